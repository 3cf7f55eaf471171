"""Learn a game by playing against oneself, on one core: python train_torch.py trained

Actor and critic are one small network, which sees what the seat that decides may see. First it learns to decide as
`focused` does, so that its games are about something; then it plays all seats of many games at once and learns by
proximal policy optimization (PPO) from how far ahead each seat ends. On the way and at last it is tried against players
of the house. The folder gets what was learned, the figures and the curve.

It needs hanse[torch]. With --ray workers of a Ray cluster play the games; that needs hanse[ray] as well.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from hanse.arena.intervals import wilson
from hanse.envs.batched import BatchedEnv
from hanse.kernel.chance import chance_from_seed
from hanse.players import policy

GAMES = 128  # of a worker, at once
STEPS = 128  # decisions in each of them between two lessons
PASSES = 3  # of a lesson over what was played
PIECE = 2048  # decisions that one step of learning looks at
PACE = 5e-4  # of learning by self-play at the beginning; it falls to nothing
MODEL = "focused"  # whom the network imitates first
READINGS = 6  # of what the model decided
IMITATION_PACE = 1e-3
CLIP = 0.2  # how far one lesson may move the chance of a decision
CURIOSITY = 0.01  # what it is worth to stay undecided
FADING = 0.97  # of what comes later, with each decision
WIDTH = 192
CLEAR = 15.0  # points ahead that make a clear win
OPPONENTS = ("random", "focused")

Lesson = dict[str, Tensor]


class Net(nn.Module):
    """How likely it makes each action, and what it expects for each seat, counted from the one that decides."""

    def __init__(self, env: BatchedEnv) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(env.parts.width, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.actor = nn.Linear(WIDTH, env.actions)
        self.critic = nn.Linear(WIDTH, env.seats)

    def forward(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of chances, and expectations from -1 to 1."""
        seen = self.body(features)
        return self.actor(seen).masked_fill(~masks, -1e9).log_softmax(-1), self.critic(seen).tanh()


def shown(env: BatchedEnv) -> tuple[Tensor, Tensor]:
    """What the seats that decide see and may do."""
    return torch.from_numpy(env.parts.features(env.observations)), torch.from_numpy(env.masks.astype(bool))


class Worker:
    """Plays many games at once, all seats with the same network."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        torch.set_num_threads(1)
        self.random = torch.Generator().manual_seed(seed)
        self.env = BatchedEnv(game, GAMES, seats=seats, reward="margin")
        self.env.reset(f"training {seed}")
        self.net = Net(self.env)

    @torch.no_grad()
    def play(self, learned: dict[str, Tensor]) -> Lesson:
        """What was seen and decided, and how much better it went than the network had expected."""
        self.net.load_state_dict(learned)
        env = self.env
        kept: list[dict[str, NDArray[Any]]] = []
        for _ in range(STEPS):
            features, masks = shown(env)
            chances, expected = self.net(features, masks)
            actions = torch.multinomial(chances.exp(), 1, generator=self.random)
            before = {
                "seen": env.observations.copy(),
                "masks": masks.numpy(),
                "actions": actions[:, 0].numpy(),
                "chances": chances.gather(1, actions)[:, 0].numpy(),
                "movers": env.movers.astype(np.int64),
            }
            before["expected"] = turned(expected.numpy(), -before["movers"])
            env.step(before["actions"])
            after = {"rewards": np.tanh(env.rewards / CLEAR), "ended": env.ended > 0}
            kept.append({**before, **after})
        _, expected = self.net(*shown(env))
        at_last = turned(expected.numpy(), -env.movers.astype(np.int64))
        return lesson({name: np.stack([step[name] for step in kept]) for name in kept[0]}, at_last)


def turned(rows: NDArray[Any], by: NDArray[np.int64]) -> NDArray[Any]:
    """Each row of one number for each seat, read from another seat on."""
    seats = rows.shape[-1]
    return np.take_along_axis(rows, (np.arange(seats) + by[..., None]) % seats, -1)


def lesson(played: dict[str, NDArray[Any]], at_last: NDArray[Any]) -> Lesson:
    """What is to be learned from so many steps; `at_last` is what was expected after them."""
    surprise = np.zeros_like(played["expected"])
    later, following = np.zeros_like(at_last), at_last
    for step in reversed(range(len(surprise))):
        expected, goes_on = played["expected"][step], ~played["ended"][step][:, None]
        later = played["rewards"][step] + goes_on * (following + FADING * later) - expected
        surprise[step], following = later, expected
    movers = played["movers"]
    found = {name: played[name] for name in ("seen", "masks", "actions", "chances")}
    found["targets"] = turned(surprise + played["expected"], movers).astype(np.float32)
    found["surprise"] = turned(surprise, movers)[..., 0].astype(np.float32)
    return {name: torch.from_numpy(of.reshape(-1, *of.shape[2:])) for name, of in found.items()}


def learn(net: Net, optimizer: torch.optim.Optimizer, env: BatchedEnv, given: Lesson) -> None:
    """Make what went better than expected likelier, but not by too much at once."""
    seen = torch.from_numpy(env.parts.features(given["seen"].numpy()))
    for _ in range(PASSES):
        for rows in torch.randperm(len(given["actions"])).split(PIECE):
            chances, expected = net(seen[rows], given["masks"][rows])
            ratio = (chances.gather(1, given["actions"][rows, None])[:, 0] - given["chances"][rows]).exp()
            surprise = given["surprise"][rows]
            surprise = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
            gain = torch.min(ratio * surprise, ratio.clamp(1 - CLIP, 1 + CLIP) * surprise).mean()
            undecided = -(chances.exp() * chances).sum(-1).mean()
            missed = (expected - given["targets"][rows]).square().mean()
            optimizer.zero_grad()
            (missed - gain - CURIOSITY * undecided).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def imitate(net: Net, game: str, seats: int, decisions: int) -> None:
    """Decide as the model does, as far as so many of its decisions show."""
    env = BatchedEnv(game, GAMES, seats=seats)
    env.reset("imitation")
    choose, chance = policy(game, MODEL), chance_from_seed(0, "model")
    seen, masks, actions = [], [], []
    for _ in range(decisions // GAMES):
        rows = range(GAMES)
        chosen = np.array([choose(env.game(row).sample(int(env.movers[row]), chance), chance) for row in rows])
        seen.append(env.observations.copy())
        masks.append(env.masks.astype(bool))
        actions.append(chosen)
        env.step(chosen)
    shown_to, allowed = np.concatenate(seen), torch.from_numpy(np.concatenate(masks))
    wanted = torch.from_numpy(np.concatenate(actions))
    optimizer = torch.optim.Adam(net.parameters(), IMITATION_PACE)
    for _ in range(READINGS):
        for rows_read in torch.randperm(len(wanted)).split(PIECE // 2):
            features = torch.from_numpy(env.parts.features(shown_to[rows_read.numpy()]))
            chances, _ = net(features, allowed[rows_read])
            unlike = -chances.gather(1, wanted[rows_read, None]).mean()
            optimizer.zero_grad()
            unlike.backward()
            optimizer.step()


@torch.no_grad()
def matches(net: Net, env: BatchedEnv, opponent: str) -> tuple[float, float, float]:
    """The share of wins of one seat against others, with its interval: one game from each row of a batch."""
    choose, chance = policy(env.setting.game.key, opponent), chance_from_seed(0, "opponents")
    env.reset("matches")
    own = np.arange(env.games) % env.seats
    share = np.full(env.games, np.nan)
    while np.isnan(share).any():
        actions = env.sample().astype(np.int64)  # games that are done go on somehow
        net_decides = np.isnan(share) & (env.movers == own)
        features, masks = shown(env)
        if net_decides.any():
            actions[net_decides] = net(features[net_decides], masks[net_decides])[0].argmax(-1).numpy()
        for row in np.flatnonzero(np.isnan(share) & (env.movers != own)):
            actions[row] = choose(env.game(int(row)).sample(int(env.movers[row]), chance), chance)
        env.step(actions)
        for row in np.flatnonzero((env.ended > 0) & np.isnan(share)):
            ends = env.rewards[row]
            share[row] = (ends[own[row]] == ends.max()) / (ends == ends.max()).sum()
    won = float(share.sum())
    return won / env.games, *wilson(won, env.games)


class Cluster:
    """Workers on a Ray cluster, which play at the same time; named like one worker."""

    def __init__(self, game: str, seats: int, seed: int, workers: int, address: str) -> None:
        import ray

        self.ray = ray
        ray.init(address=None if address == "local" else address, include_dashboard=False)
        made = ray.remote(num_cpus=1)(Worker)
        self.workers = [made.remote(game, seats, seed + number) for number in range(workers)]

    def play(self, learned: dict[str, Tensor]) -> Lesson:
        """What all of them played."""
        sent = self.ray.put(learned)
        lessons = self.ray.get([worker.play.remote(sent) for worker in self.workers])
        return {name: torch.cat([torch.as_tensor(each[name]) for each in lessons]) for name in lessons[0]}


def trained(given: argparse.Namespace) -> tuple[Net, list[dict[str, Any]]]:
    """The network, and what it won on the way."""
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    env = BatchedEnv(given.game, given.matches, seats=given.seats)
    net = Net(env)
    curve = [tried(net, env, 0)]
    if given.imitated >= GAMES:
        imitate(net, given.game, given.seats, given.imitated)
        curve.append(tried(net, env, 0))
    optimizer = torch.optim.Adam(net.parameters(), PACE, eps=1e-5)
    crew: Worker | Cluster = Worker(given.game, given.seats, given.seed)
    if given.ray:
        crew = Cluster(given.game, given.seats, given.seed, given.workers, given.ray)
    decisions, looks = 0, 1
    while decisions < given.decisions:
        optimizer.param_groups[0]["lr"] = PACE * (1 - decisions / given.decisions)
        played = crew.play(net.state_dict())
        learn(net, optimizer, env, played)
        decisions += len(played["actions"])
        if decisions >= looks * given.decisions / given.looks:
            curve.append(tried(net, env, decisions))
            looks = 1 + decisions * given.looks // given.decisions
    return net, curve


def tried(net: Net, env: BatchedEnv, decisions: int) -> dict[str, Any]:
    """How much the network wins after so many decisions of training, and what it took so far."""
    found = {opponent: matches(net, env, opponent) for opponent in OPPONENTS}
    shares = "  ".join(f"{name} {won:.1%} [{low:.1%} to {high:.1%}]" for name, (won, low, high) in found.items())
    print(f"{decisions:>10,} decisions, {time.process_time():5.0f} s of this process:  {shares}", flush=True)
    return {"decisions": decisions, "seconds": round(time.process_time()), **found}


def draw(curve: list[dict[str, Any]], seats: int, file: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    millions = [point["decisions"] / 1e6 for point in curve]
    for opponent, line, mark in zip(OPPONENTS, ("--", "-"), ("o", "s"), strict=True):
        won, low, high = zip(*(point[opponent] for point in curve), strict=True)
        axes.plot(millions, won, line, marker=mark, label=f"against {opponent}")
        axes.fill_between(millions, low, high, alpha=0.2)
    axes.axhline(1 / seats, color="grey", linewidth=1)
    axes.set(xlabel="decisions of self-play (millions)", ylabel="games won, with 95 % intervals", ylim=(0, 1.02))
    axes.legend(loc="lower right")
    figure.savefig(file, dpi=120)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the network, its figures and its curve are left")
    parser.add_argument("--game", default="hansa", help="teutonica, hansa or merkator")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--imitated", type=int, default=300_000, help=f"decisions of {MODEL} to learn from first")
    parser.add_argument("--decisions", type=int, default=6_000_000, help="of self-play, all seats counted")
    parser.add_argument("--matches", type=int, default=400, help="against each opponent, whenever it is tried")
    parser.add_argument("--looks", type=int, default=10, help="how often it is tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help='a Ray cluster plays: its address, "auto" or "local"')
    parser.add_argument("--workers", type=int, default=2, help="how many play on the cluster")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    net, curve = trained(given)
    torch.save(net.state_dict(), given.folder / "net.pt")
    (given.folder / "curve.json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
    draw(curve, given.seats, given.folder / "curve.png")


if __name__ == "__main__":
    main()
