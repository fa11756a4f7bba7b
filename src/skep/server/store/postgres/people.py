"""People, what is kept about them, and settings, in PostgreSQL. All of it can be done twice."""

import secrets
from typing import Any

from skep.server.store.interface import Ban, StoreError
from skep.server.store.postgres.connecting import Link
from skep.server.store.postgres.looking import Looking


class People(Looking):
    """The part of the store that is about people and the house itself."""

    async def name_of(self, person: str) -> str | None:
        """A person's name."""
        rows = await self._ask("SELECT name FROM people WHERE id = $1", person)
        return rows[0][0] if rows else None

    async def set_name(self, person: str, name: str) -> None:
        """Give a person a name."""
        await self._execute(
            "INSERT INTO people (id, name) VALUES ($1, $2)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            *(person, name),
        )

    async def people(self) -> list[tuple[str, str]]:
        """Everybody who ever had a name: person and name."""
        return [(row[0], row[1]) for row in await self._ask("SELECT id, name FROM people")]

    async def bans(self) -> list[Ban]:
        """All bans that were ever made and not lifted."""
        rows = await self._ask("SELECT what, whom, address, since_ms, until_ms FROM bans")
        return [Ban(what, whom, bool(is_one), *when) for what, whom, is_one, *when in rows]

    async def ban(self, ban: Ban) -> None:
        """Keep a ban, instead of one like it."""
        await self._execute(
            "INSERT INTO bans (what, whom, address, since_ms, until_ms) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (what, whom) DO UPDATE SET address = excluded.address,"
            " since_ms = excluded.since_ms, until_ms = excluded.until_ms",
            *(ban.what, ban.whom, int(ban.address), ban.since_ms, ban.until_ms),
        )

    async def lift_bans(self, whom: str) -> None:
        """Forget all bans of a person or an address."""
        await self._execute("DELETE FROM bans WHERE whom = $1", whom)

    async def setting(self, name: str) -> bytes | None:
        """Something that the server keeps under a name."""
        rows = await self._ask("SELECT value FROM settings WHERE key = $1", name)
        return bytes(rows[0][0]) if rows else None

    async def keep_setting(self, name: str, value: bytes) -> None:
        """Keep something under a name."""
        await self._execute(
            "INSERT INTO settings (key, value) VALUES ($1, $2)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            *(name, value),
        )

    async def forget_name(self, person: str) -> None:
        """Forget a person's name, and their place on the lists of the day."""

        async def work(link: Link) -> None:
            await link.execute("DELETE FROM daily_scores WHERE person = $1", person)
            await link.execute("DELETE FROM people WHERE id = $1", person)

        await self._database.write(work)

    # ------------------------------------------------------------ the best of a day

    async def list_score(self, game: str, day: str, person: str, score: int, at_ms: int) -> None:
        """Keep a person's score of a day, if it is their best."""
        await self._execute(
            "INSERT INTO daily_scores AS known (game, day, person, score, at_ms)"
            " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, day, person) DO UPDATE"
            " SET score = excluded.score, at_ms = excluded.at_ms"
            " WHERE excluded.score > known.score",
            *(game, day, person, score, at_ms),
        )

    async def daily_scores(self, game: str, day: str, limit: int) -> list[tuple[str, str, int]]:
        """Person, name and score, the best first; of equal scores, the earlier one."""
        rows = await self._ask(
            "SELECT person, name, score FROM daily_scores JOIN people ON people.id = person"
            " WHERE game = $1 AND day = $2 ORDER BY score DESC, at_ms, person LIMIT $3",
            *(game, day, limit),
        )
        return [(person, name, score) for person, name, score in rows]

    async def scores_of(self, person: str) -> list[tuple[str, str, int]]:
        """A person's places on the lists of the day: game, day, score."""
        query = "SELECT game, day, score FROM daily_scores WHERE person = $1 ORDER BY day, game"
        return [(game, day, score) for game, day, score in await self._ask(query, person)]

    # ------------------------------------------------------------ the house itself

    async def server_key(self) -> bytes:
        """32 bytes that sign cookies: made once, then always the same, on all servers."""

        async def work(link: Link) -> bytes:
            await link.execute(
                "INSERT INTO settings (key, value) VALUES ('server-key', $1)"
                " ON CONFLICT DO NOTHING",
                secrets.token_bytes(32),
            )
            key = await link.fetchval("SELECT value FROM settings WHERE key = 'server-key'")
            return bytes(key)

        return await self._database.write(work)

    async def writable(self) -> bool:
        """Can a commit be made right now? Tries one."""
        try:
            await self.keep_setting("last-try", secrets.token_bytes(8))
        except StoreError:
            return False
        return True

    async def _execute(self, sql: str, *bindings: Any) -> None:
        """One statement that writes."""
        await self._database.write(lambda link: link.execute(sql, *bindings))
