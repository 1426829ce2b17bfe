# The other players’ moves, shown scene by scene.
web-motion = Was gerade geschieht
web-motion-pause = Pause
web-motion-go-on = Weiter
web-motion-back = Zurück
web-motion-forward = Vor
web-motion-pace = Tempo
web-motion-off = sofort
web-motion-slow = langsam
web-motion-usual = normal
web-motion-fast = schnell
web-motion-skip = Überspringen
web-motion-repeat = Noch einmal zeigen

## Scenes over the table

web-scene-duel = Duell um { $place }
web-scene-outlaw = Kampf gegen einen Gesetzlosen auf { $at }
web-scene-stake-parcel = Es geht um: Parzelle { $at } für ${ $price }
web-scene-stake-building = Es geht um: ${ $amount }, die Hälfte des Einkommens ({ OBJECT($building) } von { $owner })
web-scene-stake-purchase = Es geht um: { OBJECT($building, form: "a") } für ${ $price }
web-scene-stake-gift = Es geht um: { $gift }
web-scene-stake-city-hall = Es geht um: das Rathaus
web-scene-stake-outlaw = Es geht um: { $vp } SP
web-scene-tie-pass-order = Gleichstand: { $name } hat früher gepasst
web-scene-tie-reach = Es genügt, so stark zu sein wie der Gesetzlose
web-scene-outlaw-name = Gesetzloser
web-scene-rodeo = Rodeo
web-scene-robbery = Überfall auf { $at }
web-scene-arrival = Gesetzlose reiten in die Stadt
web-scene-arrival-of = Stärke { $strength }, { $vp } SP wert
web-scene-bids = Gebote
web-scene-end = Die Endwertung
