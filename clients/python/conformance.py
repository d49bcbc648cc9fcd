"""What PettingZoo's api_test and seed_test demand of an AEC environment, and that many games at once are the same games.

python3 conformance.py [--plain] [--views] GAME…   (--plain: as if there were no numpy; --views: of the first game also as JSON)
"""

import copy
import gc
import os
import pickle
import random
import select
import signal
import subprocess
import sys
import threading

if "--plain" in sys.argv:
    sys.modules["numpy"] = None

import quadrant  # noqa: E402

MAX_MOVES = 30  # a game is cut short, and everybody takes leave
CYCLES = 40  # so that a game and the beginning of the next are seen


def same(a, b):
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[k], b[k]) for k in a)
    return list(a) == list(b) if hasattr(a, "__len__") and not isinstance(a, (str, dict)) else a == b


def check_keys(env):
    for by_agent in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
        assert set(by_agent) == set(env.agents), "everything by agent is about the agents that are there"
    assert env.num_agents == len(env.agents) <= env.max_num_agents == len(env.possible_agents)


def api_test(env, cycles, seed):
    for agent in env.possible_agents:
        assert env.observation_space(agent) is env.observation_space(agent), "spaces are the same object every time"
        assert env.action_space(agent) is env.action_space(agent)
        env.action_space(agent).seed(seed)
    env.reset(seed=seed)
    assert env.agents == env.possible_agents and len(set(env.agents)) == len(env.agents)
    check_keys(env)
    assert not any(env.terminations.values()) and not any(env.truncations.values())
    assert all(reward == 0 for reward in env.rewards.values())
    earned = dict.fromkeys(env.agents, 0.0)
    finished = set()
    steps = 0
    for agent in env.agent_iter(cycles):
        assert agent in env.agents and agent == env.agent_selection and agent not in finished
        assert env.last(observe=False)[0] is None
        observation, reward, terminated, truncated, info = env.last()
        assert env.observation_space(agent).contains(observation), "an observation is in its space"
        assert reward == earned[agent], "last() gives what came in since the agent acted"
        assert isinstance(terminated, bool) and isinstance(truncated, bool) and isinstance(info, dict)
        assert same(observation["action_mask"], info["action_mask"])
        assert same(env.observe(agent), observation), "looking changes nothing"
        earned[agent] = 0.0
        if terminated or truncated:
            finished.add(agent)
            try:
                env.step(0)
                raise AssertionError("who is done may only say None")
            except ValueError:
                env.step(None)
        else:
            mask = bytes(bytearray(observation["action_mask"]))
            assert any(mask), "who is on move may do something"
            for other in env.agents:
                if other != agent:
                    assert not any(bytearray(env.observe(other)["action_mask"]))
            forbidden = mask.find(0)
            if forbidden >= 0:
                try:
                    env.step(forbidden)
                    raise AssertionError("what the mask forbids is refused")
                except quadrant.QuadrantError:
                    pass
                assert same(env.observe(agent), observation), "what is refused changes nothing"
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
            for each in env.agents:
                earned[each] += env.rewards[each]
        check_keys(env)
    if not env.agents:
        assert finished == set(env.possible_agents), "everybody takes leave"
    return steps


def seed_test(env, other, cycles):
    envs = [env, other]
    for seed in (3, 4):
        dice = random.Random(seed)
        for each in envs:
            each.reset(seed=seed)
        for _ in range(cycles):
            if not envs[0].agents:
                break
            told = [each.last() for each in envs]
            assert envs[0].agent_selection == envs[1].agent_selection
            assert all(same(a, b) for a, b in zip(*told)), "the same seed gives the same game"
            done = told[0][2] or told[0][3]
            legal = [i for i, may in enumerate(bytearray(told[0][0]["action_mask"])) if may]
            action = None if done else dice.choice(legal)
            for each in envs:
                each.step(action)
        for each in envs:
            each.reset()
        next_deal = [each.last() for each in envs]
        assert all(same(a, b) for a, b in zip(*next_deal)), "what follows a seed is the same, too"
        envs[1].reset(seed=seed)
        again = zip(next_deal[0], envs[1].last())
        assert not all(same(a, b) for a, b in again), "without a seed it is another game"


def sample_test(space):
    """Whatever a mask is made of, what is drawn by it is allowed."""
    mask = bytearray(space.n)
    mask[space.n - 1] = 1
    kinds = [bytes, list, bytearray, memoryview]
    if quadrant.spaces.numpy:
        kinds += [lambda m, kind=kind: quadrant.spaces.numpy.array(list(m), kind) for kind in ("i1", "bool", "i8", "f4")]
    assert all(space.sample(kind(mask)) == space.n - 1 for kind in kinds)


def vector_test(game, one, cycles):
    """One of many games, and those that follow it, beside the same ones by themselves."""
    many = quadrant.vector(game, 3, seed=7, max_moves=MAX_MOVES)
    wrong_step_test(many)
    state = many.reset(seed=7)
    one.reset(seed=8)  # the second of three
    dice = random.Random(1)
    width = len(many.actions)
    for _ in range(cycles):
        masks = bytes(bytearray(memoryview(state.masks).cast("B")))
        own = masks[width : 2 * width]
        observed = one.observe(one.agent_selection)
        assert own == bytes(bytearray(observed["action_mask"])), "many games at once are the same games"
        length = many.observation_length
        row = list(state.observations[1]) if hasattr(state.observations, "reshape") else list(state.observations[length : 2 * length])
        assert row == list(observed["observation"])
        actions = [dice.choice([i for i in range(width) if masks[g * width + i]]) for g in range(3)]
        state = many.step(actions)
        one.step(actions[1])
        status = int(state.statuses[1])
        assert (status == quadrant.ENDED) == any(one.terminations.values())
        assert (status == quadrant.CUT_SHORT) == any(one.truncations.values())
        if status != quadrant.GOES_ON:
            one.reset()
    many.close()


def wrong_step_test(many):
    """What is no action is refused, and is never rounded to one that is."""
    state = many.reset(seed=1)
    legal = [bytes(memoryview(state.masks).cast("B")).index(1, i * len(many.actions)) % len(many.actions) for i in range(many.num_envs)]
    wrong = [[0.5] * len(legal), [2**32] * len(legal)]
    if quadrant.spaces.numpy:
        wrong += [quadrant.spaces.numpy.array(legal) + more for more in (0.5, 2**32)]
    for actions in wrong:
        try:
            many.step(actions)
            raise AssertionError("actions are whole numbers")
        except (TypeError, ValueError):
            pass
    many.step(legal)


class Interrupted(Exception):
    pass


def interruption_test(game):
    """After Ctrl-C no answer is taken for that to another question; nor after the end."""
    env = quadrant.env(game)
    env.reset(seed=1)
    pid = env._pipe._process.pid

    def interrupt(*_):
        os.kill(pid, signal.SIGCONT)
        raise Interrupted

    signal.signal(signal.SIGALRM, interrupt)
    os.kill(pid, signal.SIGSTOP)  # so that no answer comes before the interruption
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    for ask, error in ((lambda: env.observe("seat_1"), Interrupted), (env.reset, quadrant.QuadrantError)):
        try:
            ask()
            raise AssertionError("it was interrupted")
        except error:
            pass
    env.close()


def fork_test(game):
    """Who was forked can neither take away answers nor keep the games from ending."""
    env = quadrant.env(game)
    env.reset(seed=1)
    heard, said = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            env.reset(seed=2)
            status = 1
        except quadrant.QuadrantError as error:
            status = 0 if error.code == "gone" else 2
        select.select([heard], [], [], 60)
        os._exit(status)
    env.reset(seed=3)
    env.close()
    assert os.waitpid(child, os.WNOHANG) == (0, 0), "closing does not wait for who was forked"
    os.write(said, b".")
    assert os.waitpid(child, 0)[1] == 0, "the games are those of the process that began them"
    os.close(heard)
    os.close(said)


def threads_test(game):
    """Threads that share games ask one after the other: everybody has its own answer."""
    many = quadrant.vector(game, 2)
    observed = lambda seed: bytes(memoryview(many.reset(seed=seed).observations).cast("B"))  # noqa: E731
    expected = [observed(seed) for seed in range(8)]
    right = []
    threads = [
        threading.Thread(target=lambda: right.extend(observed(seed) == expected[seed] for seed in range(8)), daemon=True)
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert right == [True] * 32, "every thread has the answers to its own questions"
    many.close()


def copy_test(*envs):
    for env in envs:
        for copied in (pickle.dumps, copy.copy, copy.deepcopy):
            try:
                copied(env)
                raise AssertionError("a process cannot be copied")
            except TypeError as error:
                assert "make another" in str(error)


def is_alive(pid):
    try:
        os.kill(pid, 0)
        return True
    except ProcessLookupError:
        return False


def copied_test():
    """It may be copied to wherever it is wanted: also to a folder with not much above it."""
    path = sys.modules[quadrant.QuadrantError.__module__].__file__
    with open(path, encoding="utf-8") as file:
        exec(compile(file.read(), path, "exec"), {"__name__": "copied", "__file__": "/app/quadrant/pipe.py"})


def refused_test(code, *questions):
    for ask in questions:
        try:
            ask()
            raise AssertionError(f"it is refused: {code}")
        except quadrant.QuadrantError as error:
            assert error.code == code


def misuse_test(game):
    """What is refused, or let go of without a word, leaves no process behind; mistakes are told in words."""
    started = []

    class Noting(subprocess.Popen):
        def __init__(self, *words, **settings):
            super().__init__(*words, **settings)
            started.append(self.pid)

    popen, subprocess.Popen = subprocess.Popen, Noting
    try:
        for make, settings, error in (
            (quadrant.env, {"options": 5}, quadrant.QuadrantError),
            (quadrant.env, {"options": {1, 2}}, TypeError),
            (quadrant.env, {"max_moves": "x"}, TypeError),
            (quadrant.env, {"observations": "rgb"}, ValueError),
            (quadrant.env, {"command": "no-such-command-of-anybody"}, quadrant.QuadrantError),
            (quadrant.vector, {"options": {"weather": 1}}, quadrant.QuadrantError),
            (quadrant.vector, {"games": "x"}, TypeError),
        ):
            try:
                make(game, **settings)
                raise AssertionError(f"{settings} is refused")
            except error:
                pass
        try:
            quadrant.env("chess")
            raise AssertionError("there is no such game")
        except quadrant.QuadrantError as error:
            assert error.code == "gone" and "chess" in str(error), "why it ended is told"
        env = quadrant.env(game, max_moves=1)
        played = [env.last, lambda: env.step(None)]
        refused_test("not-begun", *played, lambda: env.observe("seat_0"), lambda: next(env.agent_iter()))
        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, _, _, truncated, _ = env.last()
            env.step(None if truncated else env.action_space(agent).sample(observation["action_mask"]))
        refused_test("over", *played)
        circle = quadrant.vector(game, 1)
        circle.itself = circle
        del env, played, circle
    finally:
        subprocess.Popen = popen
    gc.collect()
    assert started and not any(map(is_alive, started)), "nothing is left behind"


def views_test(game, cycles):
    """Many games as JSON are the same games as in numbers."""
    both = [quadrant.vector(game, 2, observations=each, seed=3) for each in ("flat", "view")]
    states = [many.reset() for many in both]
    width = len(both[0].actions)
    for _ in range(cycles):
        flat, seen = (
            [bytes(memoryview(getattr(state, name)).cast("B")) for name in ("seats", "statuses", "rewards", "masks")]
            for state in states
        )
        assert flat == seen
        assert all(isinstance(view, dict) for view in states[1].observations)
        actions = [flat[-1].index(1, game * width) - game * width for game in range(2)]
        states = [many.step(actions) for many in both]
    for many in both:
        many.close()


if __name__ == "__main__":
    games = [word for word in sys.argv[1:] if not word.startswith("-")]
    for number, game in enumerate(games):
        env = quadrant.env(game, max_moves=MAX_MOVES)
        print(f"{game}, flat: ok, {api_test(env, CYCLES, seed=5)} steps")
        sample_test(env.action_space("seat_0"))
        if number == 0 and "--views" in sys.argv:
            seeing = quadrant.env(game, observations="view", max_moves=MAX_MOVES)
            print(f"{game}, view: ok, {api_test(seeing, CYCLES, seed=5)} steps")
            seeing.close()
            views_test(game, 5)
            misuse_test(game)
        if number == 0:
            other = quadrant.env(game, max_moves=MAX_MOVES)
            seed_test(env, other, CYCLES)
            other.close()
            interruption_test(game)
            fork_test(game)
            threads_test(game)
            many = quadrant.vector(game, 1)
            copy_test(env, many)
            many.close()
            copied_test()
            print(f"{game}, the same seed: ok")
        vector_test(game, env, CYCLES)
        env.close()
        print(f"{game}, many at once: ok")
