# Die Variante Das Recht des Stärkeren.

variant-might-is-right = Das Recht des Stärkeren

event-tile-sums = Die Duellplättchen sind verteilt. Ihre Summen: { $strengths }.
event-tiles-known = Deine Duellplättchen: { LIST($tiles) }.
event-tiles-drawn = { $seat } zieht { $count ->
    [one] ein Duellplättchen
   *[other] { $count } Duellplättchen
  } aus der Ablage, zusammen { $sum }.
event-tiles-redrawn = { $seat } zieht { $count ->
    [one] ein Duellplättchen
   *[other] { $count } Duellplättchen
  } aus der Ablage.
event-tiles-chosen = Du spielst { LIST($tiles) }, verdeckt.
event-tiles-shown = Duell um { PLACE($at) }, die Plättchen: { $rolls }.

ask-duel-tile = { $seats }, welches Duellplättchen spielst du verdeckt um { PLACE($at) }?
ask-last-tile = { $seats }, welches Duellplättchen spielst du um { PLACE($at) }? Die anderen zeigen ihre: { $rolls }.

action-choose-duel-tile = { $word } verdeckt spielen
action-choose-last-tile = { $word } spielen
