"""Trains the judgement of one game from the positions that `longhall train` writes.

    python3 training/train.py --positions DIR [DIR ...] --out champions.net

Needs PyTorch; uses a GPU where there is one. The same positions and the same seed give the same figures on the
same machine. Writes the weights, and beside them the figures as JSON. With `--epochs 0` nothing is learned: these
weights judge as the game's author does, and the first games of a search are played with them.
"""

import argparse
import json
import struct
import time
from pathlib import Path

import numpy
import torch
from torch import nn

FIRST, SECOND = 64, 32
MAGIC = b"LHPOS\0\0\x01"
NET_MAGIC = b"LHNET\0\0\x01"
# One file in so many is kept back to see how well games are judged that were not learned.
KEPT_BACK_ONE_IN = 16
TESTS_AN_EPOCH = 2
TEST_BATCH = 65536


def read_part(file):
    """One file of positions: the game it is of, sparse features and the columns."""
    data = file.read_bytes()
    assert data[:8] == MAGIC, f"{file} holds no positions"
    game = data[8:24].rstrip(b"\0").decode()
    layout, rules, features, count, filled = struct.unpack_from("<IIIII", data, 24)
    at = 44

    def column(kind, length):
        nonlocal at
        values = numpy.frombuffer(data, dtype=kind, count=length, offset=at)
        at += values.nbytes
        return values

    lengths = column("<u2", count)
    places = column("<u2", filled)
    values = column("<f4", filled)
    hand, result, searched = column("<f4", count), column("<f4", count), column("<f4", count)
    players = column("u1", count)
    return (game, layout, rules, features), lengths, places, values, hand, result, searched, players


class Positions:
    """Positions of some files on the device, the hand-made judgement as the last input."""

    def __init__(self, files, device):
        parts = [read_part(file) for file in files]
        assert parts, "no positions there"
        self.of = parts[0][0]
        assert all(one[0] == self.of for one in parts), "positions of different games, layouts or rules"
        columns = [numpy.concatenate([one[column] for one in parts]) for column in range(1, 7)]
        lengths, places, values, hand, result, searched = columns
        self.count, self.filled = len(lengths), len(places)
        kind = torch.float16 if device == "cuda" else torch.float32
        rows = numpy.repeat(numpy.arange(self.count), lengths)
        self.inputs = torch.zeros((self.count, self.of[3] + 1), device=device, dtype=kind)
        where = (torch.from_numpy(rows).to(device), torch.from_numpy(places.astype("int64")).to(device))
        self.inputs[where] = torch.from_numpy(values.copy()).to(device).to(kind)
        self.inputs[:, -1] = torch.from_numpy(hand.copy()).to(device).to(kind)
        self.result = torch.from_numpy(result.copy()).to(device)
        self.searched = torch.from_numpy(searched.copy()).to(device)

    def target(self, blend):
        """What came of it, and in part what the search thought where somebody searched."""
        blended = blend * self.searched + (1 - blend) * self.result
        return torch.where(torch.isnan(self.searched), self.result, blended)


def split(folders, learn_only):
    """Files to learn from, and files that are kept back: none of those in folders that are only learned from."""
    files = sorted(file for folder in folders for file in Path(folder).glob("*.positions"))
    kept_back = files[KEPT_BACK_ONE_IN - 1 :: KEPT_BACK_ONE_IN] or files[-1:]
    learned = sorted(file for folder in learn_only for file in Path(folder).glob("*.positions"))
    return learned + [file for file in files if file not in set(kept_back)] or kept_back, kept_back


class Judge(nn.Module):
    """The network of crates/bots/src/net.rs: the hand-made judgement is the last input."""

    def __init__(self, inputs, drop_inputs=0.0, drop=0.0):
        super().__init__()
        self.first = nn.Linear(inputs, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.last = nn.Linear(SECOND, 1)
        self.straight = nn.Linear(inputs, 1, bias=False)
        self.drop_inputs = nn.Dropout(drop_inputs)
        self.drop = nn.Dropout(drop)
        with torch.no_grad():
            # It begins as the hand-made judgement and can only refine it.
            self.last.weight.zero_()
            self.last.bias.zero_()
            self.straight.weight.zero_()
            self.straight.weight[0, -1] = 1.0

    def forward(self, inputs):
        seen = torch.cat([self.drop_inputs(inputs[:, :-1]), inputs[:, -1:]], dim=1)
        hidden = self.drop(torch.relu(self.first(seen)))
        hidden = self.drop(torch.relu(self.second(hidden)))
        return (self.last(hidden) + self.straight(seen)).squeeze(1)


def fnv(data):
    """As crates/bots/src/net.rs hashes."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return value


def write_net(file, game, layout, rules, features, net):
    def flat(tensor):
        return tensor.detach().cpu().numpy().astype("<f4").tobytes()

    body = b"".join(
        [
            flat(net.first.weight.T.contiguous()),
            flat(net.first.bias),
            flat(net.second.weight.T.contiguous()),
            flat(net.second.bias),
            flat(net.last.weight),
            flat(net.last.bias),
            flat(net.straight.weight),
        ]
    )
    header = NET_MAGIC + game.encode().ljust(16, b"\0")
    header += struct.pack("<IIIIIQ", layout, rules, features, FIRST, SECOND, fnv(body))
    Path(file).write_bytes(header + body)


def test(net, positions, blend):
    """How far off the network and the hand-made judgement are on games that were kept back."""
    measure = nn.BCEWithLogitsLoss()
    net.eval()
    with torch.no_grad():
        judged = torch.cat([net(some.float()) for some in positions.inputs.split(TEST_BATCH)])
    net.train()
    by_hand, target = positions.inputs[:, -1].float(), positions.target(blend)
    return {
        "kept_back": measure(judged, target).item(),
        "kept_back_by_hand": measure(by_hand, target).item(),
        "results": measure(judged, positions.result).item(),
        "results_by_hand": measure(by_hand, positions.result).item(),
    }


def learn(net, positions, kept_back, args):
    """Learns, and leaves the state that judged the results of games kept back best: positions of one game are alike
    and share its result, so that a network soon knows games by heart."""
    measure, target = nn.BCEWithLogitsLoss(), positions.target(args.blend)
    batch = max(1, min(args.batch, positions.count // TESTS_AN_EPOCH))
    steps = max(1, args.epochs * (positions.count // batch))
    optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=args.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps + 1, pct_start=0.1)
    tests, best, kept = [], float("inf"), None
    for part in range(args.epochs * TESTS_AN_EPOCH):
        if part % TESTS_AN_EPOCH == 0:
            orders = torch.randperm(positions.count, device=positions.inputs.device).chunk(TESTS_AN_EPOCH)
        for chosen in orders[part % TESTS_AN_EPOCH].split(batch):
            if len(chosen) < batch:
                continue
            loss = measure(net(positions.inputs[chosen].float()), target[chosen])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            if schedule.last_epoch < steps:
                schedule.step()
        found = {"epoch": (part + 1) / TESTS_AN_EPOCH, "loss": loss.item()} | test(net, kept_back, args.blend)
        tests.append(found)
        print("  " + ", ".join(f"{name} {value:.4f}" for name, value in found.items()), flush=True)
        if found["results"] < best:
            best, kept = found["results"], {name: value.clone() for name, value in net.state_dict().items()}
    if kept:
        net.load_state_dict(kept)
    return tests


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", nargs="+", required=True, help="folders; some of their files are kept back")
    parser.add_argument("--learn-only", nargs="*", default=[], help="folders of which nothing is kept back")
    parser.add_argument("--out", required=True)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.1)
    parser.add_argument("--blend", type=float, default=0.3, help="how much of the target is what the search thought")
    parser.add_argument("--drop-inputs", type=float, default=0.05)
    parser.add_argument("--drop", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    begun = time.time()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    files, files_kept_back = split(args.positions, args.learn_only)
    positions, kept_back = Positions(files, device), Positions(files_kept_back, device)
    assert positions.of == kept_back.of, "positions of different games, layouts or rules"
    (game, layout, rules, features), count = positions.of, positions.count
    filled = positions.filled / count
    print(f"{game}: {count} positions, {features} features, {filled:.0f} filled, {device}", flush=True)
    net = Judge(features + 1, args.drop_inputs, args.drop).to(device)
    tests = learn(net, positions, kept_back, args)
    write_net(args.out, game, layout, rules, features, net)
    figures = {"game": game, "positions": count, "features": features, "settings": vars(args), "tests": tests}
    figures["seconds"] = round(time.time() - begun, 1)
    Path(args.out).with_suffix(".json").write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
