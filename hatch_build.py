"""Builds the browser client before a wheel or a source archive is made, so that both have it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs scripts/build_web.py, which does nothing when the client is up to date."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install leaves the client to `make web`, which knows when it is stale."""
        if version != "editable":
            script = Path(self.root) / "scripts" / "build_web.py"
            subprocess.run([sys.executable, script], check=True)  # noqa: S603 - our own script
