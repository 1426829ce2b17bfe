// Sentences of the games name the rule that decided in brackets: "A tie: Ann is ahead in the pass order. [BG-4.5]"
const RULE = /\s*\[([BC]G-\d+(?:\.\d+)?)\]/

export interface Piece {
  text: string
  /** The rule that follows the text; "" for none. */
  rule: string
}

/** The sentences in pieces, each up to the next rule. */
export function piecesOf(told: string): Piece[] {
  const parts = told.split(RULE) // text, rule, text, rule … text
  const found: Piece[] = []
  for (let at = 0; at < parts.length; at += 2) found.push({ text: parts[at] ?? '', rule: parts[at + 1] ?? '' })
  return found.filter((piece) => piece.text || piece.rule)
}

/** For where no link can be. */
export const withoutRules = (told: string): string =>
  piecesOf(told)
    .map((piece) => piece.text)
    .join('')
