#!/usr/bin/env python3
"""Replays games of `transcripts` with OpenSpiel's oware and compares every ply.

    cargo run --release -p tabuleiro-oware --example transcripts 1 2500 | python3 crates/oware/oracle.py

Compared at every ply: the houses, both scores, the side to move and the legal houses; at the end: that it is over, and
who won. Apart are the last board (OpenSpiel sweeps it at every end) and a game of 1 000 plies (OpenSpiel stops there).
Exits 1 at any difference. Needs the package open_spiel.
"""

import sys

import pyspiel

LIMIT = 1000  # OpenSpiel's own end, which is none of ours
HOUSES = "ABCDEFabcdef"


class Difference(Exception):
    """Both sides disagree; the text says where."""


def seen(state):
    """Houses A..F a..f and both scores, as OpenSpiel prints them."""
    lines = str(state).splitlines()
    north = [int(word) for word in lines[2].split()]  # f e d c b a
    south = [int(word) for word in lines[3].split()]
    score = lambda line: int(line.split("=")[1].split()[0])
    return south + north[::-1], [score(lines[5]), score(lines[0])]


def compare(what, ours, theirs, ply):
    if ours != theirs:
        raise Difference(f"ply {ply}: {what}: ours {ours}, theirs {theirs}")


def compare_position(text, state, ply):
    *numbers, turn = text.split("-")
    numbers = [int(number) for number in numbers]
    houses, scores = seen(state)
    compare("houses", numbers[:12], houses, ply)
    compare("scores", numbers[12:], scores, ply)
    compare("turn", "SN".index(turn), state.current_player(), ply)


def actions(letters):
    """OpenSpiel counts either player's houses from 0."""
    return [HOUSES.index(letter) % 6 for letter in letters]


def replay(game, line):
    """Plies compared, and whether the game was cut at OpenSpiel's limit."""
    moves, positions, outcome, legal = line.split(";")
    legal = legal.split(",")
    positions = ["4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"] + positions.split(",")
    state = game.new_initial_state()
    for ply, move in enumerate(moves):
        if ply >= LIMIT:
            return ply, True
        if state.is_terminal():
            raise Difference(f"ply {ply}: over for them, not for us")
        compare_position(positions[ply], state, ply)
        compare("legal houses", actions(legal[ply]), sorted(state.legal_actions()), ply)
        state.apply_action(actions(move)[0])
    if len(moves) >= LIMIT:
        return len(moves), True
    if not state.is_terminal():
        raise Difference(f"ply {len(moves)}: over for us ({outcome}), not for them")
    returns = state.returns()
    theirs = "draw" if returns[0] == 0 else "1" if returns[0] > 0 else "2"
    compare("winner", outcome.split()[0], theirs, len(moves))
    return len(moves), False


def main():
    game = pyspiel.load_game("oware")
    games = plies = cut = repeated = different = 0
    for line in filter(None, map(str.strip, sys.stdin)):
        games += 1
        repeated += " repetition;" in line
        try:
            length, was_cut = replay(game, line)
            plies += length
            cut += was_cut
        except Difference as difference:
            different += 1
            print(f"game {games}: {difference}", file=sys.stderr)
    print(
        f"oracle: {games} games, {plies} plies, {repeated} ended by repetition, "
        f"{cut} cut at {LIMIT} plies, {different} differences"
    )
    return 1 if different or games == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
