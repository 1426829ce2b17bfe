// Letters in threes: whether a rule's own words look like what was asked, whatever their endings, compounds or slips.
import type { Unit } from './units.ts'

const THREE = 3
const MEAN = 0.3 // of a rule's length is everybody's

/** How often any three letters stand together in the words, beginnings and ends included. */
function gramsOf(text: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const word of text.split(' ').filter(Boolean)) {
    const bounded = ` ${word} `
    for (let at = 0; at + THREE <= bounded.length; at++) {
      const gram = bounded.slice(at, at + THREE)
      found.set(gram, (found.get(gram) ?? 0) + 1)
    }
  }
  return found
}

export class Grams {
  /** By gram: the units that have it, and how much it says about each. */
  private readonly having = new Map<string, { unit: number; weight: number }[]>()
  private readonly rare = new Map<string, number>()
  private readonly lengths: number[]

  constructor(units: Unit[]) {
    units.forEach((unit, index) => {
      for (const [gram, many] of gramsOf(`${unit.own} ${unit.title} ${unit.heading} ${unit.subjects}`)) {
        const one = { unit: index, weight: 1 + Math.log(many) }
        const others = this.having.get(gram)
        if (others) others.push(one)
        else this.having.set(gram, [one])
      }
    })
    const squares = units.map(() => 0)
    for (const [gram, having] of this.having) {
      const rare = Math.log(1 + units.length / having.length)
      this.rare.set(gram, rare)
      for (const one of having) {
        one.weight *= rare
        squares[one.unit] = (squares[one.unit] ?? 0) + one.weight ** 2
      }
    }
    // A short rule looks more like anything than a long one: what it lacks is made up for in part.
    const mean = squares.reduce((sum, square) => sum + Math.sqrt(square), 0) / Math.max(1, squares.length)
    this.lengths = squares.map((square) => MEAN * mean + (1 - MEAN) * Math.sqrt(square))
  }

  /** For every unit, from 0 to 1, how much it looks like the words: the cosine between them; one word alone is looked for as it is. */
  alike(words: string[]): number[] {
    const alike = this.lengths.map(() => 0)
    if (words.length < 2) return alike
    let square = 0
    for (const [gram, many] of gramsOf(words.join(' '))) {
      const weight = many * (this.rare.get(gram) ?? 0)
      square += weight ** 2
      for (const one of this.having.get(gram) ?? []) alike[one.unit] = (alike[one.unit] ?? 0) + weight * one.weight
    }
    return alike.map((sum, unit) => (sum ? sum / (Math.sqrt(square) * (this.lengths[unit] ?? 1)) : 0))
  }
}
