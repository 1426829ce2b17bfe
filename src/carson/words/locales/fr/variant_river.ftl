# Carson River.

variant-river = Carson River

income-river = rivière

refusal-river-there = { $at } est une parcelle de rivière ; personne ne peut la posséder, s’y placer ni y construire.

error-options-river-unused = Vous avez choisi une rivière, mais la variante Carson River n’est pas en jeu ; ajoutez « river » aux variantes.
error-options-river-parcel = « { $found } » n’est pas une parcelle ; une rivière est faite de parcelles comme d4, de a1 à h8.
error-options-river = { $reason ->
    [length] Une rivière compte de { $fewest } à { $most } parcelles.
   *[twice] Une parcelle de la rivière figure deux fois ; nommez chacune une seule fois.
}
