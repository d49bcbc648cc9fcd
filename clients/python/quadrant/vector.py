"""Many games at once: one message for all of them, numbers in columns."""

from array import array

from .pipe import Pipe
from .spaces import Discrete, numpy

GOES_ON, ENDED, CUT_SHORT = 0, 1, 2


class State:
    """What became of the last step, by game.

    `seats`: who is on move; `statuses`: GOES_ON, ENDED or CUT_SHORT by the last step (then the next deal has begun already);
    `rewards`, `observations`, `masks`: the numbers of all games one after the other, as memory that is not copied; with numpy as
    arrays of the shapes (games, seats), (games, length) and (games, actions).
    """

    __slots__ = ("seats", "statuses", "rewards", "observations", "masks")

    def __init__(self, data, games, seats, length, actions):
        at = 4
        parts = []
        for code, size, count in (("i", 4, games), ("i", 4, games), ("f", 4, games * seats), ("f", 4, games * length), ("b", 1, games * actions)):
            parts.append(memoryview(data)[at : at + size * count].cast("B" if code == "b" else code))
            at += size * count
        if numpy:
            kinds = ("<i4", "<i4", "<f4", "<f4", "i1")
            shapes = ((games,), (games,), (games, seats), (games, length), (games, actions))
            parts = [numpy.frombuffer(part, kind).reshape(shape) for part, kind, shape in zip(parts, kinds, shapes)]
        self.seats, self.statuses, self.rewards, self.observations, self.masks = parts


class VectorEnv:
    """`games` games of one kind, played in step. A game that has ended is followed by its next deal at once."""

    def __init__(self, game, games=64, *, seed=1, options=None, max_moves=5000, command=None):
        self._pipe = Pipe(game, command)
        opened = self._pipe.ask(
            {"t": "open", "games": games, "seed": seed, "options": options, "maxMoves": max_moves, "flat": True, "next": True}
        )
        self.game, self.num_envs, self.num_seats = game, games, opened["seats"]
        self.actions = opened["actions"]
        self.observation_length = opened["flat"]
        self.single_action_space = Discrete(len(self.actions))

    def _state(self, data):
        return State(data, self.num_envs, self.num_seats, self.observation_length, len(self.actions))

    def reset(self, seed=1):
        """Begins all games anew; game i has the deals of seed + i."""
        return self._state(self._pipe.ask({"t": "reset", "seed": seed}))

    def step(self, actions):
        """Takes an action in every game, any list of numbers."""
        if numpy and isinstance(actions, numpy.ndarray):
            return self._state(self._pipe.step(actions.astype("<i4").tobytes()))
        return self._state(self._pipe.step(array("i", actions).tobytes()))

    def close(self):
        self._pipe.close()
