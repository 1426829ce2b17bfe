### Der Tisch des Brettspiels im Browser.

## Antworten am Tisch

web-board-answers = Deine Antwort
web-board-hint = Wähle einen der markierten Orte und bestätige.
web-board-hint-map = Wähle einen Ort auf dem Plan und bestätige.
web-board-hint-carry = Zieh den Cowboy an einen Ort oder wähle einen auf dem Plan oder der Aktionsleiste und bestätige.
web-board-hint-lift = Um einen gesetzten Cowboy umzusetzen, wähle ihn.
web-board-lift = Diesen Cowboy umsetzen
web-board-lift-where = Wähle einen neuen Ort für den Cowboy von hier: { PLACE($at) }. Dann bestätige.
web-board-lift-not = Stehen lassen
web-board-plain = Gewöhnlicher Cowboy
web-board-consent-rest = Bei einem Ja geschieht der Rest deines Plans sofort.
web-board-idle = Zeige auf einen Ort oder tippe ihn an, um zu sehen, was er wert ist.
web-board-pass-sure = { $count ->
    [0] Du kannst noch einen Cowboy setzen.
    [one] Du hast noch einen Cowboy.
   *[other] Du hast noch { $count } Cowboys.
  } Wenn du passt, setzt du in dieser Runde keinen mehr.
web-board-which = Wähle eine Möglichkeit
web-board-confirm = Bestätigen
web-board-cancel = Abbrechen
web-board-change = Ändern
web-board-steps = Bauen, Schritt für Schritt
web-board-next-build = Wähle eine Parzelle für { OBJECT($building, form: "a") }.
web-board-next-none = Dafür gibt es noch keine Parzelle: Lege Straßen zu einer von deinen, oder behalte das Gebäude für später.
web-board-next-builds = Wähle, was du wo baust.
web-board-next-house = { $left ->
    [one] Wähle einen Platz für das Haus.
   *[other] Wähle einen Platz für ein Haus; noch { $left } zu setzen.
  }
web-board-roads-lay = { $count ->
    [one] Deine Straße legen
   *[other] Eine deiner { $count } Straßen legen
  }
web-board-roads-done = Jetzt keine Straße
web-board-amount = Betrag
web-board-less = Weniger
web-board-more = Mehr
web-board-in-dollars = $
web-board-zoom = Plan vergrößern
web-board-in-vp = SP
web-board-spend-vp = ${ $amount } ausgeben → { $vp } SP
web-board-cash-left = Du behältst ${ $left }.
web-board-cash-ahead = { $more ->
    [0] Das Geldlimit dieser Runde lässt dir alle ${ $left }, die dir bleiben.
   *[other] Das Geldlimit dieser Runde lässt dir ${ $left }; die übrigen ${ $more } musst du dann ausgeben: 1 SP je volle ${ $each }.
  }
web-board-sheet = Dein Bogen
web-board-sheet-purse = Du kannst ${ $purse } ausgeben; was übrig bleibt, ist dein Geld. Eingetragen ist der übliche Start.
web-board-sheet-left = noch ${ $left } übrig
web-board-sheet-tiles = { $debt ->
    [yes] Mit deinen Duellplättchen wären es { $sum }, also weniger als null: Du beginnst mit $0.
   *[no] Mit deinen Duellplättchen beginnst du mit { $sum } = ${ $money }.
  }
web-board-sheet-cowboys = Cowboys
web-board-sheet-revolvers = Revolvermarker
web-board-sheet-roads = Straßen
web-board-sheet-parcels = Startparzellen
web-board-sheet-bid = Gebot für den ersten Platz
web-board-sheet-done = Abgeben

## Was ein Ort ist

web-board-free = Freie Parzelle
web-board-linked = Angeschlossen: Hier darf jedes Gebäude und jedes Haus stehen.
web-board-unlinked = Nicht angeschlossen: Nur Ranches und Minen dürfen hier stehen.
web-board-closed = In dieser Runde für Cowboys geschlossen.
web-board-empty-space = Hier liegt kein Gebäude.
web-board-outlaw = Gesetzloser
web-board-outlaw-here = Hier steht ein Gesetzloser, der erst besiegt werden muss.
web-board-income = Einkommen
web-board-at-most = bis zu ${ $most }
web-board-tripled = Dynamit: in dieser Runde das Dreifache
web-board-price = Preis
web-board-price-character = mit deinem Charakter ${ $price }
web-board-gives = Bringt dir
web-board-gift-dice = zwei Würfel, $2 bis $12
web-board-gift-firepower = +{ $count } Feuerkraft
web-board-here = Hier:
web-board-odds = Chancen im Duell
web-board-odds-tie = Bei Gleichstand entscheidet die Passreihenfolge: { $order }.
web-board-odds-tie-open = Bei Gleichstand gewinnt, wer früher passt.
web-board-odds-tie-rest = wer früher passt
web-board-odds-then = { $before }, dann { $after }
web-board-odds-reach = Um den Gesetzlosen zu besiegen, musst du seine Stärke nur erreichen.
web-board-changes = Einkommen, die sich ändern würden
web-board-no-change = Kein Einkommen ändert sich.
web-board-sites = Baubar auf
web-board-no-site = noch keiner deiner Parzellen
web-board-loot = Wenn du gewinnst, die Hälfte
web-board-connects = Schließt an

## Teile einer Summe

web-board-power-revolvers = { $count ->
    [one] 1 Revolvermarker
   *[other] { $count } Revolvermarker
  }
web-board-power-cowboys = { $count ->
    [one] 1 Cowboy im Vorrat
   *[other] { $count } Cowboys im Vorrat
  }
web-board-power-white = { $count } weißer Cowboy
web-board-power-character = { $count } durch den Charakter
web-board-power-ammunition = { $count } durch Munition
web-board-power-variants = { $count } durch Pferde

## Wozu Gebäude da sind

web-board-about-mountain = $3 für jede Mine daneben; am Ende SP für den Besitzer.
web-board-about-house = Zählt als ein Haussymbol für die Gebäude daneben.
web-board-about-townhouse = Zählt als zwei Haussymbole für die Gebäude daneben.
web-board-about-ranch = Bringt $1 für jede leere Parzelle daneben, mindestens $1. Zählt als Haussymbol, gibt einen Revolver und braucht keine Straße.
web-board-about-mine = Bringt $3 für jeden Berg daneben, der ihrem Besitzer oder niemandem gehört. Gibt einen Revolver und braucht keine Straße.
web-board-about-drugstore = Bringt $3 für jedes Haussymbol daneben, das dem Besitzer oder niemandem gehört, und für jede Ranch des Besitzers, wo auch immer. Bringt ein Haus mit.
web-board-about-bank = Bringt $3 für jedes Haussymbol daneben, das dem Besitzer oder niemandem gehört, und für jede Mine des Besitzers, wo auch immer. Bringt ein Haus mit.
web-board-about-saloon = Bringt $5 für jedes Haussymbol daneben, das dem Besitzer oder niemandem gehört. Bringt ein Haus mit.
web-board-about-hotel = Bringt $6 und zählt als zwei Haussymbole. Bringt ein Haus mit.
web-board-about-general-store = Bringt $3 für jedes Haussymbol daneben, wem auch immer es gehört, und $6 für eigene. Bringt ein Haus mit.
web-board-about-blacksmith = Bringt $5 mal Rundennummer und $5 für jede Ranch des Besitzers. Bringt ein Haus mit.
web-board-about-church = Schützt Gebäude ihres Besitzers daneben vor Angriffen. Zählt als Haussymbol. Bringt ein Haus mit.
web-board-about-prison = Gibt dem Besitzer zwei Revolver. Bringt ein Haus mit.
web-board-about-school = Zählt als Haussymbol. Bringt drei Häuser mit.
web-board-about-city-hall = Wer es besetzt, bekommt mehr von Gebäuden. Zählt als Haussymbol. Die Parzelle gehört niemandem.
web-board-about-train-station = Bringt am Ende einen halben SP für jedes Haussymbol der Stadt. Zählt als zwei Haussymbole.

## Die Aktionsleiste

web-board-round = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round } von 4
  }
web-board-short-wages = Lohn
web-board-short-ammunition = Munition
web-board-short-roads = Straßen
web-board-short-road = Straße
web-board-short-parcels-income = Parzellen
web-board-short-cowboy-income = Feuerkraft
web-board-short-gambling = Glück
web-board-short-parcels-vp = Parzellen
web-board-short-cowboy-vp = Feuerkraft
web-board-short-building-vp = Gebäude
web-board-bag = { $count ->
    [one] Ein Gebäude im Beutel
   *[other] { $count } Gebäude im Beutel
  }
web-board-mile-parcels = Parzellen kaufen
web-board-mile-kept = Behaltene Gebäude
web-board-mile-hall = Rathaus
web-board-mile-income = Einkommen
web-board-pens = Deine Koppeln
web-board-pens-of = Die Koppeln von { $name }
web-board-enclosure-1 = Ein Pferd hier gibt in dieser Runde 1 Feuerkraft mehr, drei oder mehr geben 2. Ein Cowboy hier verdoppelt die Hüte beim Rodeo.
web-board-enclosure-2 = Mit einem Pferd hier darfst du sofort noch einen Cowboy setzen, einen umsetzen, einen zurücknehmen oder passen. Ein Cowboy hier verdoppelt die Hüte beim Rodeo.
web-board-enclosure-3 = Jedes Pferd hier verdoppelt in dieser Runde das Einkommen einer deiner Ranches, außer wenn deine Krämerin etwas verdoppelt. Ein Cowboy hier verdoppelt die Hüte beim Rodeo.
web-board-enclosure-4 = Ein Pferd hier bringt dir sofort $2. Ein Cowboy hier verdoppelt die Hüte beim Rodeo.
web-board-enclosure-5 = Pferde hier zählen beim Rodeo am meisten. Ein Cowboy hier verdoppelt die Hüte.

## Spieler und Charaktere

web-board-turn = am Zug
web-board-passed = gepasst
web-board-limit = Geldlimit
web-board-limit-of = Limit ${ $limit }
web-board-taken = genommen von { $name }
web-board-tiles = Besitzplättchen übrig
web-board-general = Cowboys im allgemeinen Vorrat
web-board-dynamite = Dynamit
web-board-no-duel = Marker „Kein Duell“
web-board-horses = Pferde
web-board-enclosures = { $supply } im Vorrat; Koppeln 1 bis 5: { $pens }; gewonnene Rodeos: { $rodeos }
web-board-duel-tiles = Duellplättchen
web-board-tiles-hidden = { $count }, Summe { $sum }
web-board-tiles-redrawn = { $count }, aus der Ablage gezogen; Summe geheim
web-board-empty = Leere Parzelle
web-board-for-nothing = nichts: Diese ist gratis
web-board-number = Nummer in der Spielreihenfolge
