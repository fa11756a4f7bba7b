"""Words at the table: short, plain, kept."""

import pytest

from skep.server import log, names, protocol
from skep.server.refusals import Denied
from skep.server.tables.state import KEPT_CHAT
from tests.server.people import done, hall, in_loop, refused


@in_loop
async def test_words_are_told_kept_and_signed() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        tab = bob.watch(table)
        tab.news()
        assert done(await ann.do(protocol.Chat, table, text="  <b>hello</b> & 🐝\n"))
        (news,) = tab.news()
        assert news["type"] == "chatted"
        assert (news["line"]["name"], news["line"]["text"]) == ("Ann", "<b>hello</b> & 🐝")
        entry = here.lines(table)[-1].entry
        assert entry == log.Said(ann.person, "Ann", "<b>hello</b> & 🐝")
        (update,) = bob.watch(table).news()
        assert update["chat"] == [news["line"]]


@in_loop
async def test_spectators_speak_under_a_name_that_is_nobody_elses() -> None:
    async with hall() as here:
        _, _, table = await here.two()
        assert done(await here.guest("Eve").do(protocol.Chat, table, text="hello"))
        assert table.state.chat[-1].name == "Eve"
        impostor = here.guest("ВоЬ")
        impostor.person = "somebody-else"
        assert refused(await impostor.do(protocol.Chat, table, text="I resign"), "name-confusable")
        assert refused(await here.guest("").do(protocol.Chat, table, text="hello"), "name-empty")
        assert len(table.state.chat) == 1


@in_loop
async def test_only_the_last_lines_are_sent() -> None:
    async with hall() as here:
        ann, _, table = await here.two()
        for number in range(KEPT_CHAT + 20):
            assert done(await ann.do(protocol.Chat, table, text=f"{number}"))
        (update,) = ann.watch(table).news()
        texts = [line["text"] for line in update["chat"]]
        assert texts == [f"{n}" for n in range(20, KEPT_CHAT + 20)]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a\nb\r\tc", "a b  c"),
        ("a\x00\x1b[31mb", "a[31mb"),
        ("\u202eevil\u202c", "evil"),
        ("a\u2028b", "a b"),
        ("e\u0301", "é"),
        ("zero\u200bwidth", "zerowidth"),
        ("👩\u200d🌾", "👩\u200d🌾"),  # the joiner inside one picture stays
    ],
)
def test_text_without_tricks(text: str, kept: str) -> None:
    assert names.clean_text(text) == kept


@pytest.mark.parametrize("text", ["", "  ", "\n", "\u200b", "\x00"])
def test_nothing_to_say(text: str) -> None:
    with pytest.raises(Denied, match="chat-empty"):
        names.clean_text(text)
