"""PettingZoo: every game as an AEC environment with an action mask in the observation.

>>> from antilles.pettingzoo import AntillesEnv
>>> env = AntillesEnv("santiago", players=3)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

from typing import Any, Mapping

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import AntillesError, _antilles, games
from .arguments import action_of
from .batch import REWARDS

__all__ = ["AntillesEnv", "env"]


def env(game: str, **arguments: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: illegal actions end the game with a loss, order is checked."""
    inner = AntillesEnv(game, **arguments)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1))


class AntillesEnv(AECEnv):
    """One game. Where several players choose at the same time they do so one after the other, unseen by the others."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "share",
        render_mode: str | None = None,
        step_limit: int = 100_000,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise AntillesError(f'there is no reward "{reward}" (there are: {", ".join(REWARDS)})')
        about = games().get(game)
        if about is None:
            raise AntillesError(f'there is no game "{game}" (there are: {", ".join(sorted(games()))})')
        self.game, self.options, self.reward, self.step_limit = game, dict(options or {}), reward, step_limit
        self.render_mode = render_mode
        self.metadata = {"name": f"antilles_{game}_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.action_names: list[str] = about["action-names"]
        self._index = {name: index for index, name in enumerate(self.action_names)}
        self._table = _antilles.Table(game, players, self.options, bytes(32))
        self.possible_agents = [f"player_{seat}" for seat in range(1, self._table.players + 1)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents, start=1)}
        size, actions = len(about["observation"]), len(self.action_names)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._table = _antilles.Table(self.game, len(self.possible_agents), self.options, self._random.bytes(32))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        acting = self._table.to_act
        if acting:
            self.agent_selection = self.possible_agents[acting[0] - 1]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        mask = np.zeros(len(self.action_names), np.int8)
        if agent == self.agent_selection and not self._table.ending:
            mask[[self._index[action] for action in self._table.legal(seat)]] = 1
        return {"observation": self._table.features(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        name = self.action_names[action_of(action, len(self.action_names))]
        self._table.play(self._seats[agent], name)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        over = self._table.ending is not None
        if over or self._table.step >= self.step_limit:
            self.rewards = dict(
                zip(self.possible_agents, _antilles.rewards(self.reward, self._table.places(), self._table.totals()))
            )
            ended = self.terminations if over else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Who is to decide and what everybody may know, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render mode")
            return None
        seats = ", ".join(str(seat) for seat in self._table.to_act) or "nobody"
        text = f"{self.game}, step {self._table.step}, to decide: {seats}, points: {self._table.totals()}"
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""
