"""Whoever counts in days is told before his time is up."""

from carson.server.games.adapter import new_rules
from carson.server.play.timekeeper import SWEEP, Timekeeper
from carson.server.tables import tables
from carson.server.tables.clock import DAY, Days, Live
from carson.server.tables.timeouts import WARNING
from server.notify.office import Office, in_office


def test_who_is_asked_is_warned_once_of_each_deadline(url: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        for person in (ann, bob):
            await office.hook(person, f"/{person.name}", wants=["clock"])
        for clock in (Days(2), Live(3600, 86_400)):
            laid = await tables.create(office.services, ann, new_rules("board", {"players": 2}), False, None, clock)
            await tables.join(office.services, bob, laid.table.id, None, None)
            await tables.start(office.services, ann, laid.table.id, None)
        keeper = Timekeeper(office.services, lambda table_id: None)

        async def after(seconds: int) -> list[str]:
            office.now += seconds
            await keeper.tick()
            return await office.round()

        assert await after(SWEEP) == []
        assert await after(2 * DAY - WARNING - SWEEP - 1) == []
        assert await after(SWEEP) == ["/Ann"]
        assert await after(SWEEP) == []
        assert await after(WARNING - 3 * SWEEP) == []

    in_office(url, story)
