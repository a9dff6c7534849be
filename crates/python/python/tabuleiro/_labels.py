"""What `labels` answers with."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Labels(NamedTuple):
    """Proven values of many positions, each for its seat to move.

    >>> values, plies, known = labels("quantik", [Position("quantik")])
    >>> values.dtype.name, plies.dtype.name, known.dtype.name
    ('int8', 'int16', 'bool')
    """

    values: NDArray[np.int8]
    """1 if it wins, 0 if nobody does or it is not known, -1 if it loses."""
    plies: NDArray[np.int16]
    """How many moves until the end in the shortest win or the longest loss; -1 if that is not known."""
    known: NDArray[np.bool_]
    """Whether the value is proven."""
