"""Where Skep keeps what belongs to its user: a server's data, how far one has learned."""

import os
import sys
from pathlib import Path


def default_data_folder() -> Path:
    """Where data is kept when nobody says otherwise: what the platform asks for."""
    home = Path.home()
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else home / "AppData" / "Local") / "Skep"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Skep"
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    # A relative path there counts as none: so say the XDG rules.
    return (given if given.is_absolute() else home / ".local" / "share") / "skep"
