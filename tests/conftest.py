"""Settings for all tests.

Hypothesis runs without surprises by default: the same examples on every machine, no clock. For a
longer hunt with fresh examples: `HYPOTHESIS_PROFILE=hunt make test`.
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
    max_examples=80,
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
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
