"""A board as pixels: the picture that a notebook shows, drawn with Pillow.

Only what those pictures are made of is understood: circles, rectangles, polygons, lines, texts, and groups that step back.
"""

from __future__ import annotations

import unicodedata
import xml.etree.ElementTree as ElementTree
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabuleiro._core import say

if TYPE_CHECKING:
    from tabuleiro._core import Game, Position

#: Everything is drawn larger and made smaller at the end, so that edges are smooth.
_FINER = 2


def pixels(of: Position | Game, largest: int = 560) -> NDArray[np.uint8]:
    """The picture of a position or a game as an array of (height, width, 3), neither longer than the largest.

    >>> from tabuleiro import Position
    >>> image = pixels(Position("oware"))
    >>> image.shape[2], image.dtype.name
    (3, 'uint8')
    """
    try:
        from PIL import Image, ImageDraw
    except ImportError as error:
        raise ImportError(say("needs-pillow")) from error
    root = ElementTree.fromstring(of._repr_html_())
    left, top, wide, high = (float(number) for number in root.attrib["viewBox"].split())
    scale = largest / max(wide, high)
    size = (round(wide * scale), round(high * scale))
    image = Image.new("RGB", (size[0] * _FINER, size[1] * _FINER), "white")
    brush = _Brush(left, top, scale * _FINER)
    for element in root:
        if element.tag.endswith("}g"):
            # What steps back is drawn apart, and then shines through.
            over = image.copy()
            for part in element:
                brush.draw(ImageDraw.Draw(over), part)
            image = Image.blend(image, over, float(element.attrib.get("opacity", "1")))
        else:
            brush.draw(ImageDraw.Draw(image), element)
    return np.array(image.resize(size, Image.Resampling.BOX), dtype=np.uint8)


@lru_cache(maxsize=64)
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)


def _plain(text: str) -> str:
    """A text in letters that come with Pillow: there are no accents among them, and no sign for "times"."""
    parts = unicodedata.normalize("NFD", text.translate({0xD7: "x", 0x2013: "-", 0x2014: "-"}))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


class _Brush:
    """Draws elements, from a place of the picture and so much larger."""

    def __init__(self, left: float, top: float, scale: float) -> None:
        self.left, self.top, self.scale = left, top, scale

    def at(self, x: float, y: float) -> tuple[float, float]:
        return (x - self.left) * self.scale, (y - self.top) * self.scale

    def draw(self, on: Any, element: ElementTree.Element) -> None:
        kind = element.tag.rpartition("}")[2]
        draw = getattr(self, f"draw_{kind}", None)
        if draw is not None:
            draw(on, element)

    def paints(self, element: ElementTree.Element) -> tuple[str | None, str | None, int]:
        """The body, the edge and how thick that is."""
        body, edge = (element.attrib.get(key, "none") for key in ("fill", "stroke"))
        width = float(element.attrib.get("stroke-width", "0")) * self.scale
        return None if body == "none" else body, None if edge == "none" else edge, max(1, round(width))

    def box(self, x: float, y: float, width: float, height: float, edge: int) -> list[tuple[float, float]]:
        """The corners of what is drawn with its edge inside, where that of the picture lies half outside."""
        (left, top), (right, bottom) = self.at(x, y), self.at(x + width, y + height)
        return [(left - edge / 2, top - edge / 2), (right + edge / 2, bottom + edge / 2)]

    def draw_circle(self, on: Any, element: ElementTree.Element) -> None:
        x, y, radius = (float(element.attrib[key]) for key in ("cx", "cy", "r"))
        body, edge, width = self.paints(element)
        on.ellipse(self.box(x - radius, y - radius, 2 * radius, 2 * radius, width), body, edge, width)

    def draw_rect(self, on: Any, element: ElementTree.Element) -> None:
        x, y, wide, high = (float(element.attrib[key]) for key in ("x", "y", "width", "height"))
        body, edge, width = self.paints(element)
        corner = float(element.attrib.get("rx", "0")) * self.scale
        on.rounded_rectangle(self.box(x, y, wide, high, width), corner, body, edge, width)

    def points(self, element: ElementTree.Element) -> list[tuple[float, float]]:
        pairs = (pair.split(",") for pair in element.attrib["points"].split())
        return [self.at(float(x), float(y)) for x, y in pairs]

    def draw_polygon(self, on: Any, element: ElementTree.Element) -> None:
        body, edge, width = self.paints(element)
        points = self.points(element)
        on.polygon(points, body)
        on.line([*points, *points[:2]], edge, width, joint="curve")

    def draw_polyline(self, on: Any, element: ElementTree.Element) -> None:
        _, edge, width = self.paints(element)
        on.line(self.points(element), edge, width, joint="curve")

    def draw_text(self, on: Any, element: ElementTree.Element) -> None:
        x, y, size = (float(element.attrib[key]) for key in ("x", "y", "font-size"))
        body, edge, width = self.paints(element)
        font = _font(max(1, round(size * self.scale)))
        around = width // 2 if edge else 0
        text = _plain(element.text or "")
        on.text(self.at(x, y), text, body, font, "mm", stroke_width=around, stroke_fill=edge)
