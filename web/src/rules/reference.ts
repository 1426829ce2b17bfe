// Which rule tells of which building, object and character; the rest of a quick reference comes from the books and catalogues.
import * as vocabulary from '../api/vocabulary.ts'

export const BUILDINGS = withRules(vocabulary.BUILDING_RULES, vocabulary.BUILDINGS)

/** The number, and who is on the yellow and the red side. */
export const CHARACTERS = withRules(vocabulary.CHARACTER_RULES, vocabulary.FACES).map(
  ([rule, [yellow, red]]) => [rule, yellow, red] as const,
)

export const OBJECTS = vocabulary.OBJECTS.map((name, index) => [`CG-8.${index + 10}`, name] as const)

export const CARD_CHARACTERS = withRules(vocabulary.CARD_CHARACTER_RULES, vocabulary.CARD_CHARACTERS)

function withRules<What>(rules: readonly string[], things: readonly What[]): (readonly [string, What])[] {
  return things.map((thing, index) => [rules[index] ?? '', thing] as const)
}
