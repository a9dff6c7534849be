"""MaskablePPO of sb3-contrib learns Oware from both seats against a random player, and is measured in the arena.

    pip install sb3-contrib
    python maskable_ppo.py [--steps 65536] [--games 200] [--seed 1]
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv
from tabuleiro import Position, arena
from tabuleiro.gymnasium import SeatEnv


def tables(count: int) -> DummyVecEnv:
    """So many games against a random player, every second one from the second seat."""
    return DummyVecEnv([lambda seat=number % 2: SeatEnv("oware", opponent="random", seat=seat) for number in range(count)])


def learnt(steps: int, seed: int) -> Any:
    """A model after so many steps. The environments give their masks themselves, and say how high numbers are."""
    # So small a network is quicker on one thread.
    torch.set_num_threads(1)
    model = MaskablePPO("MultiInputPolicy", tables(8), n_steps=256, batch_size=256, ent_coef=0.01, seed=seed, device="cpu")
    return model.learn(steps)


def player(model: Any) -> arena.Player:
    """The model as a player of the arena: a function from a position to the number of a move."""

    def choose(position: Position) -> int:
        legal = position.legal_mask()
        seen = {"observation": position.observation(), "action_mask": legal.astype(np.int8)}
        return int(model.predict(seen, action_masks=legal, deterministic=True)[0])

    choose.__name__ = "MaskablePPO"
    return choose


def at_random(seed: int) -> arena.Player:
    """Any legal move."""
    chance = random.Random(seed)
    return lambda position: chance.choice(position.moves())


def main(arguments: list[str] | None = None) -> arena.Match:
    """Learns, plays, and tells what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=65_536, help="moves to learn from")
    parser.add_argument("--games", type=int, default=200, help="games against a random player afterwards")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    model = learnt(asked.steps, asked.seed)
    match = arena.play(player(model), at_random(asked.seed), game="oware", games=asked.games, seed=asked.seed)
    print(match)
    return match


if __name__ == "__main__":
    main()
