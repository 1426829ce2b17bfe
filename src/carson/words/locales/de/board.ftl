### Was über Carson City, das Brettspiel, gesagt wird. Charaktere und Gebäude, die es auch im Kartenspiel gibt, stehen in
### cards.ftl; was beide Spiele sagen, steht in kernel.ftl. SP sind Siegpunkte.

## Was es nur in diesem Spiel gibt

character-father-christmas = Weihnachtsmann
  .the = den Weihnachtsmann

object-free = nichts
  .a = nichts
object-school = Schule
  .a = eine Schule
object-train-station = Bahnhof
  .a = einen Bahnhof

## Was jede Seite eines Charakters tut

board-power-paperboy-yellow = Zahle $3 für einen anderen Charakter, den niemand hat, außer dem Sheriff: Fähigkeit und Geldlimit gehören dir, und du beginnst. Sonst ist dein Geldlimit $0.
board-power-paperboy-red = Hole kostenlos einen anderen Charakter, den niemand hat, außer dem Sheriff: Die Fähigkeit gehört dir, mit einem um $5 niedrigeren Geldlimit, und du beginnst.
board-power-sheriff-yellow = Du hast auch den weißen Cowboy: Setze ihn auf ein Aktionsfeld oder eine freie Parzelle, wo niemand steht, der kämpft. Niemand darf sich dazustellen.
board-power-sheriff-red = Du darfst deine Gebäude verteidigen, aber keines angreifen und kein Duell auslösen. Jedes verlorene Duell bringt dir 3 SP.
board-power-banker-yellow = Du bekommst sofort $9.
board-power-banker-red = Am Ende der Runde darfst du einmal 3, 5 oder 7 SP kaufen, für $3, $12 oder $25.
board-power-grocer-yellow = Du bekommst $8, sofort oder beim Gebäudeeinkommen; oder verdoppelst dann einen Typ deiner Gebäude. Wird so eins angegriffen, bekommen du und der Angreifer das normale Einkommen.
board-power-grocer-red = Du bekommst sofort $8 oder am Ende der Runde 1 SP für jedes deiner Häuser und Stadthäuser.
board-power-chinese-worker-yellow = Du bekommst sofort 2 Straßen. Gebäude der Bauleiste kosten dich die Hälfte, aufgerundet.
board-power-chinese-worker-red = Du darfst sofort $5 für ein beliebiges Gebäude der Bauleiste zahlen, um es zu bauen oder zu behalten; dann rückt die Leiste nach und wird aufgefüllt.
board-power-settler-yellow = Du nimmst sofort eine freie Parzelle, kostenlos.
board-power-settler-red = Du bekommst sofort $8 oder am Ende der Runde 1 SP für jeden deiner Berge.
board-power-captain-yellow = Du darfst sofort 1, 2 oder 3 deiner Cowboys anheuern, für $1, $4 oder $9.
board-power-captain-red = Du darfst sofort 1 oder 2 Revolvermarker kaufen, für $3 oder $9. Du behältst sie das ganze Spiel.
board-power-mercenary-yellow = Du hast in dieser Runde 3 Feuerkraft mehr.
board-power-mercenary-red = Du hast in dieser Runde 2 Feuerkraft mehr.
board-power-indian-yellow = Du bekommst sofort und kostenlos 2 freie Parzellen, die ausgewürfelt werden.
board-power-indian-red = Keine Parzelle kostet dich mehr als $3.
board-power-prospector-yellow = Du darfst sofort $10 für eine Mine zahlen (von der Bauleiste, sonst aus dem Beutel) und sie mit einem Besitzplättchen auf eine freie, leere Parzelle legen.
board-power-prospector-red = Du bekommst sofort 2 Dynamitmarker. Jeder verdreifacht, was eine deiner Minen einbringt, oder geht mit einem Cowboy und gibt ihm zwei Würfel im Duell.
board-power-gunsmith-yellow = Jedes Duell, das du in dieser Runde gewinnst, bringt dir 2 SP.
board-power-gunsmith-red = In jedem Duell darfst du deinen Würfel einmal neu werfen, wenn du alle Würfel gesehen hast. Du bekommst sofort 1 Dynamitmarker.
board-power-singer-yellow = Zwei deiner Cowboys dürfen einen Marker „Kein Duell“ mitnehmen, auf Straßen oder ein Feld für Einkommen oder SP. Sie kämpfen mit niemandem und handeln zuerst.
board-power-singer-red = Einmal in der Runde darfst du einen deiner Cowboys aus dem allgemeinen Vorrat auf Glücksspiel setzen: Er kämpft mit niemandem, und du multiplizierst seine Würfel.
board-power-auctioneer-yellow = Du versteigerst sofort 2 freie Parzellen zusammen. Du bekommst die Hälfte des Erlöses; gewinnst du selbst, zahlst du nur die andere Hälfte.
board-power-auctioneer-red = Du versteigerst sofort den Marker „3 Revolver“ für diese Runde. Du bekommst den Erlös; gewinnst du selbst, zahlst du nichts.
board-power-governor-yellow = Du bekommst sofort 1 Straße. Jede Straße, die du in dieser Runde legst und die eine neue Parzelle anschließt, bringt dir 1 SP.
board-power-governor-red = Du besteuerst sofort alle Gegner: $1 für jeden Revolvermarker oder $1 für je $10, auch angefangene.
board-power-doctor-yellow = Wer ein Duell verliert, darf dir $3 zahlen, um diesen Cowboy auf ein leeres Aktionsfeld weiterzuschicken, das noch kommt. Dich kostet das nichts.
board-power-doctor-either = Wer den Charakter nimmt, wählt die Seite für die Runde: den Arzt oder den Bestatter.
board-power-undertaker-red = Für jeden im Duell besiegten Cowboy zahlt dir sein Besitzer $2 oder verliert 1 SP. Für deine zahlst du nichts.
board-power-cowboy-yellow = Du bekommst sofort ein Pferd.
board-power-cowboy-red = Du darfst sofort $8 für eine Ranch zahlen (von der Bauleiste, sonst aus dem Beutel) und sie mit einem Besitzplättchen auf eine freie, leere Parzelle legen.
board-power-heroes-yellow = Niemand darf in dieser Runde deine Gebäude angreifen, und du darfst keine angreifen.
board-power-heroes-red = Du bekommst sofort 3 SP; gibst du dafür einen Cowboy ab, 6 SP, und gibst du zwei ab, 9 SP.
board-power-teacher-yellow = In der nächsten Runde wählst du vor allen anderen einen Charakter.
board-power-teacher-red = Am Ende des Spiels bekommst du 2 SP für jede deiner Schulen und Kirchen und jedes deiner Gefängnisse sowie 2 SP, wenn du keinen Saloon hast.
board-power-teacher-either = Runde 1 bis 3: In der nächsten Runde wählst du vor allen anderen. Runde 4: 2 SP für jede deiner Schulen und Kirchen und jedes deiner Gefängnisse sowie 2 SP ohne Saloon.
board-power-lawyer-yellow = Du darfst sofort eine freie Parzelle zu ihrem Preis kaufen. Cowboys der Gegner verlassen die Parzellen, die du willst, ohne Duell.
board-power-editor-red = Nach dem Gebäudeeinkommen bekommst du 1 SP für je $5, $10, $15 oder $20 (Runde 1 bis 4), auch angefangene, die deine Gebäude dir gezahlt haben.
board-power-father-christmas-yellow = Du bekommst sofort 5 SP.
board-power-father-christmas-red = Du bekommst sofort 2 SP und wirfst den weißen Würfel: Ab 3 bekommst du $5, ab 5 auch einen deiner Cowboys.

## Aktionsfelder. `.does` sagt, was ein Cowboy dort tut.

space-wages = Lohn
  .does = $4 für jeden deiner Cowboys hier. Kein Duell.
space-ammunition = Munition
  .does = Der Marker „3 Revolver“: 3 Feuerkraft mehr bis zum Ende der Runde.
space-roads = Straßen
  .does = 3 Straßen.
space-road = Straße
  .does = 1 Straße für jeden deiner Cowboys hier. Kein Duell.
space-buy-12 = Gebäudekauf zu $12
  .does = Kaufe das Gebäude dieses Feldes für $12 und baue oder behalte es.
space-buy-10 = Gebäudekauf zu $10
  .does = Kaufe das Gebäude dieses Feldes für $10 und baue oder behalte es.
space-buy-8 = Gebäudekauf zu $8
  .does = Kaufe das Gebäude dieses Feldes für $8 und baue oder behalte es.
space-buy-6 = Gebäudekauf zu $6
  .does = Kaufe das Gebäude dieses Feldes für $6 und baue oder behalte es.
space-buy-5 = Gebäudekauf zu $5
  .does = Kaufe das Gebäude dieses Feldes für $5 und baue oder behalte es.
space-buy-4 = Gebäudekauf zu $4
  .does = Kaufe das Gebäude dieses Feldes für $4 und baue oder behalte es.
space-buy-3 = Gebäudekauf zu $3
  .does = Kaufe das Gebäude dieses Feldes für $3 und baue oder behalte es.
space-parcels-income = Parzelleneinkommen
  .does = $2 für jede deiner Parzellen.
space-cowboy-income = Cowboyeinkommen
  .does = $2 für jeden Punkt deiner Feuerkraft.
space-gambling = Glücksspiel
  .does = Wirf zwei Würfel und bekomme ihre Summe in Dollar.
space-parcels-vp = SP für Parzellen
  .does = 1 SP für je zwei deiner Parzellen.
space-cowboy-vp = SP für Cowboys
  .does = 1 SP für je zwei Punkte deiner Feuerkraft.
space-building-vp = SP für Gebäude
  .does = 1 SP für jedes deiner Gebäude; Häuser, Stadthäuser und Berge zählen nicht.
space-vp-5 = SP-Kauf zu $5
  .does = Kaufe beliebig viele SP für je $5.
space-vp-4 = SP-Kauf zu $4
  .does = Kaufe beliebig viele SP für je $4. In Runde 4 geschlossen.
space-vp-3 = SP-Kauf zu $3
  .does = Kaufe beliebig viele SP für je $3. Ab Runde 3 geschlossen.
space-vp-2 = SP-Kauf zu $2
  .does = Kaufe beliebig viele SP für je $2. Nur in Runde 1.

## Die Linie, auf der eine Straße liegt. Norden ist, wo Zeile 1 ist.

side-n = die Nordseite von { $parcel }
side-e = die Ostseite von { $parcel }
side-s = die Südseite von { $parcel }
side-w = die Westseite von { $parcel }

## Ein Spieler und zwei Würfel; eine Parzelle und ihr Preis

seat-dice = { $seat } ({ $first }+{ $second })
parcel-price = { $parcel } (${ $price })

## Was mit einem Cowboy geht

token-white = weißer Cowboy
token-quiet = Marker „Kein Duell“
token-dynamite = Dynamit
token-luck = Marker „Kein Duell“ der roten Sängerin

## Beutel und Zusammenstellungen von Charakteren

bag-full = voller Beutel
  .about = Alle 38 Gebäude.
bag-beginners = Beutel für Anfänger
  .about = Die 26 Gebäude, die am leichtesten zu lernen sind.

set-beginners = Erste Schritte
  .about = Die Charaktere 1 bis 7 auf ihrer gelben Seite, für ein erstes Spiel.
set-quiet = Eine ruhige Stadt?
  .about = Wenig Grund zum Streiten; freundlich, auch mit vielen Spielern.
set-owners = Eine Stadt für Hausbesitzer
  .about = Land und Häuser: Die Stadt wächst schnell, und alle wollen ein Stück davon.
set-prosper = Eine Stadt zum Reichwerden
  .about = Das Geld fließt; wer es am klügsten ausgibt, gewinnt.
set-scores = Offene Rechnungen
  .about = Die raueste Zusammenstellung: viele Waffen, viele Duelle, keine Gnade.
set-gold = Goldrausch
  .about = Um Minen lohnt sich der Kampf, und Dynamit liegt bereit.

## Der Wertungsblock

board-line-so-far = SP während des Spiels
board-line-money = Geld
board-line-buildings = Gebäude
board-line-houses = Häuser und Stadthäuser
board-line-mountains = Berge
board-line-train-station = Bahnhof
board-line-character = Charakter

## Woher das Einkommen eines Gebäudes kommt

income-house = { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
  }
income-townhouse = { $count ->
    [one] 1 Stadthaus
   *[other] { $count } Stadthäuser
  }
income-ranch = { $count ->
    [one] 1 Ranch
   *[other] { $count } Ranches
  }
income-hotel = { $count ->
    [one] 1 Hotel
   *[other] { $count } Hotels
  }
income-church = { $count ->
    [one] 1 Kirche
   *[other] { $count } Kirchen
  }
income-school = { $count ->
    [one] 1 Schule
   *[other] { $count } Schulen
  }
income-city-hall = Rathaus
income-train-station = Bahnhof
income-mountain = { $count ->
    [one] 1 Berg
   *[other] { $count } Berge
  }
income-free = { $count ->
    [one] 1 leere Parzelle
   *[other] { $count } leere Parzellen
  }
income-own-ranch = { $count ->
    [one] 1 Ranch desselben Besitzers
   *[other] { $count } Ranches desselben Besitzers
  }
income-own-mine = { $count ->
    [one] 1 Mine desselben Besitzers
   *[other] { $count } Minen desselben Besitzers
  }
income-round = Runde { $count }
income-basic = Grundeinkommen
income-at-least = Minimum
income-city-hall-step = besetztes Rathaus
income-own = { $part } (eigen)

## Was geschehen ist

event-track = Zu kaufen für $3, $4, $5, $6, $8, $10 und $12: { OBJECT($buildings, join: "comma") }.
event-centre = Die Stadt beginnt auf { $parcel }, mit einem Haus und einer Straße an jeder Seite.
event-mountain = Auf { $parcel } liegt ein Berg.
event-first-order = Reihenfolge zu Beginn: { $seats }.
event-claimed = Die Parzelle { $parcel } gehört jetzt { $seat }.
event-round-begins = Runde { $round }
event-character = { $seat } nimmt { CHARACTER($character, form: "the") }.
event-turn-order = Spielreihenfolge: { $seats }.
event-flipped = { $number ->
    [9] Es gibt keine Mine mehr: Der Goldsucher zeigt von jetzt an die rote Seite.
    [15] Es gibt keine Ranch mehr: Der Cowboy zeigt von jetzt an die gelbe Seite.
   *[other] Charakter { $number } zeigt von jetzt an die andere Seite.
  }
event-letter = { $seat } schreibt an den Weihnachtsmann und würfelt { $roll }.
event-white-cowboy = { $seat } bekommt den weißen Cowboy.
event-no-duel-tokens = { $seat } bekommt { $count ->
    [one] einen Marker „Kein Duell“.
   *[other] { $count } Marker „Kein Duell“.
  }
event-dynamite = { $seat } bekommt { $count ->
    [0] kein Dynamit: Es ist keines mehr da.
    [one] einen Dynamitmarker.
   *[other] { $count } Dynamitmarker.
  }
event-revolvers = { $seat } bekommt { $count ->
    [one] einen Revolvermarker.
   *[other] { $count } Revolvermarker.
  }
event-roads = { $seat } bekommt { $count ->
    [one] eine Straße.
   *[other] { $count } Straßen.
  }
event-new-cowboys = { $seat } bekommt { $count ->
    [0] keinen neuen Cowboy: Alle sind schon da.
    [one] einen Cowboy.
   *[other] { $count } Cowboys.
  }

event-cowboy = { $seat } setzt { $mark ->
    [white] den weißen Cowboy
    [quiet] einen Cowboy mit einem Marker „Kein Duell“
    [dynamite] einen Cowboy mit Dynamit
    [luck] einen Cowboy aus dem allgemeinen Vorrat, mit einem Marker „Kein Duell“,
   *[other] einen Cowboy
  } { $at ->
    [enclosure-1] in
    [enclosure-2] in
    [enclosure-3] in
    [enclosure-4] in
    [enclosure-5] in
   *[other] auf
  } { PLACE($at) }.
event-passed = { $seat } passt und nimmt Platz { $place } der Passreihenfolge ein.
event-road = { $seat } legt eine Straße an { SIDE($line) }.

event-rolled = Duell um { PLACE($at) }. Würfel: { $rolls }.
event-duel = { $winner } gewinnt das Duell um { PLACE($at) }. Stärke: { $strengths }.
tie-pass-order = Gleichstand: { $seat } steht in der Passreihenfolge weiter vorn. [BG-4.5]
event-made-way = Der Cowboy von { $seat } überlässt { $at } dem Anwalt.
event-healed = Der Arzt schickt den besiegten Cowboy von { $seat } weiter auf { PLACE($at) }.
event-ammunition = { $seat } bekommt den Marker „3 Revolver“.

event-bought = { $seat } nimmt { OBJECT($building, form: "a") }.
event-bought-nothing = { $why ->
    [money] { $seat } kann nicht zahlen und kauft nichts ({ PLACE($at) }).
    [tiles] { $seat } hat kein Besitzplättchen mehr und kauft nichts ({ PLACE($at) }).
    [sold] Für { $seat } gibt es nichts mehr zu kaufen ({ PLACE($at) }).
   *[declined] { $seat } kauft nichts ({ PLACE($at) }).
  }
event-built = { $seat } baut { OBJECT($building, form: "a") } auf { $at }.
event-house = { $seat } setzt ein Haus auf { $at }.
event-townhouse = { $seat } macht das Haus auf { $at } zum Stadthaus.
event-asked = { $seat } bittet { $owner } um Erlaubnis, { $at } zu benutzen.
event-agreed = { $seat } ist einverstanden: { $at } darf benutzt werden.
event-refused = { $seat } lehnt ab: { $at } darf nicht benutzt werden.
event-sanctuary = Die neue Kirche schützt { $at }: Die Cowboys dort gehen zurück an { $seats }.
event-city-hall-drawn = Das Rathaus kommt aus dem Beutel; { $seat } wählt einen Platz dafür.
event-city-hall-built = { $seat } setzt das Rathaus auf { $at }.
event-city-hall = { $seat } besetzt jetzt das Rathaus.
event-city-hall-declined = { $seat } verzichtet auf das Rathaus; der Cowboy kommt in den allgemeinen Vorrat.

event-doubled = Für { $seat } bringen alle Gebäude des Typs { OBJECT($building) } das Doppelte ein.
event-blast = { $seat } setzt Dynamit ein: Die Mine auf { $at } bringt das Dreifache ein.
event-attack = { $seat } raubt { $owner } ${ $amount } auf { $at }.

event-auction = { $lot ->
    [none] { $seat } versteigert den Marker „3 Revolver“.
   *[other] { $seat } versteigert { LIST($lot) }.
  }
event-bid = { $seat } bietet ${ $amount }.
event-auction-won = { $seat } gewinnt die Versteigerung mit ${ $amount }.
event-unsold = Niemand bietet bei der Versteigerung von { $seat }.

event-earned = { $why ->
    [wages] { $seat } bekommt ${ $amount } Lohn.
    [parcels-income] { $seat } bekommt ${ $amount } für Parzellen.
    [cowboy-income] { $seat } bekommt ${ $amount } für Feuerkraft.
    [gambling] { $seat } gewinnt ${ $amount } beim Glücksspiel.
    [building-income] { $seat } bekommt ${ $amount } von Gebäuden.
    [banker] { $seat } bekommt ${ $amount } vom Bankier.
    [grocer] { $seat } bekommt ${ $amount } von der Krämerin.
    [settler] { $seat } bekommt ${ $amount } vom Siedler.
    [father-christmas] { $seat } bekommt ${ $amount } vom Weihnachtsmann.
    [beginning] { $seat } beginnt mit ${ $amount }.
    [outlaw] { $seat } bekommt ${ $amount } von der Bank für einen besiegten Gesetzlosen.
    [loot] { "" }
    [horse] { $seat } bekommt ${ $amount } für ein Pferd.
   *[other] { $seat } bekommt ${ $amount }.
  }
event-paid = { $why ->
    [parcel] { $seat } zahlt ${ $amount } für eine Parzelle.
    [building] { $seat } zahlt ${ $amount } für ein Gebäude.
    [vp] { $seat } zahlt ${ $amount } für SP.
    [cash-limit] { $seat } gibt beim Geldlimit ${ $amount } aus.
    [banker] { $seat } zahlt dem Bankier ${ $amount }.
    [captain] { $seat } zahlt dem Hauptmann ${ $amount }.
    [chinese-worker] { $seat } zahlt dem Chinesischen Arbeiter ${ $amount }.
    [founding] { $seat } zahlt ${ $amount } für ein Gebäude mit Parzelle.
    [paperboy] { $seat } zahlt dem Zeitungsjungen ${ $amount }.
    [standish-income] { "" }
    [auction] { $seat } zahlt der Bank ${ $amount } für die Versteigerung.
    [horse] { $seat } zahlt ${ $amount } für ein Pferd.
   *[other] { $seat } zahlt ${ $amount }.
  }
event-handed-over = { $why ->
    [auction] { $giver } zahlt { $taker } ${ $amount } für die Versteigerung.
    [doctor] { $giver } zahlt { $taker }, dem Arzt, ${ $amount }.
    [undertaker] { $giver } zahlt { $taker }, dem Bestatter, ${ $amount }.
    [tax] { $giver } zahlt { $taker } ${ $amount } Steuern.
   *[other] { $giver } zahlt { $taker } ${ $amount }.
  }
event-scored-vp = { $why ->
    [parcels-vp] { $seat } erhält { $vp } SP für Parzellen.
    [cowboy-vp] { $seat } erhält { $vp } SP für Feuerkraft.
    [building-vp] { $seat } erhält { $vp } SP für Gebäude.
    [vp-purchase] { $seat } kauft { $vp } SP.
    [cash-limit] { $seat } erhält { $vp } SP für ausgegebenes Geld.
    [road] { $seat } erhält { $vp } SP für eine Straße, mit dem Gouverneur.
    [duel-won] { $seat } erhält { $vp } SP für ein gewonnenes Duell, mit dem Büchsenmacher.
    [duel-lost] { $seat } erhält { $vp } SP für ein verlorenes Duell, mit dem Sheriff.
    [banker] { $seat } kauft { $vp } SP beim Bankier.
    [grocer] { $seat } erhält { $vp } SP mit der Krämerin.
    [settler] { $seat } erhält { $vp } SP mit dem Siedler.
    [heroes] { $seat } erhält { $vp } SP mit den Helden.
    [editor] { $seat } erhält { $vp } SP mit dem Verleger.
    [father-christmas] { $seat } bekommt { $vp } SP vom Weihnachtsmann.
    [undertaker] { $seat } verliert 1 SP durch den Bestatter.
    [outlaw] { $seat } erhält { $vp } SP für einen besiegten Gesetzlosen.
    [jailed] { $seat } erhält { $vp } SP für einen Gesetzlosen im Gefängnis.
    [standish-income] { $seat } erhält { $vp } SP für Einkommen.
    [standish-card] { $seat } erhält { $vp } SP durch eine Karte.
    [standish-cowboys] { $seat } erhält { $vp } SP für besiegte Cowboys.
    [final] { $seat } erhält { $vp } SP am Ende des Spiels.
   *[other] { $seat } erhält { $vp } SP.
  }

## Was gefragt wird

ask-claim = { $seats }: Wähle eine Parzelle für ein Besitzplättchen.
  .wait = eine Startparzelle wählen
ask-character = { $seats }: Wähle einen Charakter.
  .wait = einen Charakter wählen
ask-ask = { $seats }: { $character ->
    [paperboy] Wähle einen Charakter, den der Zeitungsjunge holt.
    [banker] Wie viele SP willst du beim Bankier kaufen?
    [grocer] { $question ->
        [0] Nimmst du jetzt die $8 der Krämerin, oder wartest du?
       *[other] { $forgoes ->
            [both] Wähle, wofür du die Krämerin einsetzt. Wenn du verdoppelst, kannst du in dieser Runde weder Dynamit noch Pferde für dein Einkommen einsetzen.
            [dynamite] Wähle, wofür du die Krämerin einsetzt. Wenn du verdoppelst, kannst du in dieser Runde keine Mine mit Dynamit verdreifachen.
            [horses] Wähle, wofür du die Krämerin einsetzt. Wenn du verdoppelst, kannst du in dieser Runde keine Ranch mit einem Pferd verdoppeln.
           *[other] Wähle, wofür du die Krämerin einsetzt.
          }
      }
    [chinese_worker] Wähle ein Gebäude für $5.
    [settler] Nimmst du jetzt die $8 des Siedlers, oder wartest du?
    [captain] Wähle, was du beim Hauptmann kaufst.
    [prospector] Zahlst du $10 für eine Mine?
    [auctioneer] { $question ->
        [0] Wähle die erste Parzelle für die Versteigerung.
       *[other] Wähle die zweite Parzelle, die dazukommt.
      }
    [governor] Wähle, was du besteuerst.
    [cowboy] Zahlst du $8 für eine Ranch?
    [heroes] Wähle, wie viele SP du nimmst und wie viele Cowboys du dafür abgibst.
   *[other] Triff deine Wahl.
  }
  .wait = { CHARACTER($character, form: "the") } einsetzen
ask-take-parcel = { $seats }: { $character ->
    [settler] Wähle eine Parzelle.
    [lawyer] Wähle eine Parzelle, die du mit dem Anwalt kaufst.
    [prospector] Wähle eine Parzelle für die Mine.
    [cowboy] Wähle eine Parzelle für die Ranch.
   *[other] Wähle eine Parzelle.
  }
  .wait = eine Parzelle wählen
ask-auction = { $bid ->
    [0] { $seats }: Biete für { $lot ->
        [none] den Marker „3 Revolver“ oder passe.
       *[other] { LIST($lot) } oder passe.
      }
   *[other] { $seats }: { $bidder } bietet ${ $bid } für { $lot ->
        [none] den Marker „3 Revolver“.
       *[other] { LIST($lot) }.
      } Biete mehr oder passe.
  }
  .wait = bei der Versteigerung bieten
ask-cowboy = { $seats }: Setze einen Cowboy oder passe.
  .wait = einen Cowboy setzen
ask-duel-order = { $seats }: Wähle das nächste Duell: { PLACE($places, join: "or") }.
  .wait = das nächste Duell wählen
ask-reroll = { $seats }: Würfelst du noch einmal um { PLACE($at) }? Würfel: { $dice }.
  .wait = über einen neuen Wurf entscheiden
ask-heal = { $fee ->
    [0] { $seats }: Wähle ein Feld für deinen besiegten Cowboy.
   *[other] { $seats }: Wähle für ${ $fee } ein Feld für deinen besiegten Cowboy.
  }
  .wait = ein Feld für einen besiegten Cowboy wählen
ask-toll = { $seats }: Zahlst du { $to } ${ $toll } für deinen besiegten Cowboy, oder verlierst du 1 SP?
  .wait = entscheiden, wie der Bestatter bezahlt wird
ask-buy-parcel = { $seats }: Wähle eine Parzelle zum Kauf: { $prices }.
  .wait = eine Parzelle kaufen
ask-purchase = { $seats }: Kaufst du { OBJECT($building, form: "a") } für ${ $price }?
  .wait = über { OBJECT($building, form: "a") } für ${ $price } entscheiden
ask-build = { $now ->
    [yes] { $seats }: Wähle, wo du { OBJECT($kinds, form: "a") } baust, oder behalte das Gebäude.
   *[other] { $seats }: Wähle, was du baust und wo: { OBJECT($kinds, form: "a", join: "or") }.
  }
  .wait = ein Gebäude bauen
ask-house = { $left ->
    [one] { $seats }: Wähle einen Platz für das Haus.
   *[other] { $seats }: Wähle einen Platz für ein Haus; noch { $left } zu setzen.
  }
  .wait = ein Haus setzen
ask-consent = { $seats }: Erlaubst du ein Haus auf deiner Parzelle { $at } oder ein Stadthaus, wenn dort schon ein Haus steht?
  .wait = über ein Haus auf { $at } entscheiden
ask-blast = { $seats }: Wähle eine Mine für dein Dynamit. Dein Vorrat: { $dynamite }.
  .wait = eine Mine für das Dynamit wählen
ask-buy-vp = { $seats }: Wie viel willst du für SP ausgeben, zu je ${ $price }?
  .wait = SP kaufen
ask-cash = { $excess ->
    [0] { $seats }: Wie viel willst du ausgeben? Dein Geldlimit ist ${ $limit }, du darfst also alles behalten. Je volle $10 gibt es 1 SP.
   *[other] { $seats }: Wie viel willst du ausgeben? Dein Geldlimit ist ${ $limit }, gib also mindestens ${ $excess } aus. Je volle $10 gibt es 1 SP.
  }
  .wait = entscheiden, wie viel Geld in SP fließt
ask-city-hall = { $seats }: Wähle eine Parzelle für das Rathaus.
  .wait = das Rathaus setzen
ask-occupy = { $seats }: Besetzt du das Rathaus? Dein Cowboy bleibt dann dort, Runde um Runde, bis er besiegt wird. Verzichtest du, kommt er in den allgemeinen Vorrat.
  .wait = über das Rathaus entscheiden
ask-last-roads = { $seats }: Legst du vor dem Ende der Runde noch { $roads ->
    [one] deine letzte Straße?
   *[other] Straßen? Du hast { $roads }.
  } { $gain ->
    [road] Jede Straße, die eine neue Parzelle anschließt, bringt dir 1 SP.
   *[bridge] Was dir gehört und an einer Brücke liegt, ist 1 SP mehr wert.
  }
  .wait = Straßen legen, bevor die Runde endet

## Was man tun kann

action-claim = ein Besitzplättchen auf { $word } legen
action-claim-city-hall = das Rathaus auf { $word } setzen
action-claim-take-parcel-settler = die Parzelle { $word } nehmen
action-claim-take-parcel-lawyer = die Parzelle { $word } kaufen
action-claim-take-parcel-prospector = die Mine auf { $word } legen
action-claim-take-parcel-cowboy = die Ranch auf { $word } legen
action-choose = „{ $word }“ wählen
action-choose-character = { CARD($word, form: "the") } nehmen
action-choose-ask-paperboy = { CARD($word, form: "the") } holen
action-choose-ask-grocer = das Einkommen aller Gebäude des Typs { THING($word) } verdoppeln
action-choose-ask-auctioneer = { $word } versteigern
action-choose-duel-order = jetzt um { PLACE($word) } kämpfen
action-choose-blast = Dynamit in der Mine auf { $word } einsetzen
action-cowboy = { $second ->
    [white] den weißen Cowboy
    [quiet] einen Cowboy mit einem Marker „Kein Duell“
    [dynamite] einen Cowboy mit Dynamit
    [luck] einen Cowboy aus dem allgemeinen Vorrat, mit einem Marker „Kein Duell“,
   *[other] einen Cowboy
  } { $word ->
    [enclosure-1] in
    [enclosure-2] in
    [enclosure-3] in
    [enclosure-4] in
    [enclosure-5] in
   *[other] auf
  } { PLACE($word) } setzen
action-cowboy-heal = den besiegten Cowboy auf { PLACE($word) } weiterschicken
action-road = eine Straße an { SIDE($word) } legen
action-buy = { THING($word, form: "a") } kaufen
action-buy-buy-parcel = die Parzelle { $word } kaufen
action-spend = ${ $word } ausgeben
action-spend-auction = ${ $word } bieten
action-spend-buy-vp = für ${ $word } SP kaufen
action-build = { THING($word, form: "a") } auf { $second } bauen
action-house = ein Haus auf { $word } setzen
action-townhouse = das Haus auf { $word } zum Stadthaus machen
action-ask = um Erlaubnis bitten, { $word } zu benutzen
action-pass-buy-parcel = keine Parzelle kaufen
action-pass-purchase = nichts kaufen
action-pass-build = jetzt nichts bauen
action-pass-buy-vp = keine SP kaufen
action-pass-cash = nichts ausgeben
action-pass-take-parcel = keine Parzelle nehmen
action-pass-take-parcel-lawyer = keine Parzelle kaufen
action-pass-auction = aus der Versteigerung aussteigen
action-pass-heal = den Cowboy zurücknehmen
action-pass-blast = kein Dynamit einsetzen
action-pass-occupy = auf das Rathaus verzichten
action-pass-last-roads = keine Straße mehr legen

## Antworten, die man wählt

option-decline = verzichten
option-decline-paperboy = niemanden holen
option-decline-banker = keine SP kaufen
option-decline-chinese-worker = kein Gebäude nehmen
option-decline-captain = nichts kaufen
option-decline-prospector = auf die Mine verzichten
option-decline-cowboy = auf die Ranch verzichten
option-occupy = das Rathaus besetzen
option-8-now = sofort $8 nehmen
option-later = warten
option-8 = $8 nehmen
option-3-vp = 3 SP nehmen
option-3-vp-banker = 3 SP für $3 kaufen
option-5-vp = 5 SP für $12 kaufen
option-6-vp = 1 Cowboy für 6 SP abgeben
option-7-vp = 7 SP für $25 kaufen
option-9-vp = 2 Cowboys für 9 SP abgeben
option-1-cowboy = 1 Cowboy für $1 anheuern
option-2-cowboys = 2 Cowboys für $4 anheuern
option-3-cowboys = 3 Cowboys für $9 anheuern
option-1-revolver = 1 Revolvermarker für $3 kaufen
option-2-revolvers = 2 Revolvermarker für $9 kaufen
option-revolvers = Revolvermarker besteuern
option-money = Geld besteuern
option-from-3 = das Gebäude des Feldes zu $3 nehmen
option-from-4 = das Gebäude des Feldes zu $4 nehmen
option-from-5 = das Gebäude des Feldes zu $5 nehmen
option-from-6 = das Gebäude des Feldes zu $6 nehmen
option-from-8 = das Gebäude des Feldes zu $8 nehmen
option-from-10 = das Gebäude des Feldes zu $10 nehmen
option-from-12 = das Gebäude des Feldes zu $12 nehmen
option-from-the-bag = das Gebäude aus dem Beutel nehmen
option-agree = zustimmen
option-refuse = ablehnen
option-always-agree = jetzt und immer zustimmen
option-always-refuse = jetzt und immer ablehnen
option-reroll = den Würfel noch einmal werfen
option-reroll-second = den zweiten Würfel noch einmal werfen
option-stand = die Würfel liegen lassen
option-pay = zahlen
option-lose = 1 SP verlieren

## Warum nicht

refusal-only-roads = { $seat } kann jetzt nur Straßen legen: Warten auf { $seats }.
refusal-no-such-line = „{ $line }“ ist kein Platz für eine Straße; nenne eine Parzelle und ihre Süd- oder Ostseite, wie d4s oder d4e. Nimm n oder w nur am Rand des Plans.
refusal-no-road = Du hast keine Straßen mehr.
refusal-road-there = An { SIDE($line) } grenzt schon eine Straße.
refusal-road-apart = An { SIDE($line) } kannst du keine Straße legen, denn sie wäre nicht verbunden; sie muss beginnen, wo eine andere endet.
refusal-road-of-nobody = { $seat } hat keine Straßen mehr.
refusal-road-inside = { $seats } ist mitten in einem Zug; lege eine Straße außer der Reihe davor oder danach.

refusal-parcel-owned = Die Parzelle { $at } gehört schon jemandem; wähle eine freie.
refusal-character-not-in-play = „{ $character }“ ist kein Charakter dieses Spiels; wähle einen, der im Spiel ist.
refusal-character-taken = Jemand hat { CHARACTER($character, form: "the") } schon; wähle einen Charakter, den niemand hat.
refusal-no-such-option = „{ $option }“ ist keine Möglichkeit; wähle { LIST($options, join: "or") }.
refusal-parcel-not-to-take = Du kannst die Parzelle { $at } jetzt nicht nehmen; wähle eine freie Parzelle, die dein Charakter dir geben kann.
refusal-bid-amount = Biete mehr als ${ $bid }, aber nicht mehr als deine ${ $money }, oder passe.

refusal-no-such-place = „{ $at }“ ist kein Platz für einen Cowboy; schreibe eine Parzelle wie d4 oder ein Aktionsfeld wie wages.
refusal-no-cowboy = Du hast keinen Cowboy mehr zu setzen; passe.
refusal-cowboy-there = Dort steht schon ein Cowboy von dir ({ PLACE($at) }); mehr als einer darf es nicht sein.
refusal-space-closed = { PLACE($at) } ist jetzt für Cowboys geschlossen; wähle einen anderen Platz.
refusal-white-cowboy-there = Auf { PLACE($at) } steht der weiße Cowboy, und niemand darf sich dazustellen.
refusal-no-duel-allowed = Mit dem Sheriff darfst du kein Duell auslösen, und auf { PLACE($at) } steht ein Gegner.
refusal-no-attack-allowed = Du kannst { $at } nicht angreifen: Dein Charakter erlaubt keine Angriffe.
refusal-not-attackable = Du kannst { $at } nicht angreifen. Angreifen kannst du nur ein Gebäude eines Gegners, das etwas einbringt, nicht neben einer Kirche seines Besitzers liegt und nicht von den Helden geschützt wird.
refusal-nothing-to-defend = Die Parzelle { $at } gehört dir, aber dort steht kein Gebäude, das angegriffen werden kann.
refusal-hall-held = Du besetzt das Rathaus schon.
refusal-no-tile-left = Du hast kein Besitzplättchen mehr, also kannst du { $at } nicht kaufen.
refusal-no-such-mark = „{ $mark }“ ist kein Marker für einen Cowboy; wähle { LIST($marks, join: "or") }.
refusal-mark-not-yours = { $mark ->
    [white] Du hast keinen weißen Cowboy zu setzen.
    [quiet] Du hast keinen Marker „Kein Duell“ oder keinen Cowboy dafür.
    [dynamite] Du hast kein Dynamit oder keinen Cowboy dafür.
   *[other] Du kannst jetzt keinen Cowboy mit der roten Sängerin setzen.
  }
refusal-mark-not-there = { $mark ->
    [white] Der weiße Cowboy kann nicht auf { PLACE($at) }; er braucht ein offenes Aktionsfeld oder eine freie Parzelle ohne Cowboy, der kämpft (niederländische Ausgabe: ganz ohne Cowboy).
    [quiet] Ein Marker „Kein Duell“ kann nicht auf { PLACE($at) }; er gehört auf Straßen oder ein offenes Feld für Einkommen oder SP, wo du noch nicht stehst.
    [dynamite] Ein Cowboy mit Dynamit kann nicht auf { PLACE($at) }; er gehört dorthin, wo du stehen darfst und wo es ein Duell geben kann.
   *[other] Der Cowboy der roten Sängerin kann nur auf Glücksspiel.
  }

refusal-no-duel-there = Um „{ $at }“ gibt es kein Duell mehr; wähle einen der genannten Plätze.
refusal-no-healing-there = Der Cowboy kann nicht weiter auf „{ $at }“; wähle ein offenes Aktionsfeld, das noch kommt und auf dem kein Cowboy steht.
refusal-no-cowboy-there = Du hast keinen Cowboy auf „{ $at }“, also kannst du die Parzelle nicht kaufen.
refusal-too-dear = Das kostet ${ $price }, aber du hast nur ${ $money }.
refusal-not-for-sale = „{ $what }“ gibt es hier nicht zu kaufen; auf diesem Feld gibt es { OBJECT($there, form: "a") }.
refusal-vp-amount = Gib ein Vielfaches von ${ $price } aus, aber nicht mehr als deine ${ $money }; oder passe.
refusal-must-spend = Du kannst nicht passen: Mit ${ $money } liegst du ${ $excess } über deinem Geldlimit. Gib mindestens so viel aus.
refusal-spend-amount = { $excess ->
    [0] Gib mindestens $1 aus, aber nicht mehr als deine ${ $money }; oder passe.
   *[other] Gib mindestens ${ $excess } aus, aber nicht mehr als deine ${ $money }.
  }

refusal-no-such-building = Du hast jetzt kein „{ $kind }“ zu bauen.
refusal-not-your-parcel = Die Parzelle { $at } gehört dir nicht; baue auf einer eigenen.
refusal-not-free = Die Parzelle { $at } ist besetzt; wähle eine leere.
refusal-not-connected = Die Parzelle { $at } ist nicht angeschlossen; an einer ihrer Ecken muss eine Straße enden.
refusal-no-room-for-houses = Baust du auf { $at } { OBJECT($kind, form: "a") }, ist kein Platz mehr für { $houses ->
    [one] das Haus dazu.
   *[other] die { $houses } Häuser dazu.
  }
refusal-no-railway = Für { OBJECT($kind, form: "a") } braucht es eine Seite an einer Straße von Rand zu Rand; { $at } hat keine.
refusal-no-use-asking = Um „{ $at }“ kannst du nicht bitten; bitte um eine Parzelle eines Gegners, auf der ein Haus stehen oder zum Stadthaus werden kann.
refusal-rival-not-asked = Die Parzelle { $at } gehört { $owner }; { $owner } hat nicht zugestimmt. Frag, bevor du zu bauen beginnst.
refusal-no-house-there = Auf { $at } steht kein Haus, das zum Stadthaus werden könnte.
refusal-not-surrounded = Das Haus auf { $at } kann noch kein Stadthaus werden; alle acht Parzellen ringsum müssen auf dem Plan liegen und besetzt sein oder jemandem gehören.
refusal-no-mine-there = Du hast auf „{ $at }“ keine Mine, in der du jetzt Dynamit einsetzen kannst.
refusal-not-with-the-grocer = Deine Krämerin verdoppelt in dieser Runde alle Gebäude des Typs { OBJECT($building) }, also kannst du weder Dynamit in einer Mine noch ein Pferd auf einer Ranch einsetzen; { $at } zahlt das normale Einkommen.
refusal-city-hall-site = Das Rathaus kann nicht auf „{ $at }“; wähle eine freie, leere, angeschlossene Parzelle.
refusal-not-the-shortest = „{ $line }“ liegt auf keinem kürzesten Weg zu einer Parzelle für das Rathaus; lege so wenige Straßen wie möglich.

## Fehler in dem, was getippt oder gelesen wurde

error-position-word = „{ $found }“ gehört nicht in diese Zeile.
error-position-waits-for-nobody = Diese Stellung lässt sich nicht spielen: Der Schritt „{ $step }“ wartet auf niemanden.

error-options-board-players = { $found ->
    [one] { $found } Spieler geht
   *[other] { $found } Spieler gehen
  } nicht; es müssen { $fewest } bis { $most } sein.
error-options-bag = „{ $found }“ kann nicht in den Beutel; schreibe „full“, „beginners“ oder Gebäude und wie viele von jedem, wie „ranch 6, mine 6“.
error-options-bag-count = { OBJECT($kind) }: Nenne jedes Gebäude einmal, mit einer Anzahl von 1 bis { $most }.
error-options-bag-base = { OBJECT($kind) } fehlt; alle acht Grundtypen müssen im Beutel sein.
error-options-bag-track = { OBJECT($kind) }: Mindestens { $fewest } müssen im Beutel sein, denn sie liegen von Anfang an auf der Bauleiste.
error-options-character = „{ $found }“ ist kein Charakter; schreibe Nummern von 0 bis { $last } mit ihrer Seite, wie 1R oder 2Y.
error-options-character-twice = Charakter { $number } steht zweimal da; nenne jeden einmal.
error-options-character-side = { $fixed ->
    [0] Charakter { $number } hat keine feste Seite; schreibe nur { $number }.
   *[other] Charakter { $number } braucht eine Seite; schreibe { $number }Y oder { $number }R.
  }
error-options-character-horses = Der gelbe Cowboy gibt ein Pferd und braucht die Variante Pferde; wähle 15R.
error-options-character-count = { $found ->
    [one] Es ist { $found } Charakter
   *[other] Es sind { $found } Charaktere
  }; es müssen { $wanted } sein.

## What an answer brings, as a sum

board-count-vp = { $count } SP
board-count-parcels = { $count ->
    [one] 1 Parzelle
   *[other] { $count } Parzellen
  }
board-count-cowboys = { $count ->
    [one] 1 Cowboy
   *[other] { $count } Cowboys
  }
board-count-buildings = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
  }
board-count-roads = { $count ->
    [one] 1 Straße
   *[other] { $count } Straßen
  }
board-count-firepower = { $count } Feuerkraft
board-count-horses = { $count ->
    [one] 1 Pferd
   *[other] { $count } Pferde
  }
board-count-hats = { $count ->
    [one] 1 Hut
   *[other] { $count } Hüte
  }
board-sum-each-round = { $sum } Einkommen pro Runde
board-sum-income = { $sum } beim Gebäudeeinkommen
board-sum-round-end = { $sum } am Ende der Runde
board-sum-end = { $sum } am Ende der Partie
board-sum-most = bis zu { $sum }
board-sum-chance = { $percent } Gewinnchance
board-sum-site = bringt bis zu ${ $pays } ein ({ $at })
