"""The public Python API: `import skep`. Documented, typed and kept stable."""

from skep.api.beginning import games, new, parse_move, position
from skep.api.match import AnyMatch, Match
from skep.api.replaying import begin_again, draws_from, replay, rules_of, verify
from skep.api.story import Lead, Moment, Story, story
from skep.api.wishes import check_seats, read_options

__all__ = [
    "AnyMatch",
    "Lead",
    "Match",
    "Moment",
    "Story",
    "begin_again",
    "check_seats",
    "draws_from",
    "games",
    "new",
    "parse_move",
    "position",
    "read_options",
    "replay",
    "rules_of",
    "story",
    "verify",
]
