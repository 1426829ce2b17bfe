# Alleen tegen Jeb Standish: wat hij doet, en de regel die besliste.

strategy-rancher = Rancher
strategy-miner = Mijnwerker
strategy-strength = Kracht
strategy-urban = Stad

event-standish = { $why ->
    [only] Standish, { PLACE($at) }: er was niets anders mogelijk
    [die] Standish, { PLACE($at) }: de dobbelsteen besliste
    [card] Standish, { PLACE($at) }: de kaart zegt het
    [pays-most] Standish, { PLACE($at) }: dat levert hem het meeste op
    [priority] Standish, { PLACE($at) }: bovenaan op de lijst van zijn strategie
    [cheapest] Standish, { PLACE($at) }: het goedkoopst
    [nearest] Standish, { PLACE($at) }: het dichtst bij zijn andere kavels
    [most-free] Standish, { PLACE($at) }: de meeste vrije ruimte eromheen
    [near-you] Standish, { PLACE($at) }: het dichtst bij een kavel van jou
    [fewest-roads] Standish, { PLACE($at) }: de minste nieuwe wegen
    [worst-for-you] Standish, { PLACE($at) }: het slechtste voor jou
    [where-you-stand] Standish, { PLACE($at) }: jij hebt daar een cowboy
    [best-building] Standish, { PLACE($at) }: je beste gebouw
    [room-to-grow] Standish, { PLACE($at) }: van je beste gebouwen dat met de meeste ruimte om te groeien
    [latest-space] Standish, { PLACE($at) }: het laatste van je actievelden
    [dearest] Standish, { PLACE($at) }: de duurste kavel die je wilt
    [hurts-most] Standish, { PLACE($at) }: dat kost je gebouwen het meest
    [protects-most] Standish, { PLACE($at) }: dat beschermt zijn eigen gebouwen het best
    [rightmost] Standish, { PLACE($at) }: het meest rechtse vrije veld van de gemeenteraad
    [townhouse-first] Standish, { PLACE($at) }: zijn eigen Huis gaat voor, als Herenhuis
    [most-income] Standish, { PLACE($at) }: dat geeft hem de meeste inkomsten
    [least-for-you] Standish, { PLACE($at) }: daar heb jij het minst aan
    [nearest-empty] Standish, { PLACE($at) }: het dichtst bij zijn lege kavels
    [nobody-to-fight] Standish heeft niemand om aan te vallen of mee te vechten en neemt in plaats daarvan 2 OP
    [none-neutral] Standish heeft niets neutraals te kopen: zijn cowboy gaat op zijn personagekaart
   *[nothing-to-do] Standish kan niets doen met kaart { $card }
  } ({ $rule }).
board-line-strategy = Strategie

event-character-in-play = { $side ->
    [red] { CHARACTER($character) } doet mee, met de rode kant.
   *[yellow] { CHARACTER($character) } doet mee, met de gele kant.
  }
event-standish-card = Standish trekt kaart { $card } ({ $firepower }). Zijn vuurkracht is nu { $power }.
event-standish-reshuffles = Standish’ kaarten worden geschud: er liggen er { $cards } in zijn stapel.
event-standish-leaves = Niemand versloeg Standish op { PLACE($at) }; hij doet daar verder niets.
event-standish-beaten = Standish’ cowboy gaat op zijn personagekaart, waar { $count ->
    [one] hij de eerste is
   *[other] er nu { $count } liggen
  }. Zijn vuurkracht is { $power }.

refusal-character-gone = { CHARACTER($character) } is niet beschikbaar: je kunt elk personage één keer gebruiken. Kies er een dat meedoet.

error-options-solo = “{ $found }” is geen strategie van Standish; kies { LIST($known, join: "or") }.
error-options-solo-players = Een spel tegen Standish heeft twee spelers, jij en hij, niet { $found }.
error-options-solo-dutch = De Nederlandse editie heeft geen solospel; kies de Engelse.
error-options-solo-variant = Tegen Standish kun je niet spelen met { VARIANT($found, join: "or") }; kies andere varianten.
