"""One pipe to `quadrant env`: a question, an answer. Messages have their length before them."""

import json
import os
import shlex
import struct
import subprocess

_STEP = struct.pack("<i", 1)


class QuadrantError(Exception):
    """What was asked cannot be done; `code` says why in one word."""

    def __init__(self, code, words):
        super().__init__(words)
        self.code = code


class Pipe:
    """Starts `quadrant env GAME`. The command is `command`, or the variable QUADRANT, or `quadrant`."""

    def __init__(self, game, command=None):
        words = command or os.environ.get("QUADRANT") or "quadrant"
        words = shlex.split(words) if isinstance(words, str) else list(words)
        self._process = subprocess.Popen(words + ["env", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def open(self, observations, **settings):
        """Asks for games that are shown as rows of numbers ("flat") or as views."""
        if observations not in ("flat", "view"):
            self.close()
            raise ValueError('observations are "flat" or "view"')
        return self.ask({"t": "open", "flat": observations == "flat", **settings})

    def ask(self, question):
        """Asks with a dictionary; the answer is one too, or the bytes of a state."""
        return self._exchange(json.dumps(question).encode())

    def step(self, actions):
        """Asks for a step: `actions` are the bytes of 32-bit numbers, one for each game."""
        return self._exchange(_STEP + actions)

    def _exchange(self, message):
        process = self._process
        try:
            process.stdin.write(struct.pack("<I", len(message)) + message)
            process.stdin.flush()
            (length,) = struct.unpack("<I", self._read(4))
            answer = self._read(length)
        except (BrokenPipeError, EOFError):
            raise QuadrantError("gone", f"quadrant env ended with status {process.wait()}") from None
        if answer[:1] != b"{":
            return answer
        answer = json.loads(answer)
        if answer["t"] == "error":
            raise QuadrantError(answer["code"], answer["words"])
        return answer

    def _read(self, length):
        data = self._process.stdout.read(length)
        if len(data) < length:
            raise EOFError
        return data

    def close(self):
        process = self._process
        if process.poll() is None:
            process.stdin.close()
            process.wait()
        process.stdout.close()
