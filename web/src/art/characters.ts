// The people of the town, put together from a few pieces: a coat, a head, what is on it, and what they hold. A box of 48 by 48.
// The light comes from the left; every face is calm, and nobody is a joke. Each file of people/ draws the person it is named after.
import type { Shape } from './palette.ts'

type Drawing = () => readonly Shape[]

const files = import.meta.glob<Record<string, Drawing>>(['./people/*.ts', '!./people/parts.ts'], { eager: true })
const PEOPLE = new Map<string, Drawing>()
for (const [path, drawing] of Object.entries(files)) {
  const [draw] = Object.values(drawing)
  if (draw) PEOPLE.set(path.slice('./people/'.length, -'.ts'.length), draw)
}

const drawn = new Map<string, readonly Shape[]>()

export function person(name: string): readonly Shape[] {
  const known = drawn.get(name) ?? PEOPLE.get(name)?.() ?? []
  drawn.set(name, known)
  return known
}

export const PERSON_NAMES = [...PEOPLE.keys()]
