# A bot for Quadrant. It reads one JSON object a line and answers on standard output;
# what it writes to standard error is its log. It plays any legal move of any game.
import json
import random
import sys

games = {}  # what is kept of each game that is being played


def say(**message):
    print(json.dumps(message), flush=True)


def choose(turn, game):
    """Your move. turn["view"] is all that you may know, turn["legal"] all that you may do."""
    return game["dice"].choice(turn["legal"])


for line in sys.stdin:
    message = json.loads(line)
    kind = message.get("t")
    if kind == "hello":
        say(
            t="hello",
            protocol="quadrant-bot/1",
            name="my-bot",
            games=["space-defender-2", "simodyssey-2", "raiinet", "mirewood"],
        )
    elif kind == "ping":
        say(t="pong", id=message["id"])
    elif kind == "new":
        # The same seed gives the same dice, so that every game can be played again.
        games[message["game"]] = {**message, "dice": random.Random(message["seed"])}
        say(t="ready", game=message["game"])
    elif kind == "turn":
        move = choose(message, games[message["game"]])
        say(t="move", game=message["game"], id=message["id"], move=move)
    elif kind == "over":
        games.pop(message["game"], None)
    elif kind == "quit":
        break
