// Whether two words look like one: with another ending, or mistyped.

const LEAST_BEGINNING = 4 // letters that are the same
const MOST_OF_IT = 0.65 // of the longer word
const LEAST_MISTYPED = 5 // letters: of shorter words too many are other words

function beginning(a: string, b: string): number {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return same
}

export function sameBeginning(a: string, b: string): boolean {
  const same = beginning(a, b)
  return same >= LEAST_BEGINNING && same >= MOST_OF_IT * Math.max(a.length, b.length)
}

/** Whether one letter more, less or other, or two exchanged, make one of the other. */
export function oneLetterApart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < LEAST_MISTYPED || long.length - short.length > 1) return false
  const at = beginning(short, long)
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const exchanged = short.charAt(at + 1) + short.charAt(at) + short.slice(at + 2)
  return short.slice(at + 1) === long.slice(at + 1) || exchanged === long.slice(at)
}
