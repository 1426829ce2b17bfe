# The other players’ moves, shown scene by scene.
web-motion = Wat er gebeurt
web-motion-pause = Pauze
web-motion-go-on = Verder
web-motion-back = Vorige
web-motion-forward = Volgende
web-motion-pace = Tempo
web-motion-off = meteen
web-motion-slow = langzaam
web-motion-usual = normaal
web-motion-fast = snel
web-motion-skip = Overslaan
web-motion-repeat = Nog eens tonen

## Scenes over the table

web-scene-duel = Duel om { $place }
web-scene-outlaw = Gevecht met een Outlaw op { $at }
web-scene-stake-parcel = Inzet: kavel { $at } voor ${ $price }
web-scene-stake-building = Inzet: ${ $amount }, de helft van de inkomsten ({ OBJECT($building) } van { $owner })
web-scene-stake-purchase = Inzet: { OBJECT($building, form: "a") } voor ${ $price }
web-scene-stake-gift = Inzet: { $gift }
web-scene-stake-city-hall = Inzet: het Stadhuis
web-scene-stake-outlaw = Inzet: { $vp } OP
web-scene-tie-pass-order = Gelijk: { $name } paste eerder
web-scene-tie-reach = Even sterk zijn als de Outlaw is genoeg
web-scene-outlaw-name = Outlaw
web-scene-rodeo = Rodeo
web-scene-robbery = Overval op { $at }
web-scene-arrival = Outlaws rijden de stad binnen
web-scene-arrival-of = Kracht { $strength }, goed voor { $vp } OP
web-scene-bids = Biedingen
web-scene-end = De eindstand
