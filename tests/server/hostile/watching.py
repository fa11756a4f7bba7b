"""What an attack does to an honest table, and to the memory of the server."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from tests.server.hostile.honest import PACE, HonestTable
from tests.server.nursery import Server

QUIET_SECONDS = 1.2
ATTACK_SECONDS = 2.5

TIMES = 5
"""So many times its quiet value may the honest table's p95 be."""

FLOOR = 0.05
"""Seconds: on a machine whose two cores are shared by attacker, server and players, a wait that
short says nothing, and nobody notices it."""

WAKE_UPS = 8
"""From asking to having an answer, processes and threads are woken up about so often. Where the
machine is so full that each of them comes late, that is no fault of the server's."""

MORE_MEMORY = 64 * 1024 * 1024

ATTACKER = "127.0.0.2"
"""Where attackers come from: what is held against them is not held against the honest."""

Attack = Callable[[Server], AbstractContextManager[object]]
"""Goes on, in threads of its own, for as long as the context is open."""


@dataclass(frozen=True)
class Seen:
    """What the honest table saw, in seconds, and what the server needed, in bytes."""

    quiet: dict[str, float]
    attacked: dict[str, float]
    grown: int
    """How much more memory the server had than before, at the worst moment."""

    def _allowed(self, kind: str) -> float:
        return max(TIMES * self.quiet[kind], FLOOR) + WAKE_UPS * self.attacked["late"]

    def complaint(self) -> str:
        """What is not as it should be; empty: nothing."""
        wrong = [
            f"{kind}s: p95 {1000 * self.attacked[kind]:.0f} ms, quiet {1000 * self.quiet[kind]:.1f}"
            f" ms; may be {1000 * self._allowed(kind):.0f} ms"
            for kind in ("move", "page")
            if self.attacked[kind] > self._allowed(kind)
        ]
        if self.grown > MORE_MEMORY:
            wrong.append(f"{self.grown >> 20} MiB more memory")
        return "; ".join(wrong)


def watch(server: Server, attack: Attack, seconds: float) -> Seen:
    """Let the honest table play for a while, then beside the attack."""
    with HonestTable(server.address) as table:
        time.sleep(0.3)  # the first moves find cold caches
        began = time.monotonic()
        time.sleep(QUIET_SECONDS)
        before = server.memory()
        Path(f"/proc/{server.pid}/clear_refs").write_text("5")  # the peak is counted from here
        attacked = time.monotonic()
        with attack(server):
            time.sleep(seconds)
            ended = time.monotonic()
        time.sleep(0.1)  # the last lines of the table are on their way
        return Seen(
            {kind: table.p95(kind, began, attacked) for kind in PACE},
            {kind: table.p95(kind, attacked, ended) for kind in PACE},
            server.memory("VmHWM") - before,
        )
