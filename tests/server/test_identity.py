"""Cookies and their keys: who is believed, until when, and what a stolen key is worth."""

import hashlib
import hmac

import pytest

from skep.server import names
from skep.server.net import identity
from skep.server.net.identity import FORMER_SECONDS, CookieKey, Cookies
from tests.server.clocks import HandClock

OLD, NEW = b"o" * 32, b"n" * 32


def _cookies(*keys: CookieKey) -> tuple[Cookies, HandClock]:
    clock = HandClock()
    return Cookies(clock, keys or (CookieKey(NEW),)), clock


def test_a_signature_is_for_cookies_alone() -> None:
    """What the same key signs elsewhere is no cookie; and old cookies stay good."""
    signed = hmac.new(NEW, b"cookie:Ann", hashlib.sha256).hexdigest()
    assert identity.sign(NEW, "Ann") == f"Ann.{signed}"
    handle = hmac.new(NEW, b"handle::Ann", hashlib.sha256).hexdigest()
    assert identity.read_cookie(NEW, f"Ann.{handle}") is None


@pytest.mark.parametrize(("length", "believed"), [(135, True), (136, False)])
def test_no_cookie_is_longer_than_200(length: int, believed: bool) -> None:
    person = "x" * length
    cookie = identity.sign(NEW, person)
    assert len(cookie) == length + 65
    assert identity.read_cookie(NEW, cookie) == (person if believed else None)


def test_the_signature_is_all_behind_the_first_full_stop() -> None:
    assert identity.read_cookie(NEW, identity.sign(NEW, "Ann.Bob")) is None


def test_a_person_has_a_handle_at_no_table() -> None:
    expected = hmac.new(NEW, b"handle::Ann", hashlib.sha256).hexdigest()[:12]
    assert identity.handle(NEW, "Ann") == names.handle(NEW, "", "Ann") == expected
    at_table = hmac.new(NEW, b"handle:t1:Ann", hashlib.sha256).hexdigest()[:12]
    assert names.handle(NEW, "t1", "Ann") == at_table


def test_without_host_or_origin_nobody_comes_in() -> None:
    ours = frozenset(["https://bees.example"])
    assert not identity.origin_allowed("https://bees.example", None, ours)
    assert not identity.origin_allowed(None, "bees.example", ours)
    assert not identity.origin_allowed("http://None", None, frozenset())


# ---------------------------------------------------------------- keys


def test_the_newest_key_signs() -> None:
    cookies, _ = _cookies(CookieKey(NEW), CookieKey(OLD))
    assert cookies.sign("Ann") == identity.sign(NEW, "Ann")
    assert cookies.is_fresh(cookies.sign("Ann"))
    assert not cookies.is_fresh(identity.sign(OLD, "Ann"))
    assert not cookies.is_fresh(None)


def test_any_key_is_believed_until_its_time_is_up() -> None:
    clock = HandClock()
    cookies = Cookies(clock, (CookieKey(NEW), CookieKey(OLD, clock.wall_ms() + 1000)))
    assert cookies.read(identity.sign(NEW, "Ann")) == "Ann"
    assert cookies.read(identity.sign(OLD, "Bob")) == "Bob"
    assert cookies.read(identity.sign(b"x" * 32, "Eve")) is None
    assert cookies.read(None) is None
    clock.ms += 999
    assert cookies.read(identity.sign(OLD, "Bob")) == "Bob"
    clock.ms += 1
    assert cookies.read(identity.sign(OLD, "Bob")) is None
    assert cookies.read(identity.sign(NEW, "Ann")) == "Ann"


def test_a_new_key_lets_the_former_ones_expire() -> None:
    clock = HandClock()
    now = clock.wall_ms()
    ends, over, soon = (CookieKey(bytes([n]) * 32, now + n) for n in (7, 0, 1))
    cookies = Cookies(clock, (CookieKey(OLD), ends, over, soon))
    new, *former = cookies.with_new_key(forget=False)
    assert new.until_ms is None
    assert len(new.key) == 32
    assert former == [CookieKey(OLD, now + 1000 * FORMER_SECONDS), ends, soon]
    assert cookies.sign("Ann") == identity.sign(OLD, "Ann"), "not used until somebody says so"
    assert cookies.with_new_key(forget=False)[0] != new, "it is random"


def test_a_new_key_that_forgets_the_others() -> None:
    cookies, _ = _cookies(CookieKey(OLD))
    keys = cookies.with_new_key(forget=True)
    assert len(keys) == 1
    cookies.use(keys)
    assert cookies.read(identity.sign(OLD, "Ann")) is None
    assert cookies.read(cookies.sign("Ann")) == "Ann"


def test_keys_are_the_same_after_a_restart() -> None:
    keys = (CookieKey(NEW), CookieKey(OLD, 1_900_000_000_000))
    cookies, _ = _cookies(CookieKey(b"x" * 32))
    cookies.read_keys(Cookies.write_keys(keys))
    assert cookies.sign("Ann") == identity.sign(NEW, "Ann")
    assert cookies.read(identity.sign(OLD, "Bob")) == "Bob"
    assert cookies.read(identity.sign(b"x" * 32, "Eve")) is None
