"""Play the same games as everybody who runs this file, and print a digest of all their states."""

import hashlib
import json

import demesne
from demesne import engine
from demesne.core.chance import pick, seeded, step
from tests.conformance.tables import every_table, label

SEED = 1


def digest() -> dict[str, str]:
    """For each table, what every state of a game comes to."""
    digests = {}
    for table in every_table():
        name, players, options = table
        total = hashlib.sha256()
        state = demesne.game(name).new(players=players, seed=SEED, listen=True, **options)
        chance = seeded(SEED)
        while state.actor != demesne.OVER:
            total.update(json.dumps([state.save(), state.actions(), state.scores(), state.view(0)]).encode())
            chance = step(chance)
            state.apply(state.actions()[pick(chance, len(state.actions()))])
        total.update(json.dumps([state.save(), state.winners(), state.breakdown()]).encode())
        total.update(json.dumps([[event.kind, event.facts] for event in state.events or []]).encode())
        digests[label(table)] = total.hexdigest()[:16]
    return digests


if __name__ == "__main__":
    print(json.dumps({"engine": engine.describe(), "digests": digest()}))
