"""Quadrant's games for who learns by playing. Only the standard library is needed; with numpy there are arrays."""

from .aec import AECEnv
from .pipe import QuadrantError
from .vector import CUT_SHORT, ENDED, GOES_ON, VectorEnv

__all__ = ["AECEnv", "CUT_SHORT", "ENDED", "GOES_ON", "QuadrantError", "VectorEnv", "env", "vector"]


def env(game, **settings):
    """One game in the shape of PettingZoo's AEC: `env("raiinet")`."""
    return AECEnv(game, **settings)


def vector(game, games=64, **settings):
    """Many games at once: `vector("raiinet", 64)`."""
    return VectorEnv(game, games, **settings)
