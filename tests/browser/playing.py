"""Playing by what can be seen: whatever is offered, one thing after the other."""

from random import Random

from playwright.sync_api import Page

# Everything on a table that can be chosen: bids, cards, places, buttons, characters, spaces, parcels, roads.
CHOICES = (
    "button.bid:enabled, button.takeable:enabled, g.place, .choices button:enabled:not(.step), "
    "button.open:enabled, rect.open, line.way, [data-confirm]:enabled"
)
# What was chosen on the map or the track is confirmed by this.
CONFIRM = "[data-confirm]:enabled"
ENDING = "[data-ending]"
MOST_STEPS = 1_500
# Something else is asked than `asked`, or nothing any more.
ANSWERED = (
    "(document.querySelector('[data-ending]') || document.querySelector('[data-question]')?.dataset.question !== asked)"
)
SURE = f"""asked => {{
    const button = {ANSWERED} ? null : document.querySelector('button.confirm:enabled')
    button?.click()
    return button !== null
}}"""

# The question is another, the game is over, a card was chosen, or more was thought of at the board game's desk.
_MOVED = """([asked, step]) => document.querySelector('[data-ending]')
    || document.querySelector('[data-question]')?.dataset.question !== asked
    || (step === null ? document.querySelector('.chosen')
        : step !== document.querySelector('[data-step]')?.dataset.step
          && document.querySelector('[data-step]')?.dataset.step.endsWith('true'))"""


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
    """What has been chosen is confirmed; else one of the choices, and passing is as good as any other."""
    asked = page.locator("[data-question]").get_attribute("data-question")
    desk = page.locator("[data-step]")
    step = desk.get_attribute("data-step") if desk.count() else None
    confirm = page.locator(CONFIRM)
    choices = confirm if confirm.count() else page.locator(CHOICES)
    count = choices.count()
    if count:
        choices.nth(chance.randrange(count)).dispatch_event("click")
        page.wait_for_function(_MOVED, arg=[asked, step])
        # A card or a place in a city is shown first, and then confirmed; elsewhere there is more to choose.
        if page.evaluate(SURE, asked):
            page.wait_for_function(f"asked => {ANSWERED}", arg=asked)
