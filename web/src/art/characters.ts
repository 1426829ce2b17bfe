// The people of the town, put together from a few pieces: a coat, a head, what is on it, and what they hold. A box of 48 by 48.
// The light comes from the left; every face is calm, and nobody is a joke.
import type { Shape } from './palette.ts'
import * as people from './people/index.ts'

const PEOPLE = new Map<string, () => readonly Shape[]>(Object.entries(people))
const drawn = new Map<string, readonly Shape[]>()

export function person(name: string): readonly Shape[] {
  const known = drawn.get(name) ?? PEOPLE.get(name)?.() ?? []
  drawn.set(name, known)
  return known
}

export const PERSON_NAMES = [...PEOPLE.keys()]
