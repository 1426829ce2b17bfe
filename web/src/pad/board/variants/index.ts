// The variants with what they change for owners of the box, in the order in which it is laid out and scored.
import { HORSES } from './horses.ts'
import { KIT_CARSON } from './kitCarson.ts'
import { MIGHT_IS_RIGHT } from './mightIsRight.ts'
import type { PadVariant, VariantLayout } from './model.ts'
import { NEW_BEGINNING } from './newBeginning.ts'
import { OUTLAWS } from './outlaws.ts'
import { RIVER } from './river.ts'

const PAD_VARIANTS = [NEW_BEGINNING, RIVER, MIGHT_IS_RIGHT, OUTLAWS, HORSES, KIT_CARSON] as const

type Scoring = Extract<(typeof PAD_VARIANTS)[number], { score: object }>
type Score = Scoring['score']
export type VariantKey = Score['key']
export type VariantField = Score['fields'][number]['name']

/** Those that add to the score. */
export const SCORING: readonly Scoring[] = PAD_VARIANTS.filter((variant) => 'score' in variant)
export const FIELDS: readonly VariantField[] = SCORING.flatMap((variant) =>
  variant.score.fields.map((field) => field.name),
)

export const layoutsOf = (names: readonly string[]): VariantLayout[] =>
  PAD_VARIANTS.flatMap((variant: PadVariant) =>
    variant.layout && names.includes(variant.name) ? [variant.layout] : [],
  )
