# Die Variante Das Recht des Stärkeren.

variant-might-is-right = Das Recht des Stärkeren

event-tile-sums = Die Duellplättchen sind verteilt. Summen: { $strengths }.
event-tiles-known = Deine Duellplättchen: { LIST($tiles) }.
event-tiles-drawn = { $seat } zieht { $count ->
    [one] ein Duellplättchen
   *[other] { $count } Duellplättchen
  } aus der Ablage, Summe { $sum }.
event-tiles-redrawn = { $seat } zieht { $count ->
    [one] ein Duellplättchen
   *[other] { $count } Duellplättchen
  } aus der Ablage.
event-tiles-chosen = Du spielst { LIST($tiles) }, verdeckt.
event-tiles-shown = Duell um { PLACE($at) }. Plättchen: { $rolls }.

ask-duel-tile = { $seats }: Wähle verdeckt ein Duellplättchen für das Duell um { PLACE($at) }.
  .wait = ein Duellplättchen wählen
ask-last-tile = { $seats }: Wähle ein Duellplättchen für das Duell um { PLACE($at) }. Die anderen zeigen: { $rolls }.
  .wait = ein Duellplättchen wählen

action-choose-duel-tile = { $word } verdeckt spielen
action-choose-last-tile = { $word } spielen
