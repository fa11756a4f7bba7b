"""What Waggle Dance offers beside play: what a bee may bring, and a first lesson."""

from skep.engine.abilities import Abilities
from skep.games.waggle_dance.outlook import Outlook, outlook

ABILITIES = Abilities(outlook=outlook, outlooks=Outlook, lessons=("first",))
