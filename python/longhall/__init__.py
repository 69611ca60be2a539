"""Five Viking board games as environments: one game (`Env`), many at once (`VectorEnv`), PettingZoo (`longhall.aec`).

>>> import longhall
>>> env = longhall.Env("asgard", players=2, seed=1)
>>> while not env.is_over:
...     env.step(env.action_indices()[0])
>>> sum(env.rewards())
1.0
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from . import _engine

__all__ = ["Env", "VectorEnv", "games"]
__version__ = "0.2.0"


def games() -> dict[str, tuple[int, int]]:
    """The games by their ids, with the fewest and the most players of each."""
    return {name: (fewest, most) for name, fewest, most in _engine.games()}


def _options(options: Mapping[str, str] | None) -> list[tuple[str, str]]:
    return list((options or {}).items())


class Env:
    """One game. `seat` is asked; `actions()` are its legal actions; `step` takes one of them."""

    def __init__(
        self, game: str, players: int = 2, options: Mapping[str, str] | None = None, seed: int = 0
    ) -> None:
        self._table = _engine.Table(game, players, _options(options), seed)

    @classmethod
    def _of(cls, table: _engine.Table) -> Env:
        env = cls.__new__(cls)
        env._table = table
        return env

    @property
    def game(self) -> str:
        return self._table.game

    @property
    def players(self) -> int:
        return self._table.players

    @property
    def seat(self) -> int | None:
        """The seat that is asked, counted from 0; of several the first. None when the game is over."""
        return self._table.seat

    @property
    def is_over(self) -> bool:
        return self._table.seat is None

    @property
    def action_count(self) -> int:
        """How many action indices there are."""
        return self._table.action_count

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self._table.observation_size

    def reset(self, seed: int) -> None:
        """A new game. The same seed and the same actions give the same game, on every machine."""
        self._table.reset(seed)

    def actions(self) -> list[str]:
        """The legal actions in the notation of the game."""
        return self._table.actions()

    def action_indices(self) -> list[int]:
        """The indices of the legal actions, in the order of `actions()`."""
        return self._table.action_indices()

    def mask(self) -> np.ndarray:
        """1 for every index that is legal now, 0 for the others (int8)."""
        return np.frombuffer(self._table.mask(), dtype=np.int8)

    def step(self, action: int | str) -> None:
        """Takes an action, by its index or in notation. What is not legal raises ValueError and changes nothing."""
        if isinstance(action, str):
            self._table.act(action)
        else:
            self._table.step(int(action))

    def observation(self, seat: int | None = None) -> np.ndarray:
        """What a seat knows as numbers (float32); of the seat that is asked where none is named."""
        return np.frombuffer(self._table.observation(seat), dtype="<f4")

    def view(self, seat: int | None = None) -> Any:
        """What a seat knows as data: the same that the server shows it."""
        return json.loads(self._table.view(seat))

    def public_view(self) -> Any:
        """What everybody knows."""
        return json.loads(self._table.public_view())

    def clone(self) -> Env:
        """A copy that goes its own way."""
        return Env._of(self._table.clone())

    def resample(self, seat: int, seed: int = 0) -> Env:
        """A copy in which everything is drawn anew that the seat cannot know: cards in hands and decks, dice to come."""
        return Env._of(self._table.resample(seat, seed))

    def points(self) -> list[int] | None:
        """The points of all seats, once the game is over."""
        outcome = self._table.outcome()
        return None if outcome is None else outcome[0]

    def rewards(self) -> list[float]:
        """The share of the win of each seat: 1 for a win, parts of it for a tie; zeros before the end."""
        outcome = self._table.outcome()
        return [0.0] * self.players if outcome is None else outcome[1]


class VectorEnv:
    """Many games of one kind, stepped together. A game that is over begins anew by itself."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 2,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        self._tables = _engine.Tables(game, players, _options(options), count, seed, threads)

    @property
    def game(self) -> str:
        return self._tables.game

    @property
    def count(self) -> int:
        return self._tables.count

    @property
    def players(self) -> int:
        return self._tables.players

    @property
    def action_count(self) -> int:
        return self._tables.action_count

    @property
    def observation_size(self) -> int:
        return self._tables.observation_size

    def reset(self, seed: int) -> None:
        """New games everywhere."""
        self._tables.reset(seed)

    def seats(self) -> np.ndarray:
        """The seat that is asked in each game (uint8)."""
        return np.frombuffer(self._tables.seats(), dtype=np.uint8)

    def counts(self) -> np.ndarray:
        """How many actions are legal in each game (uint32)."""
        return np.frombuffer(self._tables.counts(), dtype="<u4")

    def masks(self) -> np.ndarray:
        """One row for each game: 1 for every action index that is legal now (int8)."""
        return np.frombuffer(self._tables.masks(), dtype=np.int8).reshape(self.count, self.action_count)

    def observations(self) -> np.ndarray:
        """One row for each game: what the seat that is asked knows (float32)."""
        numbers = np.frombuffer(self._tables.observations(), dtype="<f4")
        return numbers.reshape(self.count, self.observation_size)

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Takes one action index in each game. Gives the rewards of all seats and which games ended."""
        return self._step(actions, True)

    def step_choices(self, choices: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The same by places in the lists of legal actions, from 0 to `counts() - 1`: quicker, for play by chance."""
        return self._step(choices, False)

    def _step(self, actions: np.ndarray, by_index: bool) -> tuple[np.ndarray, np.ndarray]:
        numbers = np.ascontiguousarray(actions, dtype="<i8")
        rewards, ended = self._tables.step(numbers.tobytes(), by_index)
        shaped = np.frombuffer(rewards, dtype="<f4").reshape(self.count, self.players)
        return shaped, np.frombuffer(ended, dtype=np.bool_)

    def play_random(self, decisions: int) -> tuple[int, int]:
        """Every game takes so many decisions by chance. Gives how many decisions were taken and how many games ended."""
        return self._tables.play_random(decisions)
