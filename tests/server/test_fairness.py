"""A finished table's record proves by itself that nobody chose what was drawn, and no other text does."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carson.kernel import Game, SampledChance, commitment_to, parse, record
from carson.server.games.adapter import GAMES, stored_rules
from cli.driving import carson
from server.club import Club, in_club, play_on, seated

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "cards": ("cards", {"real": 2, "virtual": ["beginner", "expert"]}),
    "board": ("board", {"players": 2, "characters": "gold", "variants": "river might-is-right horses outlaws"}),
    "dutch": ("board", {"players": 3, "variants": "new-beginning outlaws", "edition": "dutch"}),
}
SEED, PROMISE = re.compile(r"^seed: (.*)$", re.M), re.compile(r"^commitment: (.*)$", re.M)


class Played:
    """A game from a table, with some moves taken back on the way."""

    def __init__(self, kind: str, url: str) -> None:
        self.kind = kind
        self.commitment = self.running = self.text = ""
        self.undone = 0
        in_club(url, self._play)

    async def _play(self, club: Club) -> None:
        game, options = KINDS[self.kind]
        table_id, ann, bob = await seated(club, game, options)
        self.commitment = (await ann.table(table_id))["table"]["commitment"]
        for turn in range(8):
            await play_on(club, table_id, [ann, bob], f"{self.kind} {turn}", most=5)
            for person in (ann, bob):
                seen = await person.table(table_id)
                if seen["undo"] is not None:
                    back = {"move": seen["undo"], "question": seen["question"], "id": f"back-{turn:04}"}
                    await person.post(f"/api/tables/{table_id}/undo", back)
                    self.undone += 1
            await club.quiet()
        self.running = await ann.get(f"/api/tables/{table_id}/record")
        await play_on(club, table_id, [ann, bob], self.kind)
        self.text = await ann.get(f"/api/tables/{table_id}/record")


@pytest.fixture(scope="module", params=list(KINDS))
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    folder: Path = tmp_path_factory.mktemp("fair")
    return Played(request.param, f"sqlite:///{folder / 'carson.db'}")


def verify(text: str, *more: str) -> tuple[int, str]:
    done = carson("verify", "-", *more, stdin=text)
    assert done.err == ""
    return done.status, " ".join(done.out.split())


def test_a_finished_tables_record_is_proven(played: Played) -> None:
    assert played.undone, "nothing was taken back"
    status, said = verify(played.text)
    assert status == 0
    assert "No player contributed a number: the server alone made the seed." in said
    assert said.endswith("so it is not proven that the server chose the seed at random.")
    assert f"its SHA-256 is the commitment {played.commitment}." in said
    draws = sum(len(line.draws) for line in parse(played.text).lines)
    assert f"All {draws} draws are what this seed gives." in said


def test_the_commitment_that_was_written_down_is_what_counts(played: Played) -> None:
    status, said = verify(played.text, "--commitment", played.commitment.upper())
    assert status == 0
    assert "is from the record itself" not in said
    assert "is from the record itself" in verify(played.text)[1]
    other = commitment_to("another table")
    status, said = verify(played.text, "--commitment", other)
    assert status == 1
    assert f"The record has the commitment {played.commitment}, but you were shown {other}." in said
    # A record that names no commitment is proven by the player's own.
    silent = PROMISE.sub("note: none", played.text)
    assert verify(silent)[0] == 1
    assert verify(silent, "--commitment", played.commitment)[0] == 0


@pytest.mark.parametrize("option", ["commitment", "seal", "number"])
@pytest.mark.parametrize("given", ["", "abc", "g" * 64, "0" * 63, "é" * 64])
def test_what_is_no_commitment_is_refused_and_said_how_one_looks(given: str, option: str) -> None:
    done = carson("verify", "-", f"--{option}={given}", stdin="")
    assert done.status == 2
    assert "64 characters" in done.err or "needs a value" in done.err


def test_a_running_game_cannot_be_proven_yet(played: Played) -> None:
    status, said = verify(played.running)
    assert status == 1
    assert "still in progress. Its seed is secret until it is over, so nothing can be proven yet." in said
    assert f"Keep the commitment {played.commitment}" in said
    assert "you were shown" in verify(played.running, "--commitment", "0" * 64)[1]


def test_a_record_without_seed_or_commitment_is_replayed_but_not_proven(played: Played) -> None:
    for missing, said in ((SEED, "has no seed"), (PROMISE, "has no commitment")):
        status, out = verify(missing.sub("note: none", played.text))
        assert status == 1
        assert "follow the rules and lead to the end" in out
        assert said in out


def _figures(text: str) -> str:
    return re.sub(r"^(deck|figures): (\S+) .", r"\1: \2 x", text, count=1, flags=re.M)


def _other_draw(text: str) -> str:
    """Two draws of one pile, in the set-up, the other way round."""
    lines = text.splitlines()
    drawing = [number for number, line in enumerate(lines) if " => " in line]
    first, second = lines[drawing[0]].split(" => ")
    draws = second.split("; ")
    place = next(n for n, draw in enumerate(draws) if draw.split()[0] == draws[-1].split()[0] and draw != draws[-1])
    draws[place], draws[-1] = draws[-1], draws[place]
    lines[drawing[0]] = f"{first} => {'; '.join(draws)}"
    return "\n".join(lines) + "\n"


def _other_move(text: str) -> str:
    """Somebody's last move but one is left out, and the moves counted anew."""
    lines = text.splitlines()
    del lines[-3]
    lines[-1] = re.sub(r"end \d+", f"end {len(parse(text).lines) - 2}", lines[-1])
    return "\n".join(lines) + "\n"


def _flip(pattern: re.Pattern[str]) -> Callable[[str], str]:
    def edit(text: str) -> str:
        return pattern.sub(lambda found: found[0][:-1] + ("1" if found[0][-1] == "0" else "0"), text, count=1)

    return edit


TAMPERING: dict[str, tuple[Callable[[str], str], str]] = {
    # Two cards of one offer the other way round may lead to the same end; the seed tells.
    "a draw": (_other_draw, "is not valid|but the seed gives"),
    "a move": (_other_move, "is not valid"),
    "the seed": (_flip(SEED), "The seed is not the promised one"),
    "the commitment": (_flip(PROMISE), "The seed is not the promised one"),
    "the figures": (_figures, "is not valid"),
    "a score": (_flip(re.compile(r", scores .*$", re.M)), "is not valid"),
    "the position": (_flip(re.compile(r"position [0-9a-f]{16}")), "is not valid"),
    "the rules": (lambda text: re.sub(r"^rules: \d+", "rules: 99", text, flags=re.M), "is not valid"),
    "the game": (lambda text: text.replace("game: ", "game: old", 1), "is not valid"),
    "the end": (lambda text: text[:-30], "is not valid"),
}


@pytest.mark.parametrize("what", TAMPERING)
def test_whatever_is_changed_is_found(played: Played, what: str) -> None:
    edit, reason = TAMPERING[what]
    changed = edit(played.text)
    assert changed != played.text
    status, said = verify(changed)
    assert status == 1
    assert re.search(reason, said)
    assert said.endswith("Not proven.")


def test_a_seed_with_a_commitment_made_to_fit_it_does_not_give_the_draws(played: Played) -> None:
    forged = SEED.sub("seed: forged", PROMISE.sub(f"commitment: {commitment_to('forged')}", played.text))
    status, said = verify(forged)
    assert status == 1
    assert "The seed is the promised one" in said
    assert re.search(r"Line \d+: The record has the draw “.*”, but the seed gives “.*”", said)


@pytest.mark.parametrize("after", [0, 40])
def test_a_game_with_draws_of_the_servers_choice_is_found_though_all_else_fits(played: Played, after: int) -> None:
    """Moves by the rules, the right end, the promised seed: it is just not where the draws came from."""
    true = parse(played.text)
    rules = stored_rules_of(true.head)
    chosen, chance = SampledChance(Random(played.kind)), Random(after)
    game: Game[Any, Any, Any] = Game.start(rules, true.head["seed"], None if after else chosen)
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        game.apply(seat, chance.choice(list(game.legal_actions(seat))), None if game.version < after else chosen)
    forged = record(game, {"commitment": played.commitment}).text()
    status, said = verify(forged, "--commitment", played.commitment)
    assert status == 1
    assert "follow the rules and lead to the end" in said
    assert "The seed is the promised one" in said
    assert "but the seed gives" in said


def stored_rules_of(head: dict[str, str]) -> Any:
    import msgspec

    assert head["game"] in GAMES
    return stored_rules(msgspec.json.encode(head).decode(), int(head["rules"]))


@pytest.mark.parametrize("language", ["nl", "fr", "it", "de"])
def test_the_proof_is_told_in_the_readers_language(played: Played, language: str) -> None:
    there, english = verify(played.text, "--lang", language)[1], verify(played.text)[1]
    assert played.commitment in there
    assert there.split(".")[0] != english.split(".")[0]


WAYS = ("cut", "put", "change", "drop", "twice", "swap")
EDITS = st.lists(
    st.tuples(st.integers(0, 10**6), st.sampled_from(WAYS), st.characters()),
    min_size=1,
    max_size=3,
)


@given(edits=EDITS)
@settings(max_examples=50, deadline=None)
def test_random_edits_are_found_or_change_nothing_that_counts(
    played: Played, edits: list[tuple[int, str, str]]
) -> None:
    text = played.text
    for place, kind, sign in edits:
        text = _edited(text, place, kind, sign)
    status, _ = verify(text.encode("utf-8", "replace").decode())
    assert status in (0, 1)
    if status == 0:
        was, now = parse(played.text), parse(text)
        assert (now.scores, now.digest, now.head["seed"]) == (was.scores, was.digest, was.head["seed"])
        assert now.head["commitment"] == was.head["commitment"]


def _edited(text: str, place: int, kind: str, sign: str) -> str:
    at = place % len(text)
    if kind in ("cut", "put", "change"):
        return text[: at + (kind == "put")] + (sign if kind != "cut" else "") + text[at + 1 :]
    lines = text.splitlines(keepends=True)
    row = place % len(lines)
    if kind == "swap":
        lines[row], lines[row - 1] = lines[row - 1], lines[row]
    elif kind == "twice":
        lines.insert(row, lines[row])
    else:
        del lines[row]
    return "".join(lines) or "\n"


def test_a_game_at_the_terminal_has_made_no_promise() -> None:
    kept = Path(__file__).parents[1] / "records" / "board" / "horses.carson"
    done = carson("verify", str(kept))
    assert (done.status, "has no commitment" in " ".join(done.out.split())) == (1, True)
    assert "draws are what this seed gives" in " ".join(done.out.split())
