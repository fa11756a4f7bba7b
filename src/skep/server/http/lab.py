"""The lab: a visitor's small study of variants."""

import asyncio
import zlib
from typing import Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from skep.engine.errors import SkepError
from skep.server.http.requests import (
    AnyRequest,
    address_of,
    house_of,
    known_person,
    person_of,
    problems,
)
from skep.server.http.resources import LabFound, LabOffer, LabState, LabWish
from skep.server.net.laboratory import KEEP_SECONDS, Lab, Laboratory, Run
from skep.server.refusals import Denied

HTML = "text/html; charset=utf-8"


def _offer(lab: Lab | None) -> LabOffer | None:
    if lab is None:
        return None
    return LabOffer(
        lab.bots,
        tuple(sorted(lab.skill)),
        lab.skill_every,
        lab.skill_games,
        lab.games,
        lab.options,
        lab.values,
        lab.seconds,
        round(KEEP_SECONDS / 60),
        lab.reports,
    )


def _state(request: AnyRequest, person: str | None) -> LabState:
    laboratory = house_of(request).laboratory
    offer = _offer(laboratory.lab)
    run = None if person is None else laboratory.run(person)
    if run is None or person is None:
        return LabState("none", offer)
    counts = run.done, run.all, round(run.seconds(house_of(request).clock.monotonic()), 1)
    if run.found is not None:
        found = msgspec.json.decode(run.found, type=LabFound)
        return LabState("done", offer, *counts, 0, found, _report(run, offer))
    if run.failed:
        return LabState("failed", offer, *counts)
    if run.begun_at is None:
        return LabState("waiting", offer, ahead=laboratory.ahead_of(person))
    return LabState("playing", offer, *counts)


def _report(run: Run, offer: LabOffer | None) -> Literal["none", "coming", "ready"]:
    if run.reports:
        return "ready"
    return "coming" if run.over_at is None and offer and offer.reports else "none"


@get("/api/lab", sync_to_thread=False, responses=problems(400))
def get_lab(request: AnyRequest) -> LabState:
    """What can be studied here, and how far my study is. Who does not ask for a minute is gone."""
    return _state(request, person_of(request))


@post("/api/lab", status_code=200, responses=problems(400, 401, 404, 409, 413, 422))
async def post_lab(request: AnyRequest, data: JSONBody[LabWish]) -> LabState:
    """Study some variants. One study for each visitor; a new one takes the place of the last."""
    house, person = house_of(request), known_person(request, only_asks=True)
    house.laboratory.check_free(person)
    study = await asyncio.to_thread(_study, house.laboratory, data)
    house.gate.check_lab(address_of(request))
    house.laboratory.start(person, study)
    return _state(request, person)


def _study(laboratory: Laboratory, wish: LabWish) -> bytes:
    if laboratory.lab is None:
        raise Denied("no-lab")
    try:
        return laboratory.lab.plan(
            wish.game,
            vary=wish.vary,
            seats=wish.seats,
            bots=wish.bots,
            games=wish.games,
            seed=wish.seed,
            skill=wish.skill,
        )
    except SkepError as error:
        if error.reason is None:
            raise
        raise Denied(error.reason.key, **error.reason.args) from None


@delete("/api/lab", status_code=200, responses=problems(400, 401))
async def delete_lab(request: AnyRequest) -> LabState:
    """Stop my study, or forget what it has found."""
    person = known_person(request, only_asks=True)
    house_of(request).laboratory.stop(person)
    return _state(request, person)


@get("/api/lab/report/{language:str}", media_type=HTML, responses=problems(400, 401, 404))
async def get_lab_report(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    """What my study has found, as one page with plots that needs nothing else."""
    house, person = house_of(request), known_person(request)
    run = house.laboratory.run(person)
    packed = None if run is None else run.reports.get(language)
    if packed is None:
        raise Denied("no-such-address")
    house.gate.check_replay(address_of(request))
    return Response(
        await asyncio.to_thread(zlib.decompress, packed),
        media_type=HTML,
        headers={"Content-Disposition": 'attachment; filename="skep-lab.html"'},
    )


ROUTES = [get_lab, post_lab, delete_lab, get_lab_report]
