"""Our own data: said plainly, downloaded, and deleted only when we are sure."""

import msgspec
import pytest
from playwright.sync_api import expect

from tests.web.visitors import Door


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", ("Download it", "Delete it …", "Keep it", "Delete everything of mine", "undone")),
        (
            "fr-FR",
            (
                "Les télécharger",
                "Les supprimer…",
                "Tout garder",
                "Supprimer tout ce qui est à moi",
                "définitif",
            ),
        ),
    ],
)
def test_what_is_ours_is_downloaded_and_deleted(
    door: Door, locale: str, words: tuple[str, ...]
) -> None:
    download, delete, keep, now, warning = words
    ada = door.come("Ada", locale=locale)
    table = ada.open_table("me", "bot:random")
    page = ada.go("/")
    with page.expect_download() as coming:
        page.get_by_role("link", name=download).click()
    data = msgspec.json.decode(coming.value.path().read_bytes())
    assert data["name"] == "Ada"
    assert [f"/t/{one['id']}" for one in data["tables"]] == [table]

    page.get_by_role("button", name=delete).click()
    expect(page.get_by_text(warning)).to_be_visible()
    page.get_by_role("button", name=keep).click()
    expect(page.get_by_role("button", name=now)).to_have_count(0)
    assert ada.context.request.get("/api/me").json()["name"] == "Ada"

    page.get_by_role("button", name=delete).click()
    with page.expect_navigation():
        page.get_by_role("button", name=now).click()
    expect(page.get_by_role("link", name=download)).to_have_count(0)
    assert ada.context.request.get("/api/me").json()["name"] is None
    assert ada.context.request.get(f"/api/tables{table[2:]}/record").status == 404
