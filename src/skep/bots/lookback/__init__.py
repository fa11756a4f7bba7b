"""Looking back at a finished game: everybody's chances, what cost most, what was luck."""

from skep.bots.lookback.analyse import CannotAnalyse, Stopped, analyse, can_analyse
from skep.bots.lookback.analysis import VERSION, Analysis, Costly, Share

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
