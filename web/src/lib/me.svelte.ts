// Who plays at this browser. Nobody has to say it before the first game: a guest is made when one is needed.
import { Fault, get, post } from './api.ts'
import { keep, readKept } from './kept.ts'
import { words } from './words.svelte.ts'

export interface Person {
  name: string
  claimed: boolean
}

class Me {
  person = $state<Person | null>(null)

  async find(): Promise<Person | null> {
    try {
      this.person = (await get<{ user: Person }>('/api/me')).user
    } catch (error) {
      if (!(error instanceof Fault) || error.status !== 401) throw error
      this.person = null
    }
    return this.person
  }

  /** Whoever it is; a new guest of this name, or of the last one used here, if nobody is known. */
  async known(name = ''): Promise<Person> {
    if (this.person) return this.person
    const called = name.trim() || readKept('name') || words.say('web-guest-name')
    this.person = (await post<{ user: Person }>('/api/guest', { name: called })).user
    keep('name', this.person.name)
    return this.person
  }
}

export const me = new Me()
