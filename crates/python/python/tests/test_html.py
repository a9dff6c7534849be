"""Boards in a notebook and as letters."""

import xml.etree.ElementTree as ElementTree

import tabuleiro
from conftest import random_line
from tabuleiro import Game, Position

SVG = "{http://www.w3.org/2000/svg}"


def test_a_picture_is_sound_and_described(start: Position) -> None:
    game = Game.from_position(start)
    for _, move, after in random_line(start, 1, most=15):
        game.play(move)
        for shown in (after, game):
            root = ElementTree.fromstring(shown._repr_html_())
            assert root.tag == f"{SVG}svg"
            assert root.findtext(f"{SVG}title") == start.game.capitalize()
            assert root.findtext(f"{SVG}desc")


def test_what_lies_on_the_board_is_drawn() -> None:
    def count(position: Position, tag: str) -> int:
        return len(ElementTree.fromstring(position._repr_html_()).findall(f".//{SVG}{tag}"))

    # Twelve houses, two stores, forty-eight seeds.
    assert count(Position("oware"), "circle") == 12 + 2 + 48
    quantik = Position("quantik")
    assert count(quantik.play("A@a4"), "polygon") == count(quantik, "polygon") + 1
    assert count(quantik.play("D@a4"), "circle") > count(quantik, "circle")


def boxes(shown: Position | Game) -> list[tuple[str, float, float, float, float]]:
    """Every text with the box around it, on the screen: its middle, and how far it goes to the sides, up and down."""
    root = ElementTree.fromstring(shown._repr_html_())
    scale = float(root.attrib["width"]) / float(root.attrib["viewBox"].split()[2])
    found = []
    for text in root.iter(f"{SVG}text"):
        x, y, size = (float(text.attrib[key]) * scale for key in ("x", "y", "font-size"))
        found.append((text.text or "", x, y, size * len(text.text or "") * 0.3, size * 0.35))
    return found


def test_texts_can_be_read(start: Position) -> None:
    for position in [start, *(after for _, _, after in random_line(start, 3, most=30))]:
        texts = boxes(position)
        for index, (one, x, y, wide, high) in enumerate(texts):
            assert high > 3 or one.isalpha(), f"{one} is too small"
            for other, x2, y2, wide2, high2 in texts[:index]:
                lies_on = abs(x - x2) < wide + wide2 and abs(y - y2) < high + high2
                assert not lies_on, f"{one} lies on {other} in {position}"


def test_boards_are_drawn_with_letters_too(start: Position) -> None:
    plain, coloured = start.drawing(), start.drawing(colour=True)
    assert "\x1b[" not in plain and len(plain.splitlines()) > 4
    assert "\x1b[" in coloured


def test_a_picture_speaks_the_language_of_the_moment() -> None:
    tabuleiro.language("pt")
    assert "Norte" in Position("oware")._repr_html_()
