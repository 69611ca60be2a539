"""PettingZoo's own tests of the interface, of seeds and of many cycles, for all games."""

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402

import longhall  # noqa: E402
from longhall import aec  # noqa: E402

GAMES = sorted(longhall.games())


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong_with_the_interface(game):
    api_test(aec.env(game, players=2), num_cycles=400)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game):
    seed_test(lambda: aec.env(game, players=2), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_rewards_of_all_are_zero_together(game):
    env = aec.raw_env(game, players=3)
    env.reset(seed=4)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        env.step(int(observation["action_mask"].argmax()))
        if env._env.is_over:
            assert sum(env.rewards.values()) == pytest.approx(0.0, abs=1e-5)
