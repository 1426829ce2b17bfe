"""Playing by what can be seen: whatever is offered, one thing after the other."""

from random import Random

from playwright.sync_api import Page

# Everything on a table that can be chosen: bids, cards, places, buttons, characters, spaces, parcels, roads.
CHOICES = (
    "button.bid:enabled, button.takeable:enabled, g.place, .choices button:enabled:not(.step, [data-no]), "
    "button.open:enabled, rect.open, line.way, [data-confirm]:enabled"
)
# What was chosen on the map or the track is confirmed by this, and so is passing.
CONFIRM = "[data-confirm]:enabled, [data-sure]:enabled"
ENDING = "[data-ending]"
# For a page to begin with: every show is paused the moment it begins, so that none is over before it was looked at.
STILL = """new MutationObserver(() => document.querySelector('[data-show] [aria-pressed=false]')?.click())
    .observe(document, { childList: true, subtree: true })"""
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

# The question, and what is thought of at the board game's desk.
STATE = """() => [document.querySelector('[data-question]')?.dataset.question ?? null,
    document.querySelector('[data-step]')?.dataset.step ?? null]"""

# Looks and clicks at once: counted first and clicked then, what was offered may be gone in between.
_CHOOSE = """([confirm, choices, share]) => {
    const sure = document.querySelectorAll(confirm)
    const offered = sure.length ? sure : document.querySelectorAll(choices)
    if (!offered.length) return null
    const asked = document.querySelector('[data-question]')?.dataset.question ?? null
    const step = document.querySelector('[data-step]')?.dataset.step ?? null
    offered[Math.floor(share * offered.length)].dispatchEvent(new MouseEvent('click', {bubbles: true}))
    return [asked, step]
}"""
# The question is another, the game is over, a card was chosen, passing is to be confirmed, or more was thought of at
# the board game's desk.
MOVED = """([asked, step]) => document.querySelector('[data-ending], [data-sure]:enabled')
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
    chosen = page.evaluate(_CHOOSE, [CONFIRM, CHOICES, chance.random()])
    if chosen is None:
        return
    asked, step = chosen
    page.wait_for_function(MOVED, arg=[asked, step])
    # A card or a place in a city is shown first, and then confirmed; elsewhere there is more to choose.
    if page.evaluate(SURE, asked):
        page.wait_for_function(f"asked => {ANSWERED}", arg=asked)
