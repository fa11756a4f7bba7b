"""The lab of a server: small studies for its visitors, as `skep lab` makes them."""

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from skep.server.net.laboratory import Lab


def lab_room() -> "Lab":
    """Who studies variants for the visitors of a server. The two do not know each other."""
    from skep.games.registry import GAMES
    from skep.lab.variants import small
    from skep.lab.variants.plan import SKILL_EVERY
    from skep.lab.variants.trials import games_for_skill
    from skep.server.net.laboratory import Lab

    most_seats = max(max(game.meta.seats) for game in GAMES.values())
    return Lab(
        plan=lambda game, **wish: msgspec.json.encode(small.small_study(game, **wish)),
        play=small.play_small,
        bots={game: small.quick_bots(game) for game in GAMES},
        skill=frozenset(game for game in GAMES if small.can_tell_skill(game)),
        skill_every=SKILL_EVERY,
        skill_games=tuple(games_for_skill(seats) for seats in range(1, most_seats + 1)),
        games=small.MOST_GAMES,
        options=small.MOST_OPTIONS,
        values=(small.LEAST_VALUES, small.MOST_VALUES),
        seconds=round(small.MOST_SECONDS),
        reports=small.can_report(),
    )
