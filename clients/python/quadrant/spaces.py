"""Spaces with the names that Gymnasium gives them, as far as these games need them."""

import random

try:
    import numpy
except ImportError:  # works without it
    numpy = None


class Discrete:
    """The whole numbers from 0 to n - 1."""

    def __init__(self, n):
        self.n = n
        self.shape = ()
        self.dtype = numpy.dtype("int64") if numpy else int
        self._random = random.Random()

    def seed(self, seed=None):
        self._random.seed(seed)
        return [seed]

    def contains(self, x):
        return not isinstance(x, bool) and hasattr(x, "__index__") and 0 <= x.__index__() < self.n

    __contains__ = contains

    def sample(self, mask=None):
        """Any number; with a mask any of those that it allows."""
        if mask is None:
            return self._random.randrange(self.n)
        is_array = numpy is not None and isinstance(mask, numpy.ndarray)
        allowed = numpy.flatnonzero(mask).tolist() if is_array else [i for i, may in enumerate(mask) if may]
        return self._random.choice(allowed) if allowed else 0

    def __eq__(self, other):
        return isinstance(other, Discrete) and other.n == self.n

    def __repr__(self):
        return f"Discrete({self.n})"


class Flat:
    """So many numbers of one kind: 'f' for 32-bit floats, 'B' for bytes."""

    def __init__(self, length, code):
        self.shape = (length,)
        self.code = code
        self.dtype = numpy.dtype({"f": "float32", "B": "int8"}[code]) if numpy else code

    def contains(self, x):
        return len(x) == self.shape[0]

    __contains__ = contains

    def __eq__(self, other):
        return isinstance(other, Flat) and (other.shape, other.code) == (self.shape, self.code)

    def __repr__(self):
        return f"Flat({self.shape[0]}, {self.code!r})"


class View:
    """A view of the game as JSON has it; `quadrant schema GAME` describes it."""

    shape = None

    def contains(self, x):
        return isinstance(x, dict)

    __contains__ = contains

    def __eq__(self, other):
        return isinstance(other, View)

    def __repr__(self):
        return "View()"


class Dict:
    """Spaces by name."""

    def __init__(self, spaces):
        self.spaces = spaces
        self.shape = None

    def __getitem__(self, name):
        return self.spaces[name]

    def contains(self, x):
        return isinstance(x, dict) and x.keys() == self.spaces.keys() and all(s.contains(x[k]) for k, s in self.spaces.items())

    __contains__ = contains

    def __eq__(self, other):
        return isinstance(other, Dict) and other.spaces == self.spaces

    def __repr__(self):
        return f"Dict({self.spaces!r})"
