"""One pipe to `quadrant env`: a question, an answer. Messages have their length before them."""

import json
import os
import shlex
import signal
import struct
import subprocess
import tempfile
import threading
import weakref
from pathlib import Path

_STEP = struct.pack("<i", 1)
_BESIDE = (Path(__file__).resolve().parent / "../../../packages/cli/bin/quadrant.js").resolve()  # of the folder that this lies in


class QuadrantError(Exception):
    """What was asked cannot be done; `code` says why in one word."""

    def __init__(self, code, words):
        super().__init__(words)
        self.code = code


class OneProcess:
    """Whatever has a process: two of it would take away each other's answers."""

    def __reduce__(self):
        raise TypeError("an environment is a process, and cannot be pickled or copied: make another")


class Pipe(OneProcess):
    """Starts `quadrant env GAME`. The command is `command`, or the variable QUADRANT, or that of the same folder, or `quadrant`."""

    def __init__(self, game, command=None):
        words = command or os.environ.get("QUADRANT") or (["node", str(_BESIDE)] if _BESIDE.exists() else "quadrant")
        words = shlex.split(words) if isinstance(words, str) else list(words)
        self._log = tempfile.TemporaryFile()  # a pipe would have to be read all the time
        try:
            # A session of its own: Ctrl-C interrupts who learns, and not the games.
            self._process = subprocess.Popen(
                words + ["env", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._log, start_new_session=True
            )
        except OSError as error:
            self._log.close()
            how = "say how quadrant is called by command= or by the variable QUADRANT"
            raise QuadrantError("no-command", f"{words[0]!r} cannot be started ({error.strerror}): {how}") from None
        self._owner = os.getpid()
        self._end = weakref.finalize(self, _end, self._process, self._log, self._owner)  # also for who lets go of it without a word
        self._gone = None  # why nothing can be asked any more
        self._lock = threading.Lock()  # an answer is that to the last question: threads ask one after the other

    def open(self, observations, **settings):
        """Asks for games that are shown as rows of numbers ("flat") or as views."""
        try:
            if observations not in ("flat", "view"):
                raise ValueError('observations are "flat" or "view"')
            return self.ask({"t": "open", "flat": observations == "flat", **settings})
        except BaseException:  # nobody has an environment that could be closed
            self.close()
            raise

    def ask(self, question):
        """Asks with a dictionary; the answer is one too, or the bytes of a state."""
        return self._exchange(json.dumps(question).encode())

    def step(self, actions):
        """Asks for a step: `actions` are the bytes of 32-bit numbers, one for each game."""
        return self._exchange(_STEP + actions)

    def _exchange(self, message):
        if os.getpid() != self._owner:  # both would read each other's answers
            raise QuadrantError("gone", "the environment is that of the process that forked: make one in this")
        with self._lock:
            answer = self._answer_to(message)
        if answer[:1] != b"{":
            return answer
        answer = json.loads(answer)
        if answer["t"] == "error":
            raise QuadrantError(answer["code"], answer["words"])
        return answer

    def _answer_to(self, message):
        process = self._process
        if self._gone:
            raise QuadrantError("gone", self._gone)
        try:
            process.stdin.write(struct.pack("<I", len(message)) + message)
            process.stdin.flush()
            (length,) = struct.unpack("<I", self._read(4))
            return self._read(length)
        except (BrokenPipeError, EOFError):
            status = process.wait()
            # Another thread may have closed it.
            words = self._gone or f"quadrant env ended with status {status}{self._last_words()}"
            raise QuadrantError("gone", words) from None
        except BaseException:  # Ctrl-C, a timer: the next answer would be that to this question
            self._gone = "a question was interrupted, and its answer is lost: make the environment anew"
            self.close()
            raise

    def _read(self, length):
        data = self._process.stdout.read(length)
        if len(data) < length:
            raise EOFError
        return data

    def _last_words(self):
        """What it said last of an error, or else last of all."""
        self._log.seek(0)
        lines = [line.strip() for line in self._log.read().decode(errors="replace").split("\n") if line.strip()]
        errors = [line for line in lines if "error" in line.lower()]
        return "".join(f": {line}" for line in (errors or lines)[-1:])

    def close(self):
        self._gone = self._gone or "the environment is closed"
        self._end()


def _end(process, log, owner):
    if os.getpid() == owner:
        _kill(process)  # the end of its input is not enough: whoever was forked meanwhile may hold it open
    process.stdout.close()
    log.close()
    try:
        process.stdin.close()
    except BrokenPipeError:
        pass  # it has ended
    if os.getpid() == owner:
        process.wait()


def _kill(process):
    if process.poll() is not None:
        return
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)  # with all that `command` needed to start it
        else:
            process.kill()
    except OSError:
        pass  # it has ended meanwhile
