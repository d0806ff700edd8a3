"""Trains an agent for Kingdomino with MaskablePPO, and shows how it fares against random before and after.

It needs more than Demesne brings along: pip install demesne[rl] sb3-contrib
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO

from demesne.adapters import gymnasium


def main() -> None:
    """Train for so many steps."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kingdomino")
    parser.add_argument("--steps", type=int, default=100_000)
    given = parser.parse_args()
    model = MaskablePPO("MlpPolicy", gymnasium.env(given.game, ["random"]), n_steps=1024, batch_size=256, seed=1)
    print(f"before training: {wins(model, given.game):.0%} of games won against random", flush=True)
    model.learn(given.steps)
    print(f"after {given.steps:,} steps: {wins(model, given.game):.0%}")


def wins(model: MaskablePPO, game: str, games: int = 200) -> float:
    """The share of games that it wins, a shared victory counting a half."""
    table = gymnasium.env(game, ["random"])
    won = 0.0
    for seed in range(games):
        observed, info = table.reset(seed=seed)
        over = False
        while not over:
            index, _ = model.predict(observed, action_masks=info["action_mask"].astype(bool))
            observed, reward, over, _, info = table.step(np.int64(index))
        won += (reward + 1) / 2
    return won / games


if __name__ == "__main__":
    main()
