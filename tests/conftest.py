"""Settings for all tests.

Hypothesis runs without surprises by default: the same examples on every machine, no clock. For a
longer hunt with fresh examples: `HYPOTHESIS_PROFILE=hunt make test`. `make test-quick` takes the
profile `quick`, and leaves out what is marked `browser`, `process` or `slow`.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

# What the games' tests share holds assertions, too; they shall tell as much as in a test.
pytest.register_assert_rewrite("tests.games")

_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=50,
    database=None,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.register_profile(
    "hunt",
    deadline=None,
    max_examples=1000,
    print_blob=True,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.register_profile("quick", settings.get_profile("ci"), max_examples=8)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

MARK_OF_FIXTURE = {"_chromium": "browser", "nursery": "process"}
"""What a test leans on says what it is; so no test in need of a browser can lack its mark."""


# Before pytest's own hook, which picks by marks.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by the fixtures that they use."""
    for item in items:
        for fixture in getattr(item, "fixturenames", ()):
            if fixture in MARK_OF_FIXTURE:
                item.add_marker(MARK_OF_FIXTURE[fixture])
