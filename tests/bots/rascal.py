"""A bot from outside that behaves badly, in the way that its first argument names."""

import os
import resource
import sys
import time


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def misbehave(how: str, number: int, moves: list[str]) -> None:
    """Answer the question of this number, or not."""
    if how == "hangs":
        time.sleep(60)
    elif how == "crashes":
        raise ValueError("I have had enough")
    elif how == "says-nonsense":
        say("bestmove", number, "castle queenside")
    elif how == "babbles":
        say("what", "do you want?")
        say("bestmove", "x", moves[0])
        say("bestmove")
        say("")
        sys.stdout.buffer.write(b"\xff\xfe\n")
        say("bestmove", number, moves[0])
    elif how == "floods-a-line":
        while True:
            os.write(1, b"x" * 4096)
    elif how == "floods-lines":
        while True:
            os.write(1, b"info x\n" * 500)
    elif how == "floods-complaints":
        while True:
            os.write(2, b"oh no\n" * 500)
    elif how == "wants-memory":
        hoard = [bytearray(64 * 1024**2) for _ in range(64)]
        say("bestmove", number, moves[len(hoard) - 64])
    elif how == "breeds":
        for _ in range(20):
            if os.fork() == 0:
                time.sleep(60)
                os._exit(0)
        time.sleep(60)
    elif how == "falls-silent":
        os.close(1)
        time.sleep(60)
    elif how == "trickles":
        for sign in f"bestmove {number} {moves[0]} {'x' * 1000}":
            os.write(1, sign.encode())
            time.sleep(0.05)
    elif how == "answers-late":
        time.sleep(float(sys.argv[2]))
        say("bestmove", number, moves[-1])
    elif how == "repeats-itself":
        say("bestmove", number - 1, moves[-1])
        say("bestmove", number + 1, moves[-1])
        say("bestmove", number, moves[0])
        say("bestmove", number, moves[-1])
    elif how == "works-hard":
        while True:
            pass


def main() -> None:
    """Listen, and misbehave."""
    how = sys.argv[1]
    moves: list[str] = []
    waiting = 0
    if how == "never-starts":
        sys.exit("I will not")
    if how == "never-greets":
        time.sleep(60)
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "hello" and how == "floods-first":
            say("x" * 100_000)
        elif word == "hello" and how == "is-from-the-future":
            say("hello 2", *rest.split()[1:])
        elif word == "hello" and how == "plays-chess":
            say("hello 1 chess")
        elif word == "hello":
            say("hello 1", *(["butine"] if how == "plays-butine" else rest.split()[1:]))
        elif word == "view":
            moves = []
        elif word == "move":
            moves.append(rest)
        elif word == "go":
            number = waiting = int(rest.split()[0])
            if how == "tells-its-limits":
                kinds = ("CPU", "DATA", "NOFILE", "FSIZE", "CORE", "NPROC")
                limits = [resource.getrlimit(getattr(resource, f"RLIMIT_{kind}")) for kind in kinds]
                sys.exit(repr((limits, sorted(os.environ), os.getsid(0) == os.getpid())))
            if how == "dies-once" and number == 1:
                say("bestmove", number, moves[0])
                sys.exit()
            if how != "waits-for-stop":
                misbehave(how, number, moves)
            if how in ("plays-butine", "dies-once", "stays", "tells-news"):
                say("bestmove", number, moves[0])
        elif word == "stop" and how == "waits-for-stop":
            say("bestmove", waiting, moves[0])
        elif word == "newgame" and how == "tells-news":
            os.write(2, f"{rest}\n".encode())
        elif word == "quit":
            break
    if how == "stays":  # neither `quit` nor the end of its input moves it
        time.sleep(60)


main()
