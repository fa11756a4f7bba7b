"""Settings for all tests.

Hypothesis runs without surprises by default: the same examples on every machine, no clock. For a
longer hunt with fresh examples: `HYPOTHESIS_PROFILE=hunt make test`.
"""

import os

from hypothesis import HealthCheck, settings

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
