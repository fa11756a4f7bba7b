"""A small cut of `tests/campaigns/restart.py`: a restart with many tables is quick and light."""

from pathlib import Path

import pytest

from tests.campaigns import restart


@pytest.mark.slow
@pytest.mark.process
def test_a_restart_with_many_tables_listens_soon_and_stays_small(tmp_path: Path) -> None:
    restart.make_store(tmp_path / "few", tables=1, lines=300)
    restart.make_store(tmp_path / "many", tables=150, lines=300)
    few = restart.measure(tmp_path / "few", seconds=0.5)
    many = restart.measure(tmp_path / "many", seconds=2)
    assert (few.tables, many.tables) == (1, 150)
    assert many.lines == 150 * 300
    assert many.listens_after_s < few.listens_after_s + 1.5
    assert many.most_rss_mb < few.most_rss_mb + 40
