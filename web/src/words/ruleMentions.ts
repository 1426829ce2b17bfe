// Sentences of the games name the rule that decided in brackets: "A tie: Ann is ahead in the pass order. [BG-4.5]"
const RULE = /\s*\[([BC]G-\d+(?:\.\d+)?)\]/g

export interface Piece {
  text: string
  /** The rule that follows the text; "" for none. */
  rule: string
}

/** The sentences in pieces, each up to the next rule. */
export function piecesOf(told: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of told.matchAll(RULE)) {
    const end = match.index + match[0].length
    // Behind a sentence or at the end of all: anywhere else it is what somebody calls himself.
    if (!/[.!?]$/.test(told.slice(0, match.index)) && end < told.length) continue
    found.push({ text: told.slice(from, match.index), rule: match[1] ?? '' })
    from = end
  }
  return [...found, { text: told.slice(from), rule: '' }].filter((piece) => piece.text || piece.rule)
}

/** For where no link can be. */
export const withoutRules = (told: string): string =>
  piecesOf(told)
    .map((piece) => piece.text)
    .join('')
