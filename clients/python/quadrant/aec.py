"""One game at a time in the shape of PettingZoo's AEC environments: agents in turn, masks of what they may do."""

from array import array
from operator import index

from .pipe import OneProcess, Pipe, QuadrantError
from .spaces import Dict, Discrete, Flat, View, numpy
from .vector import CUT_SHORT, GOES_ON, State


class AECEnv(OneProcess):
    """Agents are `seat_0`, `seat_1`, …; actions are the numbers of commands in `actions`, the same for good.

    With `observations="view"` an observation is the view as JSON has it, with "flat" a row of numbers.
    """

    def __init__(self, game, *, observations="flat", options=None, max_moves=5000, command=None):
        settings = {"options": options, "maxMoves": index(max_moves), "next": False}
        self._pipe = Pipe(game, command)
        self._flat = observations == "flat"
        opened = self._pipe.open(observations, **settings)
        self.actions = opened["actions"]
        self.possible_agents = [f"seat_{seat}" for seat in range(opened["seats"])]
        self.metadata = {"name": game, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self._length = opened["flat"]
        seen = Flat(self._length, "f") if self._flat else View()
        mask = Flat(len(self.actions), "B")
        self.observation_spaces = {a: Dict({"observation": seen, "action_mask": mask}) for a in self.possible_agents}
        self.action_spaces = {a: Discrete(len(self.actions)) for a in self.possible_agents}
        self.agents = []
        self.agent_selection = None  # until a game has begun

    @property
    def unwrapped(self):
        return self

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """The same seed gives the same game; without one the next deal begins, of the last seed or of 1."""
        answer = self._pipe.ask({"t": "reset", "seed": None if seed is None else index(seed)})
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._take(answer)
        self.agent_selection = self.agents[self._seat]

    def _take(self, answer):
        state = State(answer, 1, len(self.possible_agents), self._length, len(self.actions))
        self._seat, status = int(state.seats[0]), int(state.statuses[0])
        rewards, self._mask = (state.rewards[0], state.masks[0]) if numpy else (state.rewards, state.masks)
        self._seen = state.observations[0] if numpy or not self._flat else state.observations
        for agent, reward in zip(self.possible_agents, rewards):
            self.rewards[agent] = float(reward)
        if status != GOES_ON:
            ended = self.truncations if status == CUT_SHORT else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
            self._mask = self._no_mask()
        self.infos = {agent: {"action_mask": self._mask_of(agent)} for agent in self.agents}

    def _no_mask(self):
        return numpy.zeros(len(self.actions), "i1") if numpy else bytearray(len(self.actions))

    def _mask_of(self, agent):
        return self._mask if self._is_on_move(agent) else self._no_mask()

    def _is_on_move(self, agent):
        return self._seat >= 0 and agent == self.possible_agents[self._seat]

    def _check_begun(self):
        if self.agent_selection is None:
            raise QuadrantError("not-begun", "reset() comes first: no game has begun")

    def _check_goes_on(self):
        self._check_begun()
        if not self.agents:
            raise QuadrantError("over", "the game is over, and everybody has left: reset() begins the next")

    def observe(self, agent):
        """What an agent may know; what it may do, when it is on move."""
        self._check_begun()
        seat = self.possible_agents.index(agent)
        if seat == max(0, self._seat):
            seen = self._seen
        elif self._flat:
            seen = self._pipe.ask({"t": "observe", "seat": seat})["flat"]
            seen = numpy.array(seen, "<f4") if numpy else array("f", seen)
        else:
            seen = self._pipe.ask({"t": "observe", "seat": seat})["view"]
        return {"observation": seen, "action_mask": self._mask_of(agent)}

    def last(self, observe=True):
        self._check_goes_on()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=2**63):
        self._check_begun()
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action):
        """The agent on move acts; one for whom the game is over takes its leave with None."""
        self._check_goes_on()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("when an agent's game is over, the only valid action is None")
            self._leave(agent)
            return
        if not self.action_spaces[agent].contains(action):
            raise ValueError(f"{action!r} is no action: they are numbers from 0 to {len(self.actions) - 1}")
        answer = self._pipe.step(array("i", [int(action)]).tobytes())
        self._cumulative_rewards[agent] = 0.0
        self._take(answer)
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]
        if self._seat >= 0:
            self.agent_selection = self.possible_agents[self._seat]

    def _leave(self, agent):
        self.agents.remove(agent)
        for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del each[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def render(self):
        return None

    def close(self):
        self._pipe.close()
