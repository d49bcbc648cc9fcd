# A bot for Quadrant that knows no rules: it has every legal move tried by the host, a few times each,
# with random play after it, and takes the one after which things went best.
import json
import math
import sys

TRIES = 100  # a turn, over all legal moves
DEPTH = 16  # random moves after each
games = {}  # by game: its seat, and the turn that is being thought about
asked = 0


def say(**message):
    print(json.dumps(message), flush=True)


def worth(tried, seat):
    """How good an end is for a seat: a win counts 1, and what it is ahead in score counts a little."""
    outcome, scores = tried["outcome"], tried["scores"]
    others = [score for other, score in enumerate(scores) if other != seat]
    ahead = (scores[seat] if seat < len(scores) else 0) - max(others, default=0)
    drawn = outcome is None or outcome["result"] == "draw"
    return (0.5 if drawn else float(outcome["winner"] == seat)) + 0.4 * math.tanh(ahead / 20)


def begin(turn):
    global asked
    game, legal = games[turn["game"]], turn["legal"]
    game.update(turn=turn, tries={}, sums=[[0.0, 0] for _ in legal])
    for i in range(max(1, TRIES // len(legal)) * len(legal)):
        asked += 1
        game["tries"][asked] = i % len(legal)
        move = legal[i % len(legal)]
        say(t="try", game=turn["game"], id=asked, **{"from": "view"}, moves=[move], random=DEPTH)


def hear(message):
    game = games.get(message.get("game"), {})
    move = game.get("tries", {}).pop(message.get("id"), None)
    if move is None:
        return  # about a turn that is over
    if message["t"] == "tried":
        game["sums"][move][0] += worth(message, game["seat"])
        game["sums"][move][1] += 1
    if not game["tries"]:
        answer(game)


def answer(game):
    """The best so far; also when the host says stop."""
    turn = game.pop("turn", None)
    if turn is None:
        return
    means = [total / count if count else 0 for total, count in game["sums"]]
    game["tries"] = {}
    say(t="move", game=turn["game"], id=turn["id"], move=turn["legal"][means.index(max(means))])


for line in sys.stdin:
    message = json.loads(line)
    kind = message.get("t")
    if kind == "hello":
        plays = ["space-defender-2", "simodyssey-2", "raiinet", "mirewood"]
        say(t="hello", protocol="quadrant-bot/1", name="my-search", games=plays)
    elif kind == "ping":
        say(t="pong", id=message["id"])
    elif kind == "new":
        games[message["game"]] = {"seat": message["seat"]}
        say(t="ready", game=message["game"])
    elif kind == "turn":
        begin(message)
    elif kind == "tried" or (kind == "error" and message.get("to") == "try"):
        hear(message)
    elif kind == "stop":
        answer(games.get(message["game"], {}))
    elif kind == "over":
        games.pop(message["game"], None)
    elif kind == "quit":
        break
