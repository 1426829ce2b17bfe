// Who plays at this browser. Nobody has to say it before the first game: a guest is made when one is needed.
import type { Me as Answer, Person } from '../api/types.ts'
import { ask, cameToNobody, Fault, get, post } from '../api/requests.ts'
import { forget, keep, readKept } from '../browser/storage.ts'
import { LANGUAGES, words } from '../words/words.svelte.ts'

export type { Person }

class Me {
  person = $state<Person | null>(null)
  /** Whether the server has said who it is, if anybody. */
  asked = $state(false)
  /** A guest whose name was given to him, and who has not said that it will do. */
  unnamed = $derived.by(() => this.person !== null && !this.person.claimed && !this.said)
  private said = $state(readKept('named') !== null)

  private finding: Promise<Person | null> | null = null

  find(): Promise<Person | null> {
    this.finding ??= this.look().finally(() => (this.finding = null))
    return this.finding
  }

  private async look(): Promise<Person | null> {
    try {
      // A browser may bring back a page from before one was known here; then a name is kept.
      if (!cameToNobody() || readKept('name') !== null) this.person = (await get<Answer>('/api/me')).user
    } catch (error) {
      if (!(error instanceof Fault) || error.status !== 401) throw error
      this.person = null
    } finally {
      this.asked = true
    }
    return this.person
  }

  /** Whoever it is; if nobody is known a new guest of this name, of the last one used here, or of one the server finds. */
  async known(name = ''): Promise<Person> {
    // A page may ask before the server has said who it is: a new guest would take that person's place.
    if (!this.asked) await this.find()
    if (this.person) return this.person
    const said = name.trim()
    const before = readKept('name')
    if (!said && before) {
      try {
        return await this.guest(before)
      } catch (error) {
        // Somebody owns that name, perhaps oneself under an account: nobody is kept from playing by it.
        if (!(error instanceof Fault) || error.status === 0) throw error
        // The one that is found instead was not said by anybody, and is shown as such.
        this.said = false
        forget('named')
      }
    }
    const person = await this.guest(said)
    if (said) this.settle()
    return person
  }

  private async guest(name: string): Promise<Person> {
    return this.became((await post<Answer>('/api/guest', name ? { name } : {})).user)
  }

  /** Be called otherwise, at one's tables too. */
  async rename(name: string): Promise<void> {
    if (this.person) this.became((await ask<Answer>('PUT', '/api/account/name', { name })).user)
    else await this.known(name)
    this.settle()
  }

  /** The name will do. */
  settle(): void {
    this.said = true
    keep('named', 'yes')
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
