"""Many games at once: one message for all of them, numbers in columns."""

from array import array
from operator import index

from .pipe import OneProcess, Pipe
from .spaces import Discrete, numpy

GOES_ON, ENDED, CUT_SHORT = 0, 1, 2


class State:
    """What became of the last step, by game.

    `seats`: who is on move; `statuses`: GOES_ON, ENDED or CUT_SHORT by the last step (then the next deal has begun already);
    `rewards`, `observations`, `masks`: the numbers of all games one after the other, as memory that is not copied; with numpy as
    arrays of the shapes (games, seats), (games, length) and (games, actions). Views are a list of one for each game.
    """

    __slots__ = ("seats", "statuses", "rewards", "observations", "masks")

    def __init__(self, answer, games, seats, length, actions):
        shapes = [(games,), (games,), (games, seats), (games, length), (games, actions)]
        parts = _parts_of_views(answer["games"], actions) if isinstance(answer, dict) else _parts_of_bytes(answer, shapes)
        if numpy:
            kinds = ("<i4", "<i4", "<f4", "<f4", "i1")
            parts = [
                part if isinstance(part, list) else numpy.frombuffer(part, kind).reshape(shape)
                for part, kind, shape in zip(parts, kinds, shapes)
            ]
        self.seats, self.statuses, self.rewards, self.observations, self.masks = parts


def _parts_of_bytes(data, shapes):
    at = 4
    parts = []
    for (code, size), (games, *each) in zip((("i", 4), ("i", 4), ("f", 4), ("f", 4), ("B", 1)), shapes):
        length = size * games * (each[0] if each else 1)
        parts.append(memoryview(data)[at : at + length].cast(code))
        at += length
    return parts


def _parts_of_views(games, actions):
    masks = bytearray(len(games) * actions)
    for i, game in enumerate(games):
        for action in game["legal"]:
            masks[i * actions + action] = 1
    rewards = array("f", [reward for game in games for reward in game["rewards"]])
    seats, statuses = (array("i", [game[name] for game in games]) for name in ("seat", "status"))
    return [seats, statuses, rewards, [game["view"] for game in games], masks]


class VectorEnv(OneProcess):
    """`games` games of one kind, played in step. A game that has ended is followed by its next deal at once.

    With `observations="view"` there is a view for each game, as JSON has it, with "flat" rows of numbers.
    """

    def __init__(self, game, games=64, *, observations="flat", seed=1, options=None, max_moves=5000, command=None):
        settings = {"games": index(games), "seed": index(seed), "options": options, "maxMoves": index(max_moves), "next": True}
        self._pipe = Pipe(game, command)
        opened = self._pipe.open(observations, **settings)
        self.game, self.num_envs, self.num_seats = game, games, opened["seats"]
        self.actions = opened["actions"]
        self.observation_length = opened["flat"]
        self.single_action_space = Discrete(len(self.actions))

    def _state(self, answer):
        return State(answer, self.num_envs, self.num_seats, self.observation_length, len(self.actions))

    def reset(self, seed=None):
        """Begins all games anew: game i with the deals of seed + i, or without a seed with the next ones."""
        return self._state(self._pipe.ask({"t": "reset", "seed": None if seed is None else index(seed)}))

    def step(self, actions):
        """Takes an action in every game, any list of whole numbers."""
        return self._state(self._pipe.step(self._bytes_of(actions)))

    def _bytes_of(self, actions):
        wrong = ValueError(f"actions are numbers from 0 to {len(self.actions) - 1}")
        if numpy and isinstance(actions, numpy.ndarray):
            if actions.dtype.kind not in "iu" or actions.size and not -(2**31) <= actions.min() <= actions.max() < 2**31:
                raise wrong
            return actions.astype("<i4").tobytes()
        try:
            return array("i", actions).tobytes()
        except OverflowError:
            raise wrong from None

    def close(self):
        self._pipe.close()
