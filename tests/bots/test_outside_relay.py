"""Bots that live elsewhere, without a network: a loop passes lines on, a thread asks."""

import threading
import time

import pytest

import skep
from skep.bots.outside import pool as pool_module
from skep.bots.outside.lines import MOST_SAID, Lost, Question
from skep.bots.outside.pool import Pool
from skep.bots.outside.relay import Relay
from skep.bots.outside.talk import Talk

QUESTION = Question("here", "butine", 1, 7, skep.new("butine", seats=2, seed=3).view(0), ["done"])


class Faraway:
    """A bot at the other end of a relay: it answers at once, or never."""

    def __init__(self, answers: bool = True) -> None:
        self.answers = answers
        self.told: list[str] = []
        self.hung_up = False
        self.relay = Relay(self.hear, self.leave)
        self.talk = Talk(self.relay)

    def hear(self, message: bytes) -> None:
        """What the loop passes on to the bot."""
        for line in message.decode().splitlines():
            word, _, rest = line.partition(" ")
            self.told.append(word)
            if word == "hello":
                self.relay.hear(b"hello 1 butine")
            elif word == "go" and self.answers:
                self.relay.hear(f"info\nbestmove {rest.split()[0]} done\n".encode())

    def leave(self) -> None:
        """We hang up."""
        self.hung_up = True


def test_it_says_hello_and_plays() -> None:
    ada, pool = Faraway(), Pool(None)
    assert ada.talk.hello(["butine", "bee-busy"]) == ("butine",)
    pool.add(ada.talk)
    assert [pool.ask(QUESTION, 20.0) for _ in range(2)] == ["done", "done"]
    assert ada.told == ["hello", "newgame", *["view", "move", "go"] * 2]
    pool.close()
    assert ada.told[-1] == "quit"
    assert ada.hung_up


def test_who_hangs_is_hung_up_on() -> None:
    ada, pool = Faraway(answers=False), Pool(None)
    pool.add(ada.talk)
    with pytest.raises(Lost, match="hung"):
        pool.ask(QUESTION, 0.05)
    assert ada.told[-1] == "stop"
    assert ada.hung_up
    assert pool.talks == ()


def test_who_goes_while_being_asked_is_not_waited_for() -> None:
    ada, pool = Faraway(answers=False), Pool(None)
    pool.add(ada.talk)
    threading.Timer(0.1, ada.relay.gone).start()
    with pytest.raises(Lost, match="crashed"):
        pool.ask(QUESTION, 60.0)


def test_who_floods_is_found_out_at_once() -> None:
    ada = Faraway()
    assert ada.relay.hear(b"x\n" * (MOST_SAID // 2))
    assert not ada.relay.hear(b"x")
    assert not ada.relay.alive


def test_nobody_is_waited_for_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "WAIT_SECONDS", 1.0)
    pool = Pool(None)
    took = []
    for _ in range(2):
        began = time.monotonic()
        with pytest.raises(Lost, match="away"):
            pool.ask(QUESTION, 60.0)
        took.append(time.monotonic() - began)
    assert took[0] > 0.8, "it may be about to come"
    assert took[1] < 0.8, "it has been away for long enough"


def test_who_comes_back_in_time_is_asked() -> None:
    ada, pool = Faraway(), Pool(None)
    pool.add(ada.talk)
    pool.remove(ada.talk)
    threading.Timer(0.1, pool.add, [ada.talk]).start()
    assert pool.ask(QUESTION, 20.0) == "done"
