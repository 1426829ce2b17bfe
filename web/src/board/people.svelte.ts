// A character that is thought of, when one is asked for: another question, another thought.
import type { Choice } from '../api/actions.ts'
import type { Position } from '../api/requests.ts'
import { asksFirst } from '../choosing/sure.ts'
import type { Playing } from '../live/playing.ts'

interface Table {
  playing: Playing
  position: Position
  /** Those that can be chosen, by name. */
  people: Map<string, Choice>
}

/** For a component: its effects end with it. */
export class Person {
  private readonly question = $derived.by(() => `${this.table().position.question} ${this.table().position.seat}`)
  name = $derived.by(() => {
    void this.question
    return ''
  })
  private thought = ''

  constructor(private readonly table: () => Table) {
    $effect(() => {
      void this.question
      if (this.thought) this.table().playing.dropped?.()
    })
    $effect(() => void (this.thought = this.name))
  }

  pick(name: string): void {
    const { playing, position, people } = this.table()
    const action = people.get(name)
    if (action && !asksFirst('choose', position.table, playing)) void playing.act(action)
    else this.name = name
  }
}
