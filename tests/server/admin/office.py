"""Admins, and what they do, over HTTP."""

from typing import Any

from carson.server.admin import roles
from server.club import Club, Person
from server.someones import claimed

WHY = "told so by the rules of the house"
CARDS = {"real": 2, "virtual": ["beginner", "expert"]}


async def admin(club: Club, name: str = "Wyatt") -> Person:
    """Somebody with an account, made an admin as the command on the host would."""
    person = await claimed(club, name)
    await roles.change(club.services.database, name, True, WHY, club.services.now())
    return person


async def handle(person: Person) -> str:
    return str((await person.get("/api/me"))["user"]["handle"])


async def do(admin: Person, person: str, act: str, status: int = 200, **more: Any) -> Any:
    return await admin.post(f"/api/admin/people/{person}/{act}", {"reason": WHY, **more}, status)


async def logged(admin: Person) -> list[tuple[Any, ...]]:
    """Who did what to whom, the newest first."""
    entries = (await admin.get("/api/admin/log"))["entries"]
    return [
        (
            entry["admin"] and entry["admin"]["name"],
            entry["act"],
            entry["person"] and entry["person"]["name"],
            entry["reason"],
        )
        for entry in entries
    ]
