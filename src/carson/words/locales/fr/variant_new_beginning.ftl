# Un nouveau départ : les feuilles.

variant-new-beginning = Un nouveau départ

ask-sheet = { $seats }, remplissez { $count ->
    [one] votre feuille
   *[other] vos feuilles
  } : qu’achetez-vous pour ${ $purse }, et combien misez-vous pour commencer ?
  .wait = remplir une feuille de départ

event-sheet-filled-in = { $seat } a rempli sa feuille.
event-sheet = { $seat } commence avec : cowboys { $cowboys }, jetons revolver { $revolvers }, routes { $roads }, parcelles { $parcels }. Mise : ${ $bid }.

refusal-sheet-amount = { $ware ->
    [cowboys] Inscrivez de { $fewest } à { $most } cowboys sur la feuille.
    [revolvers] Inscrivez de { $fewest } à { $most } jetons revolver sur la feuille.
    [roads] Inscrivez de { $fewest } à { $most } routes sur la feuille.
   *[parcels] Inscrivez de { $fewest } à { $most } parcelles sur la feuille.
  }
refusal-sheet-purse = Cela coûte ${ $cost }, mais vous n’avez que ${ $purse } ; achetez ou misez moins.
refusal-sheet-bid-alone = Contre Standish, il n’y a personne sur qui surenchérir ; écrivez 0 au lieu de { $bid }.
