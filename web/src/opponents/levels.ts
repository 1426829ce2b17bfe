// How strong a bot is: what people choose from. The API knows more bots than these, and tables that have them show them.
import { OPPONENTS } from '../api/vocabulary.ts'

export type Level = (typeof OPPONENTS)[number]

export const FIRST_LEVEL: Level = 'easy' // for somebody's very first game
export const USUAL_LEVEL: Level = 'normal' // wherever else nobody has chosen

export const isLevel = (name: unknown): name is Level => (OPPONENTS as readonly unknown[]).includes(name)
