"""The games as PettingZoo environments: `longhall.aec.env("asgard", players=2)`.

Agents are `seat_0`, `seat_1` and so on. An observation is a dict of `observation` (numbers) and `action_mask`.
Rewards come at the end: the share of the win, counted so that all together are 0 (1 for a win of two becomes 1 and -1).
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import Env


def env(game: str, players: int = 2, options: Mapping[str, str] | None = None) -> AECEnv:
    """A game with PettingZoo's usual guards: an illegal action ends the game for who took it."""
    guarded: Any = wrappers.TerminateIllegalWrapper(raw_env(game, players, options), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv):
    """A game without guards."""

    metadata = {"name": "longhall_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"longhall_{game}_v0"}
        self.render_mode = render_mode
        self._env = Env(game, players, options)
        self._luck = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self._env.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._env.action_count,), np.int8),
            }
        )

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> spaces.Space:
        return self._observation

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> spaces.Space:
        return spaces.Discrete(self._env.action_count)

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._env.reset(int(self._luck.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        seat = self._env.seat
        return self.agents[0] if seat is None else self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        asked = agent == self.agent_selection and not self._env.is_over
        mask = self._env.mask().copy() if asked else np.zeros(self._env.action_count, np.int8)
        return {"observation": self._env.observation(seat).astype(np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._env.step(int(action))
        if self._env.is_over:
            even = 1 / len(self.possible_agents)
            scale = 1 / (1 - even) if even < 1 else 1.0
            for other, share in zip(self.possible_agents, self._env.rewards()):
                self.rewards[other] = (share - even) * scale if even < 1 else share
                self.terminations[other] = True
        self._accumulate_rewards()
        self.agent_selection = self._asked()

    def render(self) -> str | None:
        return "\n".join(self._env.actions()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
