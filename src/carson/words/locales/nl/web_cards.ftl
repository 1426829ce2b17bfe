### The table of The Card Game in the browser.

web-cards-change = { $before } → { $after }
web-cards-no-change = Je score verandert niet.
web-cards-place-label = { $action }: { $points }
web-cards-card = Kaart { $card }
web-cards-gain = { $points } { $count ->
    [one] punt
   *[other] punten
  }
web-cards-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
  }
web-cards-covered = afgedekt
web-cards-empty-parcels = { $count ->
    [one] één lege kavel
   *[other] { $count } lege kavels
  }
web-cards-pile-terrain = terrein
web-cards-pile-characters = personages
web-cards-ties = Bij gelijke stand: het sterkste symbool eerst.
web-cards-ties-about = Bij gelijke biedingen kiest het symbool dat verder naar links staat eerst. De volgorde staat op de achterkant van het bovenste personage van de stapel en verandert elke ronde.
web-cards-offer-empty = Er ligt geen kaart open.
web-cards-no-place = geen plaats
web-cards-best = Beste plaats
web-cards-worth = Nu waard
web-cards-next = de volgende voor een virtuele speler
web-cards-next-about = Een virtuele speler neemt de kaart met de hoogste prioriteit; bij gelijke prioriteit de kaart die het dichtst bij de stapels ligt.
web-cards-players = Ieders punten, biedkaarten en personages
web-cards-virtual = virtueel, { $level }
web-cards-thinks = kiest
web-cards-bid-shown = biedt { $bid }
web-cards-bid-none = nog geen bod
web-cards-used = { $name }, eigenschap gebruikt
web-cards-order = Volgorde van kiezen
web-cards-order-yet = Volgorde van kiezen, tenzij een bod wordt verhoogd
web-cards-hand = Je biedkaarten
web-cards-bid-played = { $bid }, al gespeeld
web-cards-answers = Je mogelijkheden
web-cards-here = hier: { $points } { $count ->
    [one] punt
   *[other] punten
  }.
web-cards-place-here = Hier leggen
web-cards-prospect = { $places ->
    [0] past nergens in je stad en zou opzij gelegd worden.
    [one] past op één plaats in je stad: { $points }.
   *[other] past op { $places } plaatsen in je stad; de beste: { $points }.
  }
web-cards-worth-now = Nu: { $points }.
web-cards-sale = verkocht: { $points } { $count ->
    [one] punt
   *[other] punten
  } in totaal.
web-cards-sell-hint = Kies een omlijnde kaart van je stad om die te verkopen.
web-cards-power-virtual = Een virtuele speler gebruikt nooit een eigenschap; van de kaart telt alleen de prioriteit.
web-cards-power-always = Werkt automatisch.
web-cards-power-used = Al gebruikt.
web-cards-power-before = Nog niet gebruikt: wie dit personage heeft, krijgt vóór het bieden de vraag.
web-cards-power-after = Nog niet gebruikt: wie dit personage heeft, krijgt de vraag zodra alle biedingen open liggen.
web-cards-why-not-use = Waarom kan ik dit nu niet gebruiken?
web-cards-cities = Wiens stad
web-cards-no-city = { $name } is een virtuele speler en bouwt geen stad. Elke ronde neemt die de kaart met de hoogste prioriteit; aan het einde tellen de prioriteiten van alle genomen kaarten als punten.
web-cards-none-kept = Nog geen terreinkaart genomen.
web-cards-show-points = Punten per plaats tonen
web-cards-size = { $width } × { $height } kavels (limiet { $limit })
web-cards-aside = Opzij gelegd: { $cards }
web-cards-sold = Verkocht: { $cards }
web-cards-round = Era { $era }, ronde { $round } van 9
web-cards-try = Kies een kaart uit het aanbod om te zien waar die kan liggen.
web-cards-prospect-of = { $places ->
    [0] past nergens in de stad van { $name }.
    [one] past op één plaats in de stad van { $name }: { $points }.
   *[other] past op { $places } plaatsen in de stad van { $name }; de beste: { $points }.
  }
web-cards-place-hint = Kies waar het midden van de kaart komt, of sleep de kaart erheen.
web-cards-bid-hint = Kies een biedkaart. Je ziet wat de kaart betekent voordat je die speelt.
web-cards-bid-means = { $sure ->
    [yes] Met { $bid } kies je als { $first }e van { $count }.
   *[no] Met { $bid } kies je als { $first }e tot { $last }e van { $count }: die kaart wint van { $beats } van de { $against } biedkaarten die de anderen kunnen spelen.
  }
web-cards-bid-nothing = Met { $bid } neem je deze ronde geen kaart: je hebt de Advocaat gebruikt.
web-cards-power-takes = Nu het beste in het aanbod: { $cards }.
web-cards-zoom = Grootte van de stad
web-cards-larger = Groter
web-cards-smaller = Kleiner
web-cards-left = Resterende biedkaarten van iedereen
