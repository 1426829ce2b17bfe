# The other players’ moves, shown scene by scene.
web-motion = Che cosa succede
web-motion-pause = Pausa
web-motion-go-on = Continua
web-motion-back = Precedente
web-motion-forward = Successivo
web-motion-pace = Velocità
web-motion-off = istantanea
web-motion-slow = lenta
web-motion-usual = normale
web-motion-fast = rapida
web-motion-skip = Salta
web-motion-repeat = Rivedi

## Scenes over the table

web-scene-duel = Duello per { $place }
web-scene-outlaw = Scontro con un Fuorilegge in { $at }
web-scene-stake-parcel = In palio: il lotto { $at } per ${ $price }
web-scene-stake-building = In palio: ${ $amount }, metà della rendita ({ OBJECT($building) } di { $owner })
web-scene-stake-purchase = In palio: { OBJECT($building, form: "a") } per ${ $price }
web-scene-stake-gift = In palio: { $gift }
web-scene-stake-city-hall = In palio: il Municipio
web-scene-stake-outlaw = In palio: { $vp } PV
web-scene-tie-pass-order = Parità: { $name } ha passato prima
web-scene-tie-reach = Basta eguagliare la forza del Fuorilegge
web-scene-outlaw-name = Fuorilegge
web-scene-rodeo = Rodeo
web-scene-robbery = Rapina in { $at }
web-scene-arrival = Arrivano i Fuorilegge
web-scene-arrival-of = Forza { $strength }, vale { $vp } PV
web-scene-bids = Puntate
web-scene-end = Il punteggio finale
