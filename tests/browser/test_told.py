"""The rule that decided, in the game's sentences: a link of its own, and no word of anybody's name."""

from typing import Any

import pytest

from browser.client_code import worked_out

TIE = "Cleo wins the duel for d4. Strength: Cleo (8) and Ann (8). A tie: Cleo is ahead in the pass order. [BG-4.5]"
NAMED = "[BG-1] wins the duel for d4. Strength: [BG-1] (8) and Ann (7)."


def _told(text: str) -> Any:
    script = """
      const rules = client.piecesOf(given).flatMap((one) => one.rule || [])
      console.log(JSON.stringify([rules, client.withoutRules(given)]))
    """
    return worked_out("words/ruleMentions.ts", script, text)


@pytest.mark.parametrize(
    ("text", "rules", "left"),
    [
        (TIE, ["BG-4.5"], TIE.removesuffix(" [BG-4.5]")),
        (f"{TIE} Ann passes.", ["BG-4.5"], TIE.removesuffix(" [BG-4.5]") + " Ann passes."),
        ("You cannot do it; build, or pass [BG-6.6]", ["BG-6.6"], "You cannot do it; build, or pass"),
        # Somebody may call himself like a rule.
        (NAMED, [], NAMED),
        ("Ann passes.", [], "Ann passes."),
    ],
)
def test_a_rule_stands_behind_a_sentence_and_anywhere_else_it_is_a_name(text: str, rules: list[str], left: str) -> None:
    assert _told(text) == [rules, left]
