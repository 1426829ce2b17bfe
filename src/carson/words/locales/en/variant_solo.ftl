# Solo against Jeb Standish: what he does, and the rule that decided.

strategy-rancher = Rancher
strategy-miner = Miner
strategy-strength = Strength
strategy-urban = Urban

event-standish = { $why ->
    [only] Standish, { PLACE($at) }: nothing else was possible
    [die] Standish, { PLACE($at) }: the die decided
    [card] Standish, { PLACE($at) }: the card says so
    [pays-most] Standish, { PLACE($at) }: pays him the most
    [priority] Standish, { PLACE($at) }: first on his strategy’s list
    [cheapest] Standish, { PLACE($at) }: the cheapest
    [nearest] Standish, { PLACE($at) }: nearest to his other parcels
    [most-free] Standish, { PLACE($at) }: most free space around it
    [near-you] Standish, { PLACE($at) }: nearest to one of your parcels
    [fewest-roads] Standish, { PLACE($at) }: fewest new roads
    [worst-for-you] Standish, { PLACE($at) }: the worst for you
    [where-you-stand] Standish, { PLACE($at) }: you have a cowboy there
    [best-building] Standish, { PLACE($at) }: your best building
    [room-to-grow] Standish, { PLACE($at) }: the one of your best buildings with the most room to grow
    [latest-space] Standish, { PLACE($at) }: the last of your action spaces
    [dearest] Standish, { PLACE($at) }: the most expensive parcel you want
    [hurts-most] Standish, { PLACE($at) }: costs your buildings the most
    [protects-most] Standish, { PLACE($at) }: best protects his own buildings
    [rightmost] Standish, { PLACE($at) }: the rightmost free space of the Town Council
    [townhouse-first] Standish, { PLACE($at) }: his own House first, as a Townhouse
    [most-income] Standish, { PLACE($at) }: brings him the most income
    [least-for-you] Standish, { PLACE($at) }: helps you the least
    [nearest-empty] Standish, { PLACE($at) }: nearest to his empty parcels
    [nobody-to-fight] Standish has nobody to attack or fight and takes 2 VP instead
    [none-neutral] Standish has nothing neutral to buy: his cowboy goes to his character card
   *[nothing-to-do] Standish cannot do anything with card { $card }
  } ({ $rule }).
board-line-strategy = Strategy

event-character-in-play = { $side ->
    [red] { CHARACTER($character) } is in play, on the red side.
   *[yellow] { CHARACTER($character) } is in play, on the yellow side.
  }
event-standish-card = Standish draws card { $card } ({ $firepower }). His firepower is now { $power }.
event-standish-reshuffles = Standish’s cards are shuffled: his deck has { $cards }.
event-standish-leaves = Nobody beat Standish on { PLACE($at) }; he does nothing more there.
event-standish-beaten = Standish’s cowboy goes to his character card, where { $count ->
    [one] it is the first
   *[other] there are now { $count }
  }. His firepower is { $power }.

refusal-character-gone = { CHARACTER($character) } is not available: you can use each character once. Choose one in play.

error-options-solo = “{ $found }” is not one of Standish’s strategies; choose { LIST($known, join: "or") }.
error-options-solo-players = A game against Standish has two players, you and him, not { $found }.
error-options-solo-dutch = The Dutch edition has no solo game; choose the English one.
error-options-solo-variant = You cannot play against Standish with { VARIANT($found, join: "or") }; choose other variants.
