"""What Waggle Dance offers beside play: a first lesson."""

from skep.engine.abilities import Abilities

ABILITIES = Abilities(lessons=("first",))
