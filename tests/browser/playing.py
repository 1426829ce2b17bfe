"""Playing by what can be seen: whatever is offered, one thing after the other."""

from random import Random

from playwright.sync_api import Page

# Everything on a table that can be chosen: bids, cards, places, buttons, characters, spaces, parcels, roads.
CHOICES = (
    "button.bid:enabled, button.takeable:enabled, g.place, "
    ".choices button:enabled, button.open:enabled, rect.open, line.way"
)
ENDING = "[data-ending]"
MOST_STEPS = 1_500
# Something else is asked than `asked`, or nothing any more.
ANSWERED = (
    "(document.querySelector('[data-ending]') || document.querySelector('[data-question]')?.dataset.question !== asked)"
)
CONFIRM = f"""asked => {{
    const button = {ANSWERED} ? null : document.querySelector('button.confirm:enabled')
    button?.click()
    return button !== null
}}"""


def play_to_the_end(page: Page, seed: str) -> int:
    """How many choices were made until the score sheet was there."""
    chance = Random(seed)
    for step in range(MOST_STEPS):
        page.wait_for_selector(f"{CHOICES}, {ENDING}", state="attached")
        if page.locator(ENDING).count():
            return step
        choose(page, chance)
    raise AssertionError("the game does not end")


def choose(page: Page, chance: Random) -> None:
    """One of the choices; passing is as good as any other."""
    asked = page.locator("[data-question]").get_attribute("data-question")
    choices = page.locator(CHOICES)
    count = choices.count()
    if count:
        choices.nth(chance.randrange(count)).dispatch_event("click")
        page.wait_for_function(f"asked => {ANSWERED} || document.querySelector('.chosen')", arg=asked)
        # What is chosen is shown first, and then confirmed; elsewhere there is more to choose.
        confirmed = page.evaluate(CONFIRM, asked)
        if confirmed:
            page.wait_for_function(f"asked => {ANSWERED}", arg=asked)
