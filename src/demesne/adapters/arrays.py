"""Observations and masks as arrays of numpy, which share the memory of the engine."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


def observed(state: Any, seat: int) -> Bytes:
    """What a seat observes."""
    return np.frombuffer(state.observe(seat), np.uint8)


def allowed(state: Any) -> Mask:
    """By index: 1 if the actor may choose it, 0 if not."""
    return np.frombuffer(state.mask(), np.int8)
