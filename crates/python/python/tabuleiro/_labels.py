"""What `labels` answers with."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Labels(NamedTuple):
    """Proven values of many positions, each for its seat to move: four arrays, each of the shape (positions,).

    >>> values, plies, known, points = labels("quantik", [Position("quantik")])
    >>> values.dtype.name, plies.dtype.name, known.dtype.name, points.dtype.name
    ('int8', 'int16', 'bool', 'int16')
    """

    values: NDArray[np.int8]
    """1 if it wins, 0 if nobody does or it is not known, -1 if it loses."""
    plies: NDArray[np.int16]
    """How many moves until the end in the shortest win or the longest loss; -1 if that is not known, or nobody wins."""
    known: NDArray[np.bool_]
    """Whether the value is proven."""
    points: NDArray[np.int16]
    """How many points the seat to move ends with when both play for as many as they can; -1 if that is not known, or the game has none."""
