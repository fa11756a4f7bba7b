"""The games that have been learned."""

from skep.bots.learned.bee_busy import ahead as bee_busy_ahead
from skep.bots.learned.bee_busy import features as bee_busy
from skep.bots.learned.bee_busy import steps as bee_busy_steps
from skep.bots.learned.bee_busy import worth as bee_busy_worth
from skep.bots.learned.butine import features as butine
from skep.bots.learned.butine import steps as butine_steps
from skep.bots.learned.butine import turns as butine_turns
from skep.bots.learned.butine import worth as butine_worth
from skep.bots.learned.butine.known import share_meadow
from skep.bots.learned.sight import Habits, Sight
from skep.bots.learned.waggle_dance import features as waggle_dance
from skep.bots.learned.waggle_dance import habits, starts
from skep.bots.learned.waggle_dance import steps as waggle_dance_steps
from skep.games.bee_busy import GAME as BEE_BUSY
from skep.games.butine import GAME as BUTINE
from skep.games.waggle_dance import GAME as WAGGLE_DANCE

SIGHTS: dict[str, Sight] = {
    "butine": Sight(
        game=BUTINE,
        names=butine.NAMES,
        crowd_names=butine.CROWD_NAMES,
        features=butine.all_features,
        steps=butine_steps.steps,
        rated=butine_steps.rated,
        turns=butine_turns.turns,
        usual=butine_turns.usual,
        many=butine_turns.many,
        judge=butine_worth.Judge,
        share=share_meadow,
        curiosity=0.4,
        width=4,
        kind=butine_turns.kind,
        crowd_width=4,
        # What comes into the market decides what is taken, but not what can be done.
        fallen=lambda state: tuple(sorted(state.hands[state.turn])),
    ),
    "waggle-dance": Sight(
        game=WAGGLE_DANCE,
        names=waggle_dance.NAMES,
        features=waggle_dance.features,
        steps=waggle_dance_steps.steps,
        many=waggle_dance_steps.many,
        fallen=lambda state: (state.round, state.volunteer, *state.free),
        settled=habits.is_morning,
        habits=Habits(
            stretch=lambda state: state.round,
            play_on=habits.until_morning,
            likings=habits.likings,
        ),
        disturb=starts.disturb,
    ),
    "bee-busy": Sight(
        game=BEE_BUSY,
        names=bee_busy.NAMES,
        guess=bee_busy.GUESS,
        features=bee_busy.features,
        steps=bee_busy_steps.steps,
        fallen=lambda state: (state.round, state.dice),
        rated=bee_busy_steps.rated,
        lasting=bee_busy_steps.lasting,
        begun=bee_busy_steps.begun,
        ahead=bee_busy_ahead.ahead,
        judge=bee_busy_worth.Judge,
        points=True,
    ),
}
"""By the game's id."""
