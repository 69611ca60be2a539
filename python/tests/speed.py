"""Decisions a second from Python, and OpenSpiel's stepping of gin rummy beside it where it is installed.

    target/python/venv/bin/python python/tests/speed.py
"""

import random
import time

import numpy as np

import longhall

SECONDS = 2.0


def rate(work):
    """Work gives how many decisions it took; per second, for about SECONDS."""
    work()
    start, taken = time.perf_counter(), 0
    while time.perf_counter() - start < SECONDS:
        taken += work()
    return taken / (time.perf_counter() - start)


def gin_rummy():
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def one_game():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return rate(one_game)


def main():
    try:
        peer = gin_rummy()
        print(f"gin_rummy (OpenSpiel) {peer:12,.0f} steps/s")
    except ImportError:
        peer = None
        print("OpenSpiel is not installed: nothing to compare with")
    luck = np.random.default_rng(1)
    for game in longhall.games():
        many = longhall.VectorEnv(game, count=64, players=4, seed=1)
        inside = rate(lambda: many.play_random(200)[0])

        def step():
            many.step_choices(luck.integers(many.counts()))
            return many.count

        def learn():
            many.observations()
            many.step_choices(luck.integers(many.counts()))
            return many.count

        times = "" if peer is None else f", {inside / peer:5.1f} times gin rummy"
        print(
            f"{game:<10} {inside:12,.0f} decisions/s by chance{times}; {rate(step):12,.0f} with numpy choosing, "
            f"{rate(learn):12,.0f} with observations"
        )


main()
