"""Becomes a bot's program, after taking on limits: `launch.py MORE_TASKS CPU=600 … -- COMMAND …`.

A process of its own does this because a process with threads, as a server is, must not run Python
between fork and exec. It imports nothing of Skep and little else, so that it is there in an
instant. The limits are those of the module `resource`, without RLIMIT_; but the system's limit of
processes counts all of a user, so that one is told as how many more there may be.
"""

import os
import resource
import signal
import sys

NICE = 5
"""Whoever talks to people goes before those who think."""


def limit(name: int, value: int) -> None:
    """Take on a limit, unless there is a lower one already."""
    _, hard = resource.getrlimit(name)
    if hard != resource.RLIM_INFINITY:
        value = min(value, hard)
    resource.setrlimit(name, (value, value))


def tasks() -> int:
    """How many processes and threads our user has now; the system's limit counts all of them."""
    mine, count = os.geteuid(), 0
    for process in os.scandir("/proc"):
        try:
            if process.name.isdecimal() and process.stat().st_uid == mine:
                count += sum(1 for _ in os.scandir(f"{process.path}/task"))
        except OSError:
            continue  # it has just ended
    return count


def main() -> None:
    """Take on the limits and become the program."""
    at = sys.argv.index("--")
    more, command = int(sys.argv[1]), sys.argv[at + 1 :]
    for name, _, value in (text.partition("=") for text in sys.argv[2:at]):
        limit(getattr(resource, f"RLIMIT_{name}"), int(value))
    if "linux" in sys.platform:  # others do not say how many there are
        limit(resource.RLIMIT_NPROC, tasks() + more)
    for ignored in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(ignored, signal.SIG_DFL)  # Python ignores them, and what it becomes would
    os.nice(NICE)
    os.execvp(command[0], command)  # noqa: S606  the operator has said which


if __name__ == "__main__":
    main()
