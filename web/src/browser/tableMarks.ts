// A number for each table that this browser remembers: how far somebody has read, or seen.
import { keepEach, readEach } from './storage.ts'

const MOST = 60 // tables

export const markOf = (name: 'talk' | 'since', key: string): number | undefined => readEach<number>(name)[key]

export function mark(name: 'talk' | 'since', key: string, number: number): void {
  keepEach(name, key, number, MOST)
}
