"""A name of one's own."""

import asyncio
import threading

import httpx2 as httpx
import pytest
from argon2 import PasswordHasher, extract_parameters

from carson.server.errors import TooMany
from carson.server.people import repository as people
from carson.server.security import passwords
from carson.server.security.login_attempts import FORGOTTEN, MOST_KEPT, OF_ADDRESS, OF_NAME, Attempts
from carson.server.security.passwords import Passwords
from carson.server.settings import Settings
from server.club import HERE, Club, in_club, open_club
from server.someones import SECRET, claimed, code, later, log_in, rows
from server.taken import all_threads_taken

ADDRESS = "127.0.0.1"
FOUR = {"game": "cards", "options": {"real": 4, "virtual": []}, "public": True}


def test_a_guest_claims_his_name_and_comes_back_with_the_password(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table = await ann.post("/api/tables", FOUR, 201)
        assert not (await ann.get("/api/me"))["user"]["claimed"]
        me = await ann.post("/api/account/claim", {"password": SECRET})
        assert me["user"]["claimed"]
        assert (await ann.get("/api/me")) == me
        assert await code(ann.post("/api/account/claim", {"password": SECRET}, 409)) == "account-claimed"
        elsewhere = await log_in(club, " aNN ")
        assert (await elsewhere.get("/api/me")) == me
        assert [one["id"] for one in (await elsewhere.get("/api/tables", of="mine"))["tables"]] == [table["id"]]

    in_club(url, story)


def test_of_two_who_claim_one_name_at_once_one_has_it(url: str) -> None:
    async def story(club: Club) -> None:
        people = [await club.guest(name) for name in ("Ann", "ANN", "Аnn", "A n n")]
        asked = (one.http.post("/api/account/claim", json={"password": SECRET}) for one in people)
        answers = await asyncio.gather(*asked)
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        for answer in answers:
            if answer.status_code == 409:
                assert answer.json()["error"]["code"] == "name-claimed"
        assert sum(key is not None for (key,) in await rows(club, "users", "name_key")) == 1

    in_club(url, story)


def test_who_claims_twice_at_once_has_one_password(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        wishes = [{"password": f"{SECRET} {number}"} for number in range(5)]
        answers = await asyncio.gather(*(ann.http.post("/api/account/claim", json=wish) for wish in wishes))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 4
        for wish, answer in zip(wishes, answers, strict=True):
            if answer.status_code == 200:
                await log_in(club, "Ann", wish["password"])
            else:
                assert answer.json()["error"]["code"] == "account-claimed"

    in_club(url, story)


def test_nobody_may_be_called_like_somebody_who_has_claimed_it(url: str) -> None:
    async def story(club: Club) -> None:
        early = await club.guest("Ann")
        ann, bob = await claimed(club, "Ann"), await claimed(club, "Bob")
        assert await code(club.stranger().post("/api/guest", {"name": "ÁNN"}, 409)) == "name-claimed"
        for other in (bob, await club.guest("Dora")):
            assert await code(other.put("/api/account/name", {"name": "Ann"}, 409)) == "name-claimed"
        table = await bob.post("/api/tables", {**FOUR, "spectators_chat": True}, 201)
        join = f"/api/tables/{table['id']}/join"
        cleo = await club.guest("Cleo")
        assert await code(cleo.post(join, {"name": "ann"}, 409)) == "name-claimed"
        # Who was called so before stays so, and has to choose another name to sit down.
        assert await code(early.post(join, None, 409)) == "name-claimed"
        assert await code(early.post("/api/tables", FOUR, 409)) == "name-claimed"
        assert await code(early.post(f"/api/tables/{table['id']}/chat", {"text": "hi"}, 409)) == "name-claimed"
        await early.put("/api/account/name", {"name": "Anton"})
        assert (await early.post(join))["seats"][1]["name"] == "Anton"
        assert (await ann.post(join, {"name": "Ann"}))["seats"][2]["name"] == "Ann"

    in_club(url, story)


def test_a_claimed_name_can_be_changed_and_the_old_one_is_free_again(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await claimed(club, "Ann")
        assert (await ann.put("/api/account/name", {"name": "Annie"}))["user"]["name"] == "Annie"
        assert (await ann.put("/api/account/name", {"name": "ANNIE"}))["user"]["name"] == "ANNIE"
        await claimed(club, "Ann", "another good one")
        assert (await (await log_in(club, "annie")).get("/api/me"))["user"]["name"] == "ANNIE"
        guest = await club.guest("Zed")
        await guest.put("/api/account/name", {"name": "Zoe"})
        assert ("Zoe", None) in await rows(club, "users", "name", "name_key")
        assert await code(guest.put("/api/account/name", {"name": "\u202e"}, 400)) == "name-unfit"

    in_club(url, story)


@pytest.mark.parametrize(
    ("password", "why"),
    [("sesame", "password-short"), ("x" * 201, "password-long"), ("A.n.n.a.b.e.l", "password-is-name")],
)
def test_a_password_that_is_none_is_refused_and_never_repeated(sqlite: str, password: str, why: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Annabel")
        assert await code(ann.post("/api/account/claim", {"password": password}, 400)) == why
        assert not [text for text in club.seen if password in text]
        assert club.services.passwords.work == 0

    in_club(sqlite, story)


def test_a_wrong_password_and_a_name_that_nobody_has_cost_and_say_the_same(url: str) -> None:
    async def story(club: Club) -> None:
        await claimed(club, "Ann")
        await club.guest("Guest")
        await log_in(club, "Ann")
        work, said = [], []
        for name in ("Ann", "Nobody", "Guest", "", "\0", "x" * 5000):
            before = club.services.passwords.work
            club.seen.clear()
            await log_in(club, name, "not the password", 403)
            work.append(club.services.passwords.work - before)
            said.append(club.seen[-1])
        assert work == [1] * 6
        assert len(set(said)) == 1
        assert "login-failed" in said[0]

    in_club(url, story)


def test_the_work_for_a_name_that_nobody_has_is_of_the_same_kind(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    verified = []
    real = PasswordHasher.verify

    def watched(hasher: PasswordHasher, kept: str, password: str) -> bool:
        verified.append((extract_parameters(kept), password))
        return real(hasher, kept, password)

    async def story(club: Club) -> None:
        await claimed(club, "Ann")
        for name in ("Ann", "Nobody"):
            await log_in(club, name, "not the password", 403)
        assert len(verified) == 2
        assert verified[0] == verified[1]

    monkeypatch.setattr(PasswordHasher, "verify", watched)
    in_club(sqlite, story)


def test_the_first_question_of_all_costs_the_same_whoever_it_is_about(sqlite: str) -> None:
    async def story() -> None:
        costs = []
        async with open_club(sqlite) as club:
            await claimed(club, "Ann")
        for name in ("Ann", "Nobody"):
            async with open_club(sqlite) as club:
                await log_in(club, name, "not the password", 403)
                costs.append(club.services.passwords.work)
        assert costs[0] == costs[1]

    asyncio.run(story())


def test_guessing_has_to_wait_longer_and_longer(sqlite: str) -> None:
    async def story(club: Club) -> None:
        await claimed(club, "Ann")
        for _ in range(OF_NAME.free):
            await log_in(club, "Ann", "wrong wrong", 403)
        worked = club.services.passwords.work
        waits = []
        for _ in range(8):
            refused = await club.stranger().post("/api/login", {"name": "ANN", "password": SECRET}, 429)
            assert refused["error"]["code"] == "login-paused"
            waits.append(refused["error"]["details"]["seconds"])
            later(club, waits[-1])
            await log_in(club, "Ann", "wrong wrong", 403)
        assert club.services.passwords.work == worked + 8, "a pause costs no work"
        assert waits[0] < 3
        assert waits == sorted(waits)
        assert max(waits) == OF_NAME.longest
        later(club, OF_NAME.longest)
        await log_in(club, "Ann")
        await log_in(club, "Ann", "wrong wrong", 403)
        await log_in(club, "Ann")

    in_club(sqlite, story)


def test_an_address_that_tries_many_names_has_to_wait_too() -> None:
    async def story() -> None:
        attempts = Attempts()
        for number in range(OF_ADDRESS.free):
            await attempts.begin(1000, f"name {number}", "here")
        with pytest.raises(TooMany):
            await attempts.begin(1000, "another", "here")
        await attempts.begin(1000, "another", "elsewhere")
        await attempts.begin(1000 + FORGOTTEN + OF_ADDRESS.longest, "another", "here")

    asyncio.run(story())


def test_guesses_elsewhere_keep_nobody_from_the_right_password(sqlite: str) -> None:
    async def story(club: Club) -> None:
        await claimed(club, "Ann")
        for number in range(40):
            for _ in range(OF_NAME.free + 1):
                await _from(club, f"198.51.100.{number}", "not the password")
        assert await _from(club, "198.51.100.0", SECRET) == 429
        assert await _from(club, "203.0.113.5", SECRET) == 200
        assert await _from(club, "198.51.100.1", SECRET) == 429, "whoever guessed has to wait as before"

    in_club(sqlite, story)


async def _from(club: Club, host: str, password: str) -> int:
    """What a login is answered that comes from there."""
    transport = httpx.ASGITransport(app=club.app, client=(host, 1))
    async with httpx.AsyncClient(transport=transport, base_url=HERE, headers={"origin": HERE}) as http:
        return (await http.post("/api/login", json={"name": "Ann", "password": password})).status_code


def test_a_pause_ends_though_the_clock_was_set_back() -> None:
    async def story() -> None:
        attempts = Attempts()
        for _ in range(OF_NAME.free):
            await attempts.begin(1_000_000_000, "ann", "here")
        with pytest.raises(TooMany):
            await attempts.begin(1_000_000_000, "ann", "here")
        await attempts.begin(1_000, "ann", "here")

    asyncio.run(story())


def test_what_is_remembered_of_guesses_stays_in_bounds() -> None:
    async def story() -> None:
        attempts = Attempts()
        for number in range(MOST_KEPT):
            await attempts.begin(1000, f"name {number}", f"address {number}")
        assert len(attempts._failed) == MOST_KEPT

    asyncio.run(story())


def test_tries_at_the_same_time_are_each_counted(sqlite: str) -> None:
    async def story(club: Club) -> None:
        await claimed(club, "Ann")
        wish = {"name": "Ann", "password": "wrong wrong"}
        answers = await asyncio.gather(*(club.stranger().http.post("/api/login", json=wish) for _ in range(30)))
        assert sum(answer.status_code == 403 for answer in answers) == OF_NAME.free
        assert {answer.status_code for answer in answers} == {403, 429}

    in_club(sqlite, story)


def test_another_password_needs_the_old_one_and_ends_all_other_sessions(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await claimed(club, "Ann")
        other = await log_in(club, "Ann")
        link = await ann.post("/api/links", None, 201)
        wish = {"old": "not the old one", "password": "another good one"}
        assert await code(ann.put("/api/account/password", wish, 403)) == "password-wrong"
        await other.get("/api/me")
        await ann.put("/api/account/password", {**wish, "old": SECRET})
        await ann.get("/api/me")
        await other.get("/api/me", 401)
        assert await code(club.stranger().post("/api/links/use", {"link": link["path"][7:]}, 404)) == "link-unknown"
        await log_in(club, "Ann", SECRET, 403)
        await log_in(club, "Ann", "another good one")
        guest = await club.guest("Bob")
        assert await code(guest.put("/api/account/password", wish, 409)) == "account-guest"

    in_club(url, story)


@pytest.mark.parametrize("outcome", [403, 200], ids=["another password", "the same, hashed anew"])
def test_a_login_counts_only_with_the_password_of_its_last_moment(url: str, outcome: int) -> None:
    async def story(club: Club) -> None:
        ann = await claimed(club, "Ann")
        real, new = club.services.passwords.fits, "another good one"

        async def meanwhile(password: str, kept: str | None, address: str) -> bool:
            fits = await real(password, kept, address)
            club.services.passwords.fits = real  # type: ignore[method-assign]
            if outcome == 403:
                await ann.put("/api/account/password", {"old": SECRET, "password": new})
            else:
                ((ann_id,),) = await rows(club, "users", "id")
                async with club.services.database.write() as connection:
                    again = await club.services.passwords.hashed(SECRET, ADDRESS)
                    await people.change(connection, ann_id, password=again)
            return fits

        club.services.passwords.fits = meanwhile  # type: ignore[method-assign]
        late = await log_in(club, "Ann", SECRET, outcome)
        await late.get("/api/me", 401 if outcome == 403 else 200)
        assert len(await rows(club, "sessions", "id")) == (1 if outcome == 403 else 2)

    in_club(url, story)


def test_a_password_is_hashed_anew_when_the_parameters_have_changed(url: str) -> None:
    async def story() -> None:
        async with open_club(url, password_memory=8) as club:
            await claimed(club, "Ann")
            (old,) = await rows(club, "users", "password")
        async with open_club(url, password_memory=16) as club:
            await log_in(club, "Ann")
            (new,) = await rows(club, "users", "password")
            assert "m=8," in old[0]
            assert "m=16," in new[0]
            assert new[0].startswith("$argon2id$")
            await log_in(club, "Ann")
            assert await rows(club, "users", "password") == [new]

    asyncio.run(story())


def test_passwords_are_worked_on_a_few_at_a_time_and_a_flood_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = Passwords(Settings(password_memory=8, password_passes=1))
        kept = await house.hashed("whatever it is", ADDRESS)
        at_once, most, real = 0, 0, house._work
        meeting, counting = threading.Barrier(passwords.CHECKED_AT_ONCE), threading.Lock()

        def watched(password: str, kept: str | None) -> str:
            nonlocal at_once, most
            with counting:
                at_once += 1
                most = max(most, at_once)
            meeting.wait(60)  # one at a time would never meet another
            try:
                return real(password, kept)
            finally:
                with counting:
                    at_once -= 1

        await house.fits("", None, ADDRESS)  # so that what nobody's name is compared with is there
        monkeypatch.setattr(house, "_work", watched)
        tries = (house.fits("whatever it is", kept, f"10.0.0.{number % 6}") for number in range(60))
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert most == passwords.CHECKED_AT_ONCE
        assert sum(isinstance(one, TooMany) for one in done) == 60 - passwords.MOST_WAITING
        assert sum(one is True for one in done) == passwords.MOST_WAITING

    asyncio.run(story())


@pytest.mark.parametrize("memory", [8, 16], ids=["its hash as it is", "hashed anew"])
def test_a_login_waits_for_nobody_who_claims_a_name(sqlite: str, memory: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_club(sqlite) as club:
            await claimed(club, "Ann")
        async with open_club(sqlite, password_memory=memory) as club:
            real, gate = club.services.passwords._work, threading.Event()

            def held_up(password: str, kept: str | None) -> str:
                if password.startswith("a new one"):
                    gate.wait(60)
                return real(password, kept)

            monkeypatch.setattr(club.services.passwords, "_work", held_up)
            guests = [await club.guest(f"Guest {number}") for number in range(60)]
            forms = [{"password": f"a new one {number}"} for number in range(60)]
            claims = [
                asyncio.create_task(guest.http.post("/api/account/claim", json=form))
                for guest, form in zip(guests, forms, strict=True)
            ]
            try:
                async with asyncio.timeout(60):
                    while sum(claim.done() for claim in claims) < 60 - passwords.MOST_ADDRESS:
                        await asyncio.sleep(0)
                    await log_in(club, "Ann")
                assert sum(claim.done() for claim in claims) == 60 - passwords.MOST_ADDRESS, "they still wait"
            finally:
                gate.set()
                await asyncio.gather(*claims)

    asyncio.run(story())


def test_addresses_take_turns_and_none_of_them_fills_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = Passwords(Settings(password_memory=8, password_passes=1))
        kept = await house.hashed("whatever it is", ADDRESS)
        await house.fits("", None, ADDRESS)
        gate, done, real = threading.Semaphore(0), [], house._work

        def held_up(password: str, kept: str | None) -> str:
            gate.acquire(timeout=60)
            done.append(password)
            return real(password, kept)

        monkeypatch.setattr(house, "_work", held_up)
        flood = [asyncio.create_task(house.fits(f"guess {number}", kept, "10.0.0.1")) for number in range(60)]
        while sum(one.done() for one in flood) < 60 - passwords.MOST_ADDRESS:
            await asyncio.sleep(0)
        owner = asyncio.create_task(house.fits("whatever it is", kept, "10.0.0.2"))
        friend = asyncio.create_task(house.fits("whatever it is", kept, "10.0.0.3"))
        gone = asyncio.create_task(house.fits("given up", kept, "10.0.0.2"))
        await asyncio.sleep(0)
        gone.cancel()  # whoever leaves the queue holds nobody up
        gate.release(passwords.CHECKED_AT_ONCE + 3)  # those being worked on, then one from each address
        while len(done) < passwords.CHECKED_AT_ONCE + 3:
            await asyncio.sleep(0)
        first = list(done)
        gate.release(60)
        ends = await asyncio.gather(*flood, return_exceptions=True)
        assert (await owner, await friend) == (True, True)
        assert first.count("whatever it is") == 2
        assert "given up" not in done
        assert sum(isinstance(one, TooMany) for one in ends) == 60 - passwords.MOST_ADDRESS
        assert await house.fits("whatever it is", kept, "10.0.0.1"), "the queue goes on as before"

    asyncio.run(story())


def test_a_password_waits_for_no_other_work_in_threads() -> None:
    async def story() -> None:
        async with all_threads_taken():
            house = Passwords(Settings(password_memory=8, password_passes=1))
            assert await house.fits("whatever it is", await house.hashed("whatever it is", ADDRESS), ADDRESS)

    asyncio.run(story())


def test_a_person_is_spoken_to_in_the_language_he_has_set(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        assert (await ann.put("/api/account/language", {"language": "nl"}))["user"]["language"] == "nl"
        wrong = await ann.http.get("/api/tables/nothing", headers={"accept-language": "fr"})
        assert wrong.json()["error"]["message"] == "Deze tafel bestaat niet."
        asked = await ann.get("/api/tables/nothing", 404, lang="de")
        assert asked["error"]["message"] == "Diesen Tisch gibt es nicht."
        # A page that is shown in another language, here or on another device, is answered in that.
        shown = await ann.http.get("/api/tables/nothing", headers={"x-carson-language": "it"})
        assert shown.json()["error"]["message"] == "Questo tavolo non esiste."
        other = await ann.http.get("/api/tables/nothing", headers={"x-carson-language": "tlh"})
        assert other.json()["error"]["message"] == "Deze tafel bestaat niet."
        await ann.put("/api/account/language", {"language": "tlh"}, 400)
        await ann.put("/api/account/language", {"language": None})
        wrong = await ann.http.get("/api/tables/nothing", headers={"accept-language": "fr"})
        assert wrong.json()["error"]["message"] == "Cette table n’existe pas."

    in_club(sqlite, story)
