"""Players that are programs of their own: the protocol UGI in both directions.

`Program` starts another program and asks it for moves, in the arena or by hand. `serve` is the other side: it makes a program of a function.

>>> import sys
>>> from tabuleiro import arena, ugi
>>> lines = "from tabuleiro import ugi; ugi.serve(lambda position: position.moves()[0], game='oware', name='first')"
>>> with ugi.Program([sys.executable, "-c", lines]) as first:
...     match = arena.play(first, "beginner", game="oware", games=2)
>>> first.name, match.games
('first', 2)
"""

from __future__ import annotations

from tabuleiro._program import Failed, Program
from tabuleiro._serve import serve

__all__ = ["Failed", "Program", "serve"]
