"""Trains the judgement of one game from the positions that `longhall train` writes.

    python3 training/train.py --positions DIR [DIR ...] --out champions.net

Needs PyTorch; uses a GPU where there is one. The same positions and the same seed give the same figures on the
same machine. Writes the weights, and beside them the figures as JSON.
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


def read_all(folders, part, seed):
    """All positions of some folders, or of a part of their files."""
    files = sorted(file for folder in folders for file in Path(folder).glob("*.positions"))
    if part < 1:
        files = [file for number, file in enumerate(files) if (number * 2654435761 + seed) % 1000 < part * 1000]
    parts = [read_part(file) for file in files]
    assert parts, "no positions there"
    of = parts[0][0]
    assert all(one[0] == of for one in parts), "positions of different games, layouts or rules"
    # The last files are kept back to see how well the rest was learned.
    joined = [numpy.concatenate([one[column] for one in parts]) for column in range(1, 8)]
    kept_back = max(1, len(parts) // 12)
    test_from = sum(len(one[1]) for one in parts[:-kept_back])
    return of, test_from, joined


class Judge(nn.Module):
    """The network of crates/bots/src/net.rs: the hand-made judgement is the last input."""

    def __init__(self, inputs):
        super().__init__()
        self.first = nn.Linear(inputs, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.last = nn.Linear(SECOND, 1)
        self.straight = nn.Linear(inputs, 1, bias=False)
        self.drop_inputs = nn.Dropout(0.1)
        self.drop = nn.Dropout(0.2)
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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", nargs="+", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--blend", type=float, default=0.5, help="how much of the target is what the search thought")
    parser.add_argument("--part", type=float, default=1.0, help="part of the files to use")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    begun = time.time()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    (game, layout, rules, features), test_from, columns = read_all(args.positions, args.part, args.seed)
    lengths, places, values, hand, result, searched, players = columns
    count = len(lengths)
    rows = numpy.repeat(numpy.arange(count), lengths)
    inputs = torch.zeros((count, features + 1), device=device, dtype=torch.float16 if device == "cuda" else torch.float32)
    inputs[
        torch.from_numpy(rows).to(device), torch.from_numpy(places.astype("int64")).to(device)
    ] = torch.from_numpy(values.copy()).to(device).to(inputs.dtype)
    inputs[:, -1] = torch.from_numpy(hand.copy()).to(device).to(inputs.dtype)
    blend = numpy.where(numpy.isnan(searched), result, args.blend * searched + (1 - args.blend) * result)
    target = torch.from_numpy(blend.astype("float32")).to(device)
    final = torch.from_numpy(result.copy()).to(device)
    print(f"{game}: {count} positions, {features} features, {len(places) / count:.0f} filled, {device}", flush=True)

    net = Judge(features + 1).to(device)
    measure = nn.BCEWithLogitsLoss()
    steps = max(1, args.epochs * (test_from // args.batch))
    optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=args.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps + 1, pct_start=0.1)

    def test():
        net.eval()
        with torch.no_grad():
            given = inputs[test_from:].float()
            judged, by_hand = net(given), given[:, -1]
            found = [measure(given, wanted[test_from:]).item() for given in (judged, by_hand) for wanted in (target, final)]
        net.train()
        return found

    # Positions of one game are alike and share its result, so that a network soon knows games by heart: what
    # judges games that were kept back best is kept.
    figures = {"game": game, "positions": count, "features": features, "tests": []}
    best, kept, step, total = float("inf"), None, 0, 0.0
    each = max(1, steps // 24)
    for epoch in range(args.epochs):
        order = torch.randperm(test_from, device=device)
        for batch in order.split(args.batch):
            if len(batch) < args.batch or step >= steps:
                continue
            loss = measure(net(inputs[batch].float()), target[batch])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            step += 1
            total += loss.item()
            if step % each == 0:
                learned, results, by_hand, by_hand_results = test()
                shown = {"step": step, "loss": total / each, "test": learned, "results": results}
                figures["tests"].append(shown | {"by_hand": by_hand, "by_hand_results": by_hand_results})
                print(
                    f"  step {step}: loss {total / each:.4f}, kept back {learned:.4f} (by hand {by_hand:.4f}),"
                    f" results alone {results:.4f} ({by_hand_results:.4f})",
                    flush=True,
                )
                total = 0.0
                if learned < best:
                    best, kept = learned, {name: value.clone() for name, value in net.state_dict().items()}
    if kept:
        net.load_state_dict(kept)
    net.eval()
    print(f"  best {best:.4f}", flush=True)
    write_net(args.out, game, layout, rules, features, net)
    figures["seconds"] = round(time.time() - begun, 1)
    Path(args.out).with_suffix(".json").write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
