# The other players’ moves, shown scene by scene.
web-motion = Ce qui se passe
web-motion-pause = Pause
web-motion-go-on = Continuer
web-motion-back = Précédent
web-motion-forward = Suivant
web-motion-pace = Vitesse
web-motion-off = instantanée
web-motion-slow = lente
web-motion-usual = normale
web-motion-fast = rapide
web-motion-skip = Sauter
web-motion-repeat = Revoir

## Scenes over the table

web-scene-duel = Duel pour { $place }
web-scene-outlaw = Combat contre un Hors-la-loi en { $at }
web-scene-stake-parcel = En jeu : la parcelle { $at } pour ${ $price }
web-scene-stake-building = En jeu : ${ $amount }, la moitié du revenu ({ OBJECT($building) } : { $owner })
web-scene-stake-purchase = En jeu : { OBJECT($building, form: "a") } pour ${ $price }
web-scene-stake-gift = En jeu : { $gift }
web-scene-stake-city-hall = En jeu : le City Hall
web-scene-stake-outlaw = En jeu : { $vp } PV
web-scene-tie-pass-order = Égalité : { $name } a passé plus tôt
web-scene-tie-reach = Égaler la force du Hors-la-loi suffit
web-scene-outlaw-name = Hors-la-loi
web-scene-rodeo = Rodéo
web-scene-robbery = Braquage en { $at }
web-scene-arrival = Des Hors-la-loi arrivent en ville
web-scene-arrival-of = Force { $strength }, { $vp } PV à gagner
web-scene-bids = Enchères
web-scene-end = Le score final
