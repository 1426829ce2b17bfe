// A list in two columns, in its order, split where both are about as high.

export function halves<Item>(items: Item[], heightOf: (item: Item) => number): [Item[], Item[]] {
  const total = (part: Item[]) => part.reduce((sum, one) => sum + heightOf(one), 0)
  let best = 0
  let least = Infinity
  for (let at = 0; at <= items.length; at++) {
    const higher = Math.max(total(items.slice(0, at)), total(items.slice(at)))
    if (higher >= least) continue
    least = higher
    best = at
  }
  return [items.slice(0, best), items.slice(best)]
}
