// The two-letter signs of diagrams (docs/notation.md), and what they stand for.
import { SIGNS as DRAWN } from '../../api/vocabulary.ts'

export const SIGNS: Record<string, string> = DRAWN
