"""Looking back at a finished game: everybody's chances, what cost most, what was luck."""

from skep.bots.lookback.analysis import VERSION, Analysis, Costly, Share
from skep.bots.lookback.passes import CannotAnalyse, Stopped, analyse, can_analyse

__all__ = [
    "VERSION",
    "Analysis",
    "CannotAnalyse",
    "Costly",
    "Share",
    "Stopped",
    "analyse",
    "can_analyse",
]
