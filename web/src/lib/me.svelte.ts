// Who plays at this browser. Nobody has to say it before the first game: a guest is made when one is needed.
import type { Me as Answer, Person } from '../api/types.ts'
import { ask, Fault, get, post } from './api.ts'
import { keep, readKept } from './kept.ts'
import { LANGUAGES, words } from './words.svelte.ts'

export type { Person }

class Me {
  person = $state<Person | null>(null)
  /** Whether the server has said who it is, if anybody. */
  asked = $state(false)

  async find(): Promise<Person | null> {
    try {
      this.person = (await get<Answer>('/api/me')).user
    } catch (error) {
      if (!(error instanceof Fault) || error.status !== 401) throw error
      this.person = null
    } finally {
      this.asked = true
    }
    return this.person
  }

  /** Whoever it is; a new guest of this name, or of the last one used here, if nobody is known. */
  async known(name = ''): Promise<Person> {
    if (this.person) return this.person
    const called = name.trim() || readKept('name') || words.say('web-guest-name')
    return this.became((await post<Answer>('/api/guest', { name: called })).user)
  }

  /** Be called otherwise, from the next table on. */
  async rename(name: string): Promise<void> {
    if (this.person) this.became((await ask<Answer>('PUT', '/api/account/name', { name })).user)
    else await this.known(name)
  }

  /** Somebody who is known elsewhere has come here, and is spoken to as there. */
  async arrived(person: Person): Promise<void> {
    const language = LANGUAGES.find((one) => one === person.language)
    if (language) await words.use(language)
    this.became(person)
  }

  became(person: Person): Person {
    this.person = person
    keep('name', person.name)
    return person
  }
}

export const me = new Me()
