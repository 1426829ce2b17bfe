# Carson River.

variant-river = Carson River

income-river = rivier

refusal-river-there = { $at } is rivier; die is van niemand, en er wordt niet gestaan of gebouwd.

error-options-river-unused = Er is een rivier getekend, maar de variant Carson River doet niet mee; voeg “river” toe aan de varianten.
error-options-river-parcel = “{ $found }” is geen kavel; een rivier bestaat uit kavels zoals d4, van a1 tot en met h8.
error-options-river = { $reason ->
    [length] Een rivier telt { $fewest } tot en met { $most } kavels.
   *[twice] Een kavel van de rivier staat er twee keer; noem elke één keer.
}
