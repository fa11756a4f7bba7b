"""Teaches a small network to play Bee Busy alone: `python examples/train_bee_busy.py`.

Proximal policy optimisation in NumPy, on 64 games at once, one word after the other. It takes five
minutes on one core and prints, now and then, what the network scores beside the random and the
greedy bot on the same games. Needs `pip install "skep[rl]"`.
"""

import argparse
import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # so small a network is slower on several cores

import numpy as np
from numpy.typing import NDArray

import skep.envs
from skep.bots.registry import make_bot
from skep.envs.many import SkepVector
from skep.envs.observer import Observer

Floats = NDArray[np.float32]
Mask = NDArray[np.bool_]
Words = NDArray[np.int64]
Batch = tuple[NDArray[Any], ...]
"""What was seen, allowed and said, how likely that was, what was gained, and how much more that is
than was expected."""

GAMES = 64
HIDDEN = 128
SEEN = (
    *("features", "said", "phase", "rolled", "dice", "die", "sum", "area", "danger", "round"),
    *("stock", "living", "free", "marks", "pending"),
)
"""What the network looks at: the learned bots' features, and what is open at the moment."""
SCALE = 0.1
"""Rewards are points; a hundred of them would be too many for the network."""
STEPS, EPOCHS, PART = 64, 3, 512
"""Words of each game in a batch; how often it is learned from, in parts of which size."""
CLIP, FORGET = 0.2, 0.9
"""How far the odds of a word may move in a batch; how much later surprises count."""


class Network:
    """One hidden layer; from it the words' odds and what is still to be won. Adam, by hand."""

    def __init__(self, inputs: int, words: int, rate: float, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, size: float) -> Floats:
            return (rng.standard_normal((rows, columns)) * size).astype(np.float32)

        self.weights = [
            layer(inputs, HIDDEN, 1 / np.sqrt(inputs)),
            layer(1, HIDDEN, 0.0),
            layer(HIDDEN, words, 0.01),
            layer(HIDDEN, 1, 0.01),
        ]
        self.rate = rate
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def forward(self, seen: Floats, mask: Mask) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the odds of all words, and what is expected."""
        into, bias, out, base = self.weights
        hidden = np.tanh(seen @ into + bias)
        scores = np.where(mask, hidden @ out, -1e9)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        return hidden, odds.astype(np.float32), (hidden @ base)[:, 0]

    def learn(self, batch: Batch, entropy: float) -> None:
        """Say more often what gained more than expected; a little entropy keeps it curious."""
        seen, mask, said, likely, gained, better = batch
        hidden, odds, expected = self.forward(seen, mask)
        rows = np.arange(len(said))
        ratio = odds[rows, said] / likely
        held = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = odds.copy()
        push[rows, said] -= 1
        push *= np.where(held, 0, ratio * better)[:, None]
        logs = np.log(odds + 1e-9)
        push += entropy * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
        _, _, out, base = self.weights
        off = 0.5 * (expected - gained)[:, None]
        back = (push @ out.T + off @ base.T) * (1 - hidden**2)
        slopes = [seen.T @ back, back.sum(axis=0, keepdims=True), hidden.T @ push, hidden.T @ off]
        self._adam([slope / len(said) for slope in slopes])

    def _adam(self, slopes: list[Floats]) -> None:
        self._steps += 1
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        for place, slope in enumerate(slopes):
            slope = slope * min(1.0, 1.0 / (size + 1e-9))
            self._means[place] = 0.9 * self._means[place] + 0.1 * slope
            self._squares[place] = 0.999 * self._squares[place] + 0.001 * slope**2
            mean = self._means[place] / (1 - 0.9**self._steps)
            square = self._squares[place] / (1 - 0.999**self._steps)
            self.weights[place] -= (self.rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


class Eyes:
    """Which numbers of the flat observation the network sees, brought to about one size."""

    def __init__(self, games: SkepVector) -> None:
        parts = Observer(games.rules, flat=True).parts
        self._places = np.concatenate([np.r_[parts[name]] for name in SEEN])
        self.count = len(self._places)
        self._size = np.ones(self.count, np.float32)

    def look(self, flat: Floats) -> Floats:
        """What the network sees. It remembers the largest that each number has been."""
        seen = flat[:, self._places]
        np.maximum(self._size, np.abs(seen).max(axis=0), out=self._size)
        return seen / self._size


def choose(odds: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """A word for each game, by its odds."""
    words: Words = (odds.cumsum(axis=1) > rng.random((len(odds), 1))).argmax(axis=1)
    return words


class Teacher:
    """Plays and learns by turns."""

    def __init__(self, seed: int, rate: float) -> None:
        self.rng = np.random.default_rng(seed)
        self.games = skep.envs.vector("bee-busy", GAMES, workers=0, flat=True)
        self.eyes = Eyes(self.games)
        self.network = Network(self.eyes.count, self.games.rules.actions, rate, self.rng)
        self.now, _ = self.games.reset(seed=seed)

    def play(self) -> Batch:
        """Play on for a batch."""
        rows = np.arange(GAMES)
        views, masks, words, likely, hopes, rewards, lasts = ([] for _ in range(7))
        for _ in range(STEPS):
            view, mask = self.eyes.look(self.now["observation"]), self.now["action_mask"] > 0
            _, odds, expected = self.network.forward(view, mask)
            said = choose(odds, self.rng)
            self.now, reward, over, cut, _ = self.games.step(said)
            views.append(view)
            masks.append(mask)
            words.append(said)
            likely.append(odds[rows, said])
            hopes.append(expected)
            rewards.append(reward * SCALE)
            lasts.append(over | cut)
        view, mask = self.eyes.look(self.now["observation"]), self.now["action_mask"] > 0
        hopes.append(self.network.forward(view, mask)[2])
        better = surprises(rewards, lasts, hopes)
        gained = better + np.concatenate(hopes[:-1])
        parts = [np.concatenate(part) for part in (views, masks, words, likely)]
        steady = (better - better.mean()) / (better.std() + 1e-6)
        return (*parts, gained, steady)

    def learn(self, batch: Batch, entropy: float) -> None:
        """Go over a batch several times, in parts."""
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(batch[0]))
            for part in np.split(order, len(order) // PART):
                self.network.learn(tuple(one[part] for one in batch), entropy)


def surprises(rewards: list[Floats], lasts: list[Mask], hopes: list[Floats]) -> Floats:
    """How much more each word gained than was expected, later surprises included (GAE)."""
    found, later = [], np.zeros_like(hopes[0])
    for step in reversed(range(len(rewards))):
        on = ~lasts[step]
        later = rewards[step] + on * (hopes[step + 1] + FORGET * later) - hopes[step]
        found.append(later)
    return np.concatenate(found[::-1]).astype(np.float32)


def score(network: Network, eyes: Eyes, games: int) -> float:
    """The mean score of the network on games 0, 1, 2, …, always by the likeliest word."""
    many = skep.envs.vector("bee-busy", games, workers=0, flat=True)
    seen, _ = many.reset(seed=list(range(games)))
    scores = np.full(games, np.nan)
    while np.isnan(scores).any():
        mask = seen["action_mask"].astype(bool)
        _, odds, _ = network.forward(eyes.look(seen["observation"]), mask)
        seen, _, over, _, info = many.step(odds.argmax(axis=1))
        first = over & np.isnan(scores)
        scores[first] = info["score"][first, 0]
    return float(scores.mean())


def bots_score(name: str, games: int) -> float:
    """The mean score of a bot on the same games."""
    total = 0
    for seed in range(games):
        match, bot = skep.new("bee-busy", seats=1, seed=seed), make_bot(name, "bee-busy", seed)
        while match.actors:
            match.apply(0, bot.choose(match.view(0), match.legal(0)))
        total += match.scores[0]
    return total / games


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Teach a small network to play Bee Busy alone.")
    parser.add_argument("--seconds", type=float, default=300, help="how long it trains (300)")
    parser.add_argument("--tests", type=int, default=64, help="games in each test (64)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=2e-3)
    given = parser.parse_args()
    teacher = Teacher(given.seed, given.rate)
    others = {name: bots_score(name, given.tests) for name in ("random", "greedy")}
    print(f"{'seconds':>8}{'words':>10}{'network':>9}" + "".join(f"{name:>9}" for name in others))
    begin, words, tests = time.monotonic(), 0, 0
    while True:
        gone = time.monotonic() - begin
        if gone >= given.seconds * tests / 10:
            tests += 1
            row = [score(teacher.network, teacher.eyes, given.tests), *others.values()]
            print(f"{gone:8.0f}{words:10}" + "".join(f"{one:9.1f}" for one in row), flush=True)
        if gone >= given.seconds:
            return
        left = max(0.0, 1 - gone / given.seconds)
        teacher.network.rate = given.rate * max(0.1, left)
        teacher.learn(teacher.play(), entropy=0.05 * left)
        words += GAMES * STEPS


if __name__ == "__main__":
    main()
