# Carson River.

variant-river = Carson River

income-river = rivier

refusal-river-there = { $at } is rivier; niemand kan die kavel bezitten, erop staan of erop bouwen.

error-options-river-unused = Je hebt een rivier gekozen, maar de variant Carson River doet niet mee; voeg “river” toe aan de varianten.
error-options-river-parcel = “{ $found }” is geen kavel; een rivier bestaat uit kavels zoals d4, van a1 tot en met h8.
error-options-river = { $reason ->
    [length] Een rivier telt { $fewest } tot en met { $most } kavels.
   *[twice] Een kavel van de rivier staat er twee keer; noem elke één keer.
}
