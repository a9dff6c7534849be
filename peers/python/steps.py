"""Random steps a second, beside OpenSpiel and pgx in the same run on the same processor.

Oware is compared with OpenSpiel's own Oware. pgx has none of the four games; the nearest of its games is Othello for Oware (a board of
small numbers, a mask, moves that change many places) and tic-tac-toe for Quantik and Otrio (a piece is put on a cell until a line is
made).
"""

import random
import statistics
import time
from collections.abc import Callable

ROUNDS = 5
SECONDS = 1.0
#: So many moves are made in every game at a call, where nobody looks at what lies between: by us, and by pgx, for which it makes no
#: difference how many there are (4.1 and 4.3 million steps a second at tic-tac-toe with 512 and with 64).
LENGTH = 4096
PGX_LENGTH = 64


def rate(work: Callable[[], int]) -> float:
    """Steps a second: the median of some rounds, after one to warm up."""
    work()
    found: list[float] = []
    for _ in range(ROUNDS):
        begun, steps = time.perf_counter(), 0
        while time.perf_counter() - begun < SECONDS:
            steps += work()
        found.append(steps / (time.perf_counter() - begun))
    return statistics.median(found)


def openspiel(name: str) -> Callable[[], int]:
    """Random games of OpenSpiel, one after the other, as its examples play them."""
    import pyspiel

    game = pyspiel.load_game(name)
    draw = random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(draw.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def pgx(name: str, games: int) -> Callable[[], int]:
    """Random steps of pgx, compiled and for many games at once, with games that end beginning anew."""
    import jax
    import jax.numpy as jnp
    import pgx as peer
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset

    env = peer.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))

    @jax.jit
    def run(state, key):
        def one(carry, _):
            state, key = carry
            key, draw, moves = jax.random.split(key, 3)
            action = act_randomly(draw, state.legal_action_mask)
            return (step(state, action, jax.random.split(moves, games)), key), None

        (state, key), _ = jax.lax.scan(one, (state, key), None, length=PGX_LENGTH)
        return state, key

    held = [first, jax.random.PRNGKey(2)]

    def play() -> int:
        held[0], held[1] = run(*held)
        jnp.asarray(held[1]).block_until_ready()
        return games * PGX_LENGTH

    return play


def ours(game: str, games: int, is_written: bool) -> Callable[[], int]:
    """Random steps of a batch; with everything a learner needs written after each, or without."""
    import tabuleiro

    batch = tabuleiro.Batch(game, games, seed=1)

    def written() -> int:
        for _ in range(64):
            batch.random_step()
        return 64 * games

    def plain() -> int:
        batch.random_steps(LENGTH)
        return LENGTH * games

    return written if is_written else plain


def main() -> None:
    """Measures everybody in turn and prints rates and ratios."""
    games = 4096
    found: dict[str, float] = {}
    for label, work in [
        ("OpenSpiel oware", lambda: openspiel("oware")),
        ("ours oware", lambda: ours("oware", games, False)),
        ("ours oware, arrays written", lambda: ours("oware", games, True)),
        ("pgx tic_tac_toe", lambda: pgx("tic_tac_toe", games)),
        ("ours quantik", lambda: ours("quantik", games, False)),
        ("ours quantik, arrays written", lambda: ours("quantik", games, True)),
        ("ours otrio", lambda: ours("otrio", games, False)),
        ("ours otrio, arrays written", lambda: ours("otrio", games, True)),
        ("pgx othello", lambda: pgx("othello", games)),
    ]:
        try:
            found[label] = rate(work())
        except ImportError as missing:
            print(f"left out: {label}: {missing}")
            continue
        print(f"{label:32} {found[label] / 1e6:10.3f} M steps/s", flush=True)
    for one, other in [
        ("ours oware", "OpenSpiel oware"),
        ("ours oware, arrays written", "OpenSpiel oware"),
        ("ours quantik", "pgx tic_tac_toe"),
        ("ours quantik, arrays written", "pgx tic_tac_toe"),
        ("ours otrio", "pgx tic_tac_toe"),
        ("ours otrio, arrays written", "pgx tic_tac_toe"),
        ("ours oware", "pgx othello"),
        ("ours oware, arrays written", "pgx othello"),
    ]:
        if one in found and other in found:
            print(f"{one} is {found[one] / found[other]:.0f} times {other}")


if __name__ == "__main__":
    main()
