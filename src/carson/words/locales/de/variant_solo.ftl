# Allein gegen Jeb Standish: was er tut, und die Regel, die entschied.

strategy-rancher = Rancher
strategy-miner = Minenbesitzer
strategy-strength = Stärke
strategy-urban = Städter

event-standish = { $why ->
    [only] Standish, { PLACE($at) }: etwas anderes war nicht möglich
    [die] Standish, { PLACE($at) }: der Würfel entschied
    [card] Standish, { PLACE($at) }: die Karte sagt es
    [pays-most] Standish, { PLACE($at) }: das bringt ihm am meisten ein
    [priority] Standish, { PLACE($at) }: das steht auf der Liste seiner Strategie zuerst
    [cheapest] Standish, { PLACE($at) }: am billigsten
    [nearest] Standish, { PLACE($at) }: am nächsten an seinen anderen Parzellen
    [most-free] Standish, { PLACE($at) }: der meiste freie Platz ringsum
    [near-you] Standish, { PLACE($at) }: am nächsten an einer Parzelle von dir
    [fewest-roads] Standish, { PLACE($at) }: die wenigsten neuen Straßen
    [worst-for-you] Standish, { PLACE($at) }: das Schlimmste für dich
    [where-you-stand] Standish, { PLACE($at) }: du hast dort einen Cowboy
    [best-building] Standish, { PLACE($at) }: dein bestes Gebäude
    [room-to-grow] Standish, { PLACE($at) }: von deinen besten Gebäuden das mit dem meisten Platz zum Wachsen
    [latest-space] Standish, { PLACE($at) }: das letzte deiner Aktionsfelder
    [dearest] Standish, { PLACE($at) }: die teuerste Parzelle, die du willst
    [hurts-most] Standish, { PLACE($at) }: das kostet deine Gebäude am meisten
    [protects-most] Standish, { PLACE($at) }: das schützt seine eigenen Gebäude am besten
    [rightmost] Standish, { PLACE($at) }: das freie Feld des Stadtrats, das am weitesten rechts liegt
    [townhouse-first] Standish, { PLACE($at) }: sein eigenes Haus geht vor, als Stadthaus
    [most-income] Standish, { PLACE($at) }: das bringt ihm das meiste Einkommen
    [least-for-you] Standish, { PLACE($at) }: das hilft dir am wenigsten
    [nearest-empty] Standish, { PLACE($at) }: am nächsten an seinen leeren Parzellen
    [nobody-to-fight] Standish hat niemanden zum Angreifen oder Kämpfen und nimmt stattdessen 2 SP
    [none-neutral] Standish hat nichts Neutrales zu kaufen: Sein Cowboy kommt auf seine Charakterkarte
   *[nothing-to-do] Standish kann mit Karte { $card } nichts anfangen
  } ({ $rule }).
board-line-strategy = Strategie

event-character-in-play = { $side ->
    [red] { CHARACTER($character) } ist im Spiel, mit der roten Seite.
   *[yellow] { CHARACTER($character) } ist im Spiel, mit der gelben Seite.
  }
event-standish-card = Standish zieht Karte { $card } ({ $firepower }). Seine Feuerkraft ist jetzt { $power }.
event-standish-reshuffles = Standishs Karten werden gemischt: { $cards } liegen in seinem Stapel.
event-standish-leaves = Niemand hat Standish auf { PLACE($at) } besiegt; mehr tut er dort nicht.
event-standish-beaten = Standishs Cowboy kommt auf seine Charakterkarte, wo { $count ->
    [one] er der erste ist
   *[other] es nun { $count } sind
  }. Seine Feuerkraft ist { $power }.

refusal-character-gone = { CHARACTER($character) } ist nicht verfügbar: Du kannst jeden Charakter einmal einsetzen. Wähle einen, der im Spiel ist.

error-options-solo = „{ $found }“ ist keine Strategie von Standish; wähle { LIST($known, join: "or") }.
error-options-solo-players = Eine Partie gegen Standish hat zwei Spieler, dich und ihn, nicht { $found }.
error-options-solo-dutch = Die niederländische Ausgabe hat kein Solospiel; wähle die englische.
error-options-solo-variant = Gegen Standish kannst du nicht spielen mit { VARIANT($found, join: "or") }; wähle andere Varianten.
