"""Refusals that several steps share."""

from carson.cards.actions import ACTIONS, Action
from carson.kernel import Refusal


def wrong_moment(asked: str, rule: str, action: Action) -> Refusal:
    """Something else is asked now."""
    return Refusal("wrong-moment", rule, {"asked": asked, "action": ACTIONS.text(action)})
