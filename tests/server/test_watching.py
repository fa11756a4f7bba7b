"""What people at a table are told, and what somebody who comes back has missed."""

from typing import Any

import msgspec
import pytest

from skep.server import protocol
from skep.server.refusals import Denied
from skep.server.tables import messages
from tests.server.people import (
    SHORT,
    Guest,
    Tab,
    done,
    hall,
    in_loop,
    legal,
    play_out,
    refused,
    to_act,
)


def _steps(tab: Tab) -> list[int]:
    return [step["seq"] for update in tab.all("update") for step in update["steps"]]


# ---------------------------------------------------------------- exactly what was missed


@in_loop
async def test_who_comes_back_gets_exactly_what_was_missed() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        live = ann.watch(table)
        await play_out(table, ann, bob, most=12)
        everything = _steps(live)
        assert everything == [step.seq for step in table.state.steps]
        told = [step for update in live.all("update") for step in update["steps"]]
        for since in range(table.state.seq + 3):
            (update,) = ann.watch(table, since).news()
            assert update["steps"] == [step for step in told if step["seq"] > since]
            assert update["seq"] == table.state.seq
            for part in ("view", "legal", "undo"):
                assert update[part] == live.last_update[part]
        (update,) = ann.watch(table, None).news()
        assert update["steps"] == told


@in_loop
async def test_somebody_who_keeps_falling_out_sees_the_same_as_somebody_who_stays() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options=SHORT)
        eve = here.guest("Eve")
        stays = eve.watch(table)
        seen: list[Any] = []
        last = 0
        while table.state.status == "running":
            falls = here.guest("Zoe").watch(table, last)
            await play_out(table, ann, bob, most=2, seed=last)
            table.broadcast.part(falls)
            seen += [step for update in falls.all("update") for step in update["steps"]]
            last = falls.last_update["seq"]
            await play_out(table, ann, bob, most=3, seed=last)
        falls = here.guest("Zoe").watch(table, last)
        seen += [step for update in falls.all("update") for step in update["steps"]]
        assert seen == [step for update in stays.all("update") for step in update["steps"]]


@in_loop
async def test_a_stale_command_can_be_followed_by_the_fresh_view() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        tab = bob.watch(table)
        await play_out(table, ann, bob, most=3)
        tab.news()
        table.broadcast.refresh(tab)
        (update,) = tab.news()
        assert update["seq"] == table.state.seq
        assert update["steps"] == []
        assert update["view"] is not None


# ---------------------------------------------------------------- tabs


@in_loop
async def test_two_tabs_of_one_person_both_stay_live() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        one, two = ann.watch(table), ann.watch(table)
        await play_out(table, ann, bob, most=6)
        assert _steps(one) == _steps(two)
        assert one.last_update == two.last_update
        table.broadcast.part(one)
        assert table.audience.is_here(ann.person)
        await play_out(table, ann, bob, most=2, seed=2)
        assert _steps(two)[-1] == table.state.seq
        assert _steps(one)[-1] < table.state.seq
        table.broadcast.part(two)
        table.broadcast.part(two)
        assert not table.audience.is_here(ann.person)


@in_loop
async def test_coming_and_going_is_told_once_for_each_person() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        tab = ann.watch(table)
        tab.news()
        one = bob.watch(table)
        (news,) = tab.news()
        assert [seat["online"] for seat in news["info"]["seats"]] == [True, True]
        assert {p["name"]: p["you"] for p in news["info"]["people"]} == {"Ann": True, "Bob": False}
        two = bob.watch(table)
        table.broadcast.part(one)
        assert tab.news() == []
        table.broadcast.part(two)
        (news,) = tab.news()
        assert [seat["online"] for seat in news["info"]["seats"]] == [True, False]
        assert [person["name"] for person in news["info"]["people"]] == ["Ann"]


# ---------------------------------------------------------------- spectators


@in_loop
async def test_spectators_see_the_game_and_can_do_nothing() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        eve = here.guest("Eve")
        tab = eve.watch(table)
        await play_out(table, ann, bob, most=5)
        update = tab.last_update
        assert update["view"]["you"] is None
        assert update["legal"] == {}
        assert update["undo"] == []
        assert _steps(tab) == [step.seq for step in table.state.steps]
        assert not any(seat["yours"] for seat in tab.all("update")[0]["info"]["seats"])


@in_loop
async def test_tables_without_spectators() -> None:
    async with hall() as here:
        ann, bob, eve = here.guest("Ann"), here.guest("Bob"), here.guest("Eve")
        table = await ann.open("me", "open", spectators=False)
        tab = eve.watch(table)  # she may look: there is a seat for her
        bobs = bob.watch(table)
        assert done(await bob.do(protocol.Sit, table, seat=1))
        tab.news()
        assert done(await ann.do(protocol.Start, table))
        (fault,) = tab.news()
        assert (fault["type"], fault["key"], fault["table"]) == ("fault", "no-spectators", table.id)
        await play_out(table, ann, bob, most=3)
        assert tab.news() == []
        with pytest.raises(Denied, match="no-spectators"):
            eve.watch(table)
        assert refused(await eve.do(protocol.Chat, table, text="hello"), "no-spectators")
        assert refused(await eve.move(table, "pass", seq=0), "no-spectators")
        # Whoever gives up their seat becomes a spectator, and those are not wanted here.
        bobs.news()
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert bobs.news()[-1]["key"] == "no-spectators"
        assert not table.audience.is_here(bob.person)


# ---------------------------------------------------------------- what each is told


@in_loop
async def test_the_legal_moves_are_told_to_whoever_may_make_them() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options=SHORT)
        tabs = {guest.person: guest.watch(table) for guest in (ann, bob)}
        while table.state.status == "running":
            (seat,) = table.state.actors
            for person, tab in tabs.items():
                mine = person == table.state.seats[seat].person
                assert tab.last_update["legal"] == ({str(seat): legal(table)} if mine else {})
            await play_out(table, ann, bob, most=1, seed=table.state.seq)
        assert [tab.last_update["legal"] for tab in tabs.values()] == [{}, {}]


@in_loop
async def test_the_commitment_comes_at_the_start_and_the_secret_at_the_end() -> None:
    async with hall() as here:
        ann, bob = here.guest("Ann"), here.guest("Bob")
        table = await ann.open("me", "open", options=SHORT)
        tab = ann.watch(table)
        assert done(await bob.do(protocol.Sit, table, seat=1))
        assert {info["commitment"] for info in _infos(tab)} == {None}
        tab.frames.clear()
        assert done(await ann.do(protocol.Start, table))
        await play_out(table, ann, bob)
        first, *_, last = _infos(tab)
        assert first["status"] == "running"
        assert first["secret"] is None
        assert first["commitment"] == last["commitment"] == table.state.chance.commitment
        assert last["status"] == "over"
        assert last["secret"] == table.state.row.secret.hex()


def _infos(tab: Tab) -> list[dict[str, Any]]:
    told = [msgspec.json.decode(frame) for frame in tab.frames]
    return [message["info"] for message in told if message.get("info")]


@in_loop
async def test_people_who_see_the_same_are_sent_the_same_bytes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        tabs = [here.guest(f"Spectator {n}").watch(table) for n in range(5)]
        encoded = 0
        whole = messages.last_step

        def counting(*args: Any) -> bytes:
            nonlocal encoded
            encoded += 1
            return whole(*args)

        monkeypatch.setattr(messages, "last_step", counting)
        assert done(await to_act(table, ann, bob).move(table, legal(table)[0]))
        assert encoded == 1
        assert len({tab.frames[-1] for tab in tabs}) == 1


@in_loop
async def test_nobody_is_told_others_moves_in_their_text_form() -> None:
    """Facts say what may be known of a move; a game with secret moves relies on it."""
    async with hall() as here:
        ann, bob, table = await here.two()
        tabs: list[tuple[Guest, Tab]] = [(g, g.watch(table)) for g in (ann, bob)]
        await play_out(table, ann, bob, most=8)
        for guest, tab in tabs:
            for update in tab.all("update"):
                for step in update["steps"]:
                    if step["seat"] is not None:
                        mine = table.state.seats[step["seat"]].person == guest.person
                        assert (step["move"] is not None) == mine
