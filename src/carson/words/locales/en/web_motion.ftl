# The other players’ moves, shown scene by scene.
web-motion = What is happening
web-motion-pause = Pause
web-motion-go-on = Continue
web-motion-back = Previous
web-motion-forward = Next
web-motion-pace = Speed
web-motion-off = instant
web-motion-slow = slow
web-motion-usual = normal
web-motion-fast = fast
web-motion-skip = Skip
web-motion-repeat = Show again

## Scenes over the table

web-scene-duel = Duel for { $place }
web-scene-outlaw = Fight with an Outlaw on { $at }
web-scene-stake-parcel = At stake: parcel { $at } for ${ $price }
web-scene-stake-building = At stake: ${ $amount }, half the income of { $owner }’s { OBJECT($building) }
web-scene-stake-purchase = At stake: { OBJECT($building, form: "a") } for ${ $price }
web-scene-stake-gift = At stake: { $gift }
web-scene-stake-city-hall = At stake: City Hall
web-scene-stake-outlaw = At stake: { $vp } VP
web-scene-tie-pass-order = Tie: { $name } passed earlier
web-scene-tie-reach = Matching the Outlaw’s strength is enough
web-scene-outlaw-name = Outlaw
web-scene-rodeo = Rodeo
web-scene-robbery = Robbery on { $at }
web-scene-arrival = Outlaws ride into town
web-scene-arrival-of = Strength { $strength }, worth { $vp } VP
web-scene-bids = Bids
web-scene-end = The final score
