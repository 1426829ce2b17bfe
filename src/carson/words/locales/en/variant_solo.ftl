# Alone against Jeb Standish: what he does, and the rule that decided.

event-standish = { $why ->
    [only] Standish, { PLACE($at) }: nothing else was possible
    [die] Standish, { PLACE($at) }: the die decided
    [card] Standish, { PLACE($at) }: the card says so
    [pays-most] Standish, { PLACE($at) }: that pays him most
    [priority] Standish, { PLACE($at) }: first on the list of his strategy
    [cheapest] Standish, { PLACE($at) }: the cheapest
    [nearest] Standish, { PLACE($at) }: nearest to his other parcels
    [most-free] Standish, { PLACE($at) }: most free space around
    [near-you] Standish, { PLACE($at) }: nearest to a parcel of yours
    [fewest-roads] Standish, { PLACE($at) }: fewest new roads
    [worst-for-you] Standish, { PLACE($at) }: the worst for you
    [where-you-stand] Standish, { PLACE($at) }: you stand there
    [best-building] Standish, { PLACE($at) }: your best building
    [room-to-grow] Standish, { PLACE($at) }: of your best buildings the one with most room to grow
    [latest-space] Standish, { PLACE($at) }: the last of your action spaces
    [dearest] Standish, { PLACE($at) }: the dearest parcel you want
    [hurts-most] Standish, { PLACE($at) }: that costs your buildings most
    [protects-most] Standish, { PLACE($at) }: that protects his own buildings most
    [rightmost] Standish, { PLACE($at) }: the rightmost space left of the Town Council
    [townhouse-first] Standish, { PLACE($at) }: his own House comes first, as a Townhouse
    [most-income] Standish, { PLACE($at) }: that brings him most income
    [least-for-you] Standish, { PLACE($at) }: that helps you least
    [nearest-empty] Standish, { PLACE($at) }: nearest to his empty parcels
    [nobody-to-fight] Standish finds nobody to attack or to fight, and takes 2 VP instead
    [none-neutral] Standish finds nothing neutral to buy: his cowboy goes on to his character card
   *[nothing-to-do] Standish can do nothing of card { $card }
  } ({ $rule }).
board-line-strategy = Strategy

event-character-in-play = { $side ->
    [red] { CHARACTER($character) } is in play, on the red side.
   *[yellow] { CHARACTER($character) } is in play, on the yellow side.
  }
event-standish-card = Standish draws card { $card } ({ $firepower }). His firepower is now { $power }.
event-standish-reshuffles = Standish’s cards are shuffled: { $cards } are in his deck.
event-standish-leaves = Nobody beat Standish on { PLACE($at) }; he does nothing more there.
event-standish-beaten = Standish’s cowboy goes on to his character card, where { $count ->
    [one] it lies alone
   *[other] there are now { $count }
  }. His firepower is { $power }.

refusal-character-gone = { CHARACTER($character) } is not on the table, or no longer: each character serves you once. Choose one that is there.
