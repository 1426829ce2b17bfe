// Whether good moves are shown at a table, and which place they point at. What they are is fetched when somebody asks.
import { keepEach, readEach } from '../browser/storage.ts'

const MOST = 50 // tables that are remembered

export class Hints {
  open = $state(false)
  /** Where the move that is looked at happens. */
  spot = $state('')
  /** On every turn, without being asked. */
  always = $state(false)

  constructor(private readonly table: string) {
    this.always = readEach<boolean>('hints')[table] === true
  }

  toggle(): void {
    if (this.open) this.close()
    else this.open = true
  }

  close(): void {
    this.open = false
    this.spot = ''
  }

  /** Something new is asked, or nothing any more. */
  turn(mine: boolean): void {
    this.close()
    this.open = mine && this.always
  }

  keep(on: boolean): void {
    this.always = on
    hintAlways(this.table, on)
  }
}

export function hintAlways(table: string, on: boolean): void {
  keepEach('hints', table, on || null, MOST)
}
