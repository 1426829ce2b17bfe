// Which rule tells of which building, object and character; the rest of a quick reference comes from the books and catalogues.
import * as vocabulary from '../api/vocabulary.ts'

export const BUILDINGS = vocabulary.BUILDINGS.map((name, index) => [`BG-8.${index + 1}`, name] as const)

/** The number, and who is on the yellow and the red side. */
export const CHARACTERS = vocabulary.FACES.map(([yellow, red], index) => [`BG-9.${index}`, yellow, red] as const)

export const OBJECTS = vocabulary.OBJECTS.map((name, index) => [`CG-8.${index + 10}`, name] as const)

export const CARD_CHARACTERS = vocabulary.CARD_CHARACTERS.map((name, index) => [`CG-7.${index + 10}`, name] as const)
