"""What every server of a house keeps in mind, and one of them has changed."""

from typing import Any

from skep.server.net.house import House

__all__ = ["House", "heed"]


async def heed(house: House, what: str, args: dict[str, Any]) -> None:
    """Another server says that something has changed; the store has it already."""
    match what:
        case "renamed":
            house.rename(args["person"], args["name"])
        case "visitors":
            # Bans, the keys of cookies, or whether anything may be changed.
            await house.look_up()
            house.show_out()
        case "disconnected":
            house.disconnect(args["whom"], args["code"])
        case "all-disconnected":
            house.disconnect_all()
