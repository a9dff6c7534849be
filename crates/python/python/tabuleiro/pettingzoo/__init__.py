"""The games as environments of PettingZoo, one module for each.

>>> from tabuleiro.pettingzoo import oware_v0
>>> env = oware_v0.env()
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, is_over, is_broken_off, info = env.last()
...     done = is_over or is_broken_off
...     env.step(None if done else int(observation["action_mask"].argmax()))
>>> env.possible_agents
['seat_0', 'seat_1']
"""

from importlib.util import find_spec

from tabuleiro._core import say

if find_spec("pettingzoo") is None:
    raise ImportError(say("needs", module="tabuleiro.pettingzoo", package="PettingZoo", extra="pettingzoo"))

from tabuleiro.pettingzoo import oolong_v0, otrio_v0, oware_v0, quantik_v0

__all__ = ["oolong_v0", "otrio_v0", "oware_v0", "quantik_v0"]
