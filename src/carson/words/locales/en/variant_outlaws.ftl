# The variant Outlaws.

income-outlaw = taken by an Outlaw

event-outlaws = { $count ->
    [one] One Outlaw rides
   *[other] { $count } Outlaws ride
  } towards the city. Their strength this round is { $strength }; beating one is worth { $vp } VP.
event-outlaws-turn-back = There is no room for another Outlaw.
event-outlaw-arrives = An Outlaw appears on { $at }.
event-outlaw-jailed = The Outlaw on { $at } has ridden into the Prison of { $seat } and stays there.
event-outlaw-moves = The Outlaw on { $at } moves to { $goal }.
event-outlaw-beaten = { $seat } beats the Outlaw on { $at }, of strength { $strength }. Strength: { $strengths }.
tie-outlaw = To reach the Outlaw’s strength is enough. [BG-12.5]
event-outlaw-wins = The Outlaw on { $at } wins, with a strength of { $strength }. Strength: { $strengths }.
event-outlaw-attack = { $seat } takes no VP and attacks the building of { $owner } on { $at } instead.

ask-outlaws = { $seats }, which Outlaw moves next: { PLACE($places, join: "or") }?
ask-spoils = { $seats }, no Outlaw is left on { $at }: do you take { $vp } VP, or attack the building of { $owner } there?

action-choose-outlaws = move the Outlaw on { $word }
option-vp = take the VP
option-attack = attack the building

refusal-no-outlaw-to-move = No Outlaw on “{ $at }” is still to move; choose one of those named.
refusal-no-outlaw-allowed = With the Sheriff you fight Outlaws only on your own buildings, and { $at } is none.
