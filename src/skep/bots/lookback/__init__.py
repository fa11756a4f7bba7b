"""Looking back at a finished game: everybody's chances, what cost most, what was luck."""

from skep.bots.lookback.analyse import Stopped, analyse, can_analyse
from skep.bots.lookback.analysis import Analysis, Costly, Share

__all__ = ["Analysis", "Costly", "Share", "Stopped", "analyse", "can_analyse"]
