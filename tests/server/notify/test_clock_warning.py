"""Whoever counts in days is told before his time is up."""

from carson.server.service import tables
from carson.server.service.clocks import DAY, Days, Live
from carson.server.service.timekeeper import SWEEP, Timekeeper
from carson.server.service.timing import WARNING
from server.notify.office import Office, in_office


def test_who_is_asked_is_warned_once_of_each_deadline(url: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        for person in (ann, bob):
            await office.hook(person, f"/{person.name}", wants=["clock"])
        for clock in (Days(2), Live(3600, 86_400)):
            laid = await tables.create(office.desk, ann, "board", {"players": 2}, False, None, clock)
            await tables.join(office.desk, bob, laid.table.id, None, None)
            await tables.start(office.desk, ann, laid.table.id, None)
        keeper = Timekeeper(office.desk, lambda table_id: None)

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
