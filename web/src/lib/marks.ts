// A number for each table that this browser remembers: how far somebody has read, or seen.
import { keep, readKept } from './kept.ts'

const MOST = 60 // tables; the one that was marked longest ago is forgotten first
type Marks = Record<string, number>

function marksOf(name: 'talk' | 'since'): Marks {
  try {
    return JSON.parse(readKept(name) ?? '{}') as Marks
  } catch {
    return {}
  }
}

export const markOf = (name: 'talk' | 'since', key: string): number | undefined => marksOf(name)[key]

export function mark(name: 'talk' | 'since', key: string, number: number): void {
  const { [key]: _, ...others } = marksOf(name)
  keep(name, JSON.stringify(Object.fromEntries([...Object.entries(others), [key, number] as const].slice(-MOST))))
}
