"""How many steps a second: random play in many games at once. python3 random_play.py GAME GAMES SECONDS"""

import json
import random
import resource
import sys

import quadrant


def cpu():
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def main(game, games, seconds):
    start = cpu()
    many = quadrant.vector(game, games)
    state = many.reset()
    width, steps = len(many.actions), 0
    own = cpu() - start
    dice = random.Random(1).random
    while cpu() - start - own < seconds:
        for _ in range(20):
            masks = bytes(state.masks)
            actions = []
            for at in range(0, games * width, width):
                # The next legal action from any place on: quick, and random enough.
                action = masks.find(1, at + int(dice() * width), at + width)
                actions.append((action if action >= 0 else masks.find(1, at, at + width)) - at)
            state = many.step(actions)
            steps += games
    many.close()  # only then the other side's time is known
    print(json.dumps({"steps": steps, "cpu": cpu() - start}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
