# Carson River.

variant-river = Carson River

income-river = river

refusal-river-there = { $at } is river; nobody can own it, stand on it or build on it.

error-options-river-unused = You chose a river, but the variant Carson River is not in play; add “river” to the variants.
error-options-river-parcel = “{ $found }” is not a parcel; a river is made of parcels from a1 to h8, such as d4.
error-options-river = { $reason ->
    [length] A river has { $fewest } to { $most } parcels.
   *[twice] A parcel of the river is listed twice; list each one once.
}
