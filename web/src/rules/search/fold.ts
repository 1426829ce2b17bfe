// Texts as they are compared: whatever accents and capitals they are written with, word by word.

const BETWEEN = /[\s?!.,;:'’"()“”„«»-]/ // words

/** The text without accents, capitals and stops, letter by letter, so that places in it are places in the text. */
export function fold(text: string): string {
  let folded = ''
  for (const sign of text.split(''))
    folded += BETWEEN.test(sign) ? ' ' : (sign.normalize('NFD')[0] ?? sign).toLowerCase().charAt(0)
  return folded
}

export const wordsIn = (text: string): string[] => fold(text).split(' ').filter(Boolean)

const LETTER = /[\p{L}\p{N}]/u

/** A place where something stands: whether a word begins there, and how the last word of it goes on. */
export interface Place {
  at: number
  end: number
  begins: boolean
  rest: string
}

export function placesOf(folded: string, wanted: string): Place[] {
  const found: Place[] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    let end = at + wanted.length
    while (end < folded.length && LETTER.test(folded.charAt(end))) end++
    found.push({
      at,
      end,
      begins: at === 0 || !LETTER.test(folded.charAt(at - 1)),
      rest: folded.slice(at + wanted.length, end),
    })
  }
  return found
}

export interface Piece {
  text: string
  hit: boolean
}

/** The text in pieces, with the words told apart that were searched for: `wanted`, folded. */
export function pieces(text: string, wanted: string[]): Piece[] {
  if (!wanted.length) return [{ text, hit: false }]
  const folded = fold(text)
  const marked = new Array<boolean>(text.length).fill(false)
  for (const one of wanted) {
    for (const place of placesOf(folded, one)) if (place.begins && !place.rest) marked.fill(true, place.at, place.end)
  }
  const found: Piece[] = []
  for (let at = 0; at < text.length;) {
    let end = at
    while (end < text.length && marked[end] === marked[at]) end++
    found.push({ text: text.slice(at, end), hit: marked[at] === true })
    at = end
  }
  return found
}
