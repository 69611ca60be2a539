"""The engine from Python: the same game from the same seed, legal actions only, and nothing that a seat cannot know."""

import json
import threading

import numpy as np
import pytest

import longhall

GAMES = sorted(longhall.games())


def play(env: longhall.Env, luck: np.random.Generator, most: int = 100_000) -> int:
    steps = 0
    while not env.is_over and steps < most:
        env.step(int(luck.choice(env.action_indices())))
        steps += 1
    return steps


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_its_rewards_are_one_win(game):
    env = longhall.Env(game, players=2, seed=5)
    assert play(env, np.random.default_rng(5)) > 10
    assert env.is_over and env.seat is None and env.actions() == []
    assert sum(env.rewards()) == pytest.approx(1.0)
    assert len(env.points()) == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_actions_give_the_same_game(game):
    one, two = longhall.Env(game, seed=3), longhall.Env(game, seed=4)
    two.reset(3)
    luck = np.random.default_rng(1)
    for _ in range(200):
        if one.is_over:
            break
        assert one.actions() == two.actions()
        assert one.view() == two.view()
        place = int(luck.integers(len(one.actions())))
        one.step(one.action_indices()[place])
        two.step(two.actions()[place])  # by notation
    assert one.points() == two.points()


@pytest.mark.parametrize("game", GAMES)
def test_mask_and_indices_say_the_same_and_there_is_room_for_every_list(game):
    env = longhall.Env(game, players=2, seed=2)
    luck = np.random.default_rng(2)
    longest = 0
    while not env.is_over:
        indices, mask = env.action_indices(), env.mask()
        longest = max(longest, len(indices))
        assert mask.shape == (env.action_count,) and set(np.flatnonzero(mask)) == set(indices)
        assert len(set(indices)) == len(env.actions())
        env.step(int(luck.choice(indices)))
    assert longest * 4 <= env.action_count


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_has_as_many_numbers_as_it_says_and_knows_nothing_hidden(game):
    env = longhall.Env(game, players=2, seed=9)
    luck = np.random.default_rng(9)
    for turn in range(60):
        if env.is_over:
            break
        seat = env.seat
        numbers = env.observation()
        assert numbers.shape == (env.observation_size,) and np.isfinite(numbers).all()
        other = env.resample(seat, seed=turn)
        assert np.array_equal(other.observation(seat), numbers)
        assert other.view(seat) == env.view(seat)
        assert other.actions() == env.actions()
        env.step(int(luck.choice(env.action_indices())))


def test_a_clone_goes_its_own_way():
    env = longhall.Env("asgard", seed=1)
    copy = env.clone()
    before = json.dumps(env.view())
    copy.step(copy.action_indices()[0])
    assert json.dumps(env.view()) == before != json.dumps(copy.view())


@pytest.mark.parametrize("wrong", [-1, 10**9, "nonsense", ""])
def test_what_is_not_legal_is_refused_and_changes_nothing(wrong):
    env = longhall.Env("asgard", seed=1)
    before = env.view()
    with pytest.raises((ValueError, OverflowError)):
        env.step(wrong)
    assert env.view() == before


def test_wrong_games_players_options_and_seats_are_refused():
    for arguments in [("chess", 2), ("asgard", 9), ("asgard", 0)]:
        with pytest.raises(ValueError):
            longhall.Env(*arguments)
    with pytest.raises(ValueError):
        longhall.Env("asgard", options={"no-such": "option"})
    with pytest.raises(ValueError):
        longhall.Env("asgard").observation(7)


@pytest.mark.parametrize("game", GAMES)
def test_many_games_step_together_and_begin_anew(game):
    many = longhall.VectorEnv(game, count=16, players=2, seed=1)
    luck = np.random.default_rng(1)
    ended_games, rewards_seen = 0, 0.0
    for _ in range(300):
        masks, observations = many.masks(), many.observations()
        assert observations.shape == (16, many.observation_size)
        assert (masks.sum(axis=1) == many.counts()).all()
        actions = np.array([luck.choice(np.flatnonzero(row)) for row in masks])
        rewards, ended = many.step(actions)
        ended_games += int(ended.sum())
        rewards_seen += float(rewards.sum())
    assert rewards_seen == pytest.approx(ended_games)
    with pytest.raises(ValueError):
        many.step(np.full(16, -1))
    with pytest.raises(ValueError):
        many.step(np.zeros(3, dtype=np.int64))


@pytest.mark.parametrize("threads", [1, 2])
def test_play_by_chance_follows_from_the_seed_on_any_number_of_threads(threads):
    one = longhall.VectorEnv("gonewild", count=8, seed=7, threads=threads)
    two = longhall.VectorEnv("gonewild", count=8, seed=7)
    decisions, ended = one.play_random(2_000)
    assert decisions == 16_000 and ended > 0
    assert two.play_random(2_000) == (decisions, ended)
    assert np.array_equal(one.observations(), two.observations())


def test_other_threads_of_python_go_on_meanwhile():
    many = longhall.VectorEnv("feast", count=64, seed=1)
    counted, stop = [0], threading.Event()

    def count():
        while not stop.is_set():
            counted[0] += 1

    counter = threading.Thread(target=count)
    counter.start()
    before = counted[0]
    many.play_random(3_000)
    during = counted[0] - before
    stop.set()
    counter.join()
    assert during > 1_000, "the lock of the interpreter was let go"
