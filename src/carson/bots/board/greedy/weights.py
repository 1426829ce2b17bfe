"""The figures that `greedy` judges by, all in victory points unless they say otherwise; found by self-play.

Lists over rounds begin with the set-up: index 0 is before round 1, 4 is the last round.
"""

from typing import Final

from carson.board.material.pieces import BANK, BLACKSMITH, DRUGSTORE, GENERAL_STORE, SALOON

# What a dollar still in the purse is worth when a round ends, as (how many dollars, VP for each): the first ones buy
# next round's parcel and building, the next ones VP at next round's price, and after round 4 it is 1 VP for $6.
PURSE: Final[tuple[tuple[tuple[int, float], ...], ...]] = (
    ((12, 0.5), (12, 0.38), (9999, 0.3)),
    ((12, 0.5), (12, 0.34), (9999, 0.26)),
    ((12, 0.4), (12, 0.27), (9999, 0.21)),
    ((12, 0.25), (9999, 0.17)),
    ((9999, 1 / 6),),
)
# What a dollar of a later round's income is worth: VP cost $2, $3, $4, $5 in rounds 1 to 4, if the player gets to buy
# them.
INCOME: Final = (0.0, 0.35, 0.27, 0.21, 0.16)
# Money spent above the cash limit gives 1 VP for each full $10, and seldom comes out even.
BURNT: Final = 0.08
# A dollar that a plan is short of: something planned will not be bought.
MISSING: Final = 1.5

# A cowboy in hand when the round ends acts in the next one; after round 4 it is only firepower for a duel.
COWBOY: Final = (1.6, 1.6, 1.6, 1.4, 0.15)
# A revolver token helps in every duel and on the Cowboy spaces to come.
REVOLVER: Final = (0.9, 0.8, 0.7, 0.5, 0.15)
ROAD: Final = (0.35, 0.35, 0.3, 0.2, 0.0)
DYNAMITE: Final = (1.2, 1.2, 1.0, 0.8, 0.1)
# The 3-revolvers token, and what each place with an own cowboy adds to it: three more in a duel there.
AMMUNITION: Final = 0.7
AMMUNITION_PLACE: Final = 0.25

# Anything on an own parcel at the end (BG-10.1).
STANDING: Final = 2.0
# A bare parcel: it may be built on later, which makes the first few as good as their best hope; and it counts on the
# Parcels spaces.
HOPE: Final = (0.6, 0.5, 0.45, 0.3, 0.0)
HOPES: Final = (1.0, 0.6, 0.35, 0.2)
PARCEL: Final = (0.5, 0.45, 0.4, 0.25, 0.0)
# A building kept without a site may find one.
KEPT: Final = (1.5, 1.5, 1.2, 0.8, 0.0)
# Land around a Ranch fills up; around the others Houses come. As parts of what the building pays now, and of its step.
RANCH_FADES: Final = 0.8
GROWTH: Final = 0.12
# A building that pays well is attacked now and then.
ATTACKED: Final = 0.93
# A Church keeps attackers away from each own building beside it.
SHIELD: Final = 0.3
# A House of an own building, on any parcel: a small gain.
HOUSE: Final = 0.3
# A road that a plan needs and that no cowboy fetches yet.
ROAD_TO_FETCH: Final = 1.4

# What one more House symbol adds to a building (BG-8.3 to 8.7), and what City Hall adds (BG-8.14).
SYMBOL: Final = {DRUGSTORE: 3, BANK: 3, SALOON: 5, GENERAL_STORE: 3}
STEP: Final = {**SYMBOL, BLACKSMITH: 5}

# City Hall is held until somebody wins it: part of what it would gain in later rounds.
HOLDS_HALL: Final = 0.8

# How much a rival's dollar of income counts compared with an own one.
RIVAL: Final = 0.12
# How likely a rival with cowboys left is to join a place later: spaces, parcels, attacked buildings.
JOINS_SPACE: Final = 0.10
JOINS_PARCEL: Final = 0.06
JOINS_BUILDING: Final = 0.05
# A place less likely to be won than this is not planned on.
DOUBTFUL: Final = 0.4
# Passing early: an early choice of a character next round, and every tie in this one.
PASS_EARLY: Final = (0.8, 0.8, 0.8, 0.8, 0.2)
# A cowboy in hand is a point of firepower in each own duel: how much of what is at stake there counts.
FIREPOWER: Final = 1.0
# A place must gain this much more than keeping the cowboy.
LEAST_GAIN: Final = 0.05
# What one more cowboy, safe from duels, gains in its round.
ACTION: Final = (1.8, 1.8, 1.9, 2.0, 2.0)

# A stranger on an own building stays for the next rounds' income, unless somebody is beaten to it: how likely.
STRANGER_STAYS: Final = 0.6
# How much of what is at stake in a fight counts for keeping a cowboy back: whoever keeps all of them builds too little.
STRANGER_STAKE: Final = 0.5
