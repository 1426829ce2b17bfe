// A lesson being taken: a game that goes on as its record does, step by step, and a coach who has something to say at each.
import { type Action, amongst, type Choice } from '../api/actions.ts'
import { Fault, get, type LogEntry, type Position } from '../api/requests.ts'
import type { LessonPosition, LessonStep, Tried, WholeLesson } from '../api/types.ts'
import { lessMotion } from '../browser/preferences.svelte.ts'
import type { Playing, WhyNot } from '../live/playing.ts'
import { words } from '../words/words.svelte.ts'
import { logOf, positionOf } from './positions.ts'
import { keepProgress, progressOf } from './progress.ts'
import { tryAction } from './trying.ts'

const PACE = 900 // milliseconds between the moves of others

/** What the coach says to what was tried: it was as good (`also`), or something else was meant. */
export interface Said {
  good: boolean
  text: string
  /** What it would have meant, in the words of the game. */
  events: string[]
  rule: string
}

export class Lesson<V = unknown> implements Playing {
  readonly teaches = true
  whole = $state.raw<WholeLesson | null>(null)
  fault = $state<string | null>(null)
  /** There is no lesson of this name. */
  missing = $state(false)
  sending = $state(false)
  number = $state(0)
  /** The move that is shown: on the way to a step, one after the other. */
  shown = $state(0)
  said = $state.raw<Said | null>(null)
  answered = $state<number | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private positions = $derived(new Map(this.whole?.positions.map((one) => [one.move, one])))

  constructor(readonly name: string) {}

  async load(): Promise<void> {
    try {
      const fresh = this.whole === null
      this.whole = await get<WholeLesson>(`/api/lessons/${this.name}`)
      this.fault = null
      this.said = null
      if (fresh) this.arrive(Math.min(progressOf(this.name).step, this.whole.steps.length - 1), false)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.fault = error.message
      this.missing = error.status === 404
    }
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  // Where one is

  get step(): LessonStep | null {
    return this.whole?.steps[this.number] ?? null
  }

  get count(): number {
    return this.whole?.steps.length ?? 0
  }

  get over(): boolean {
    return this.whole !== null && this.number >= this.count
  }

  get walking(): boolean {
    return this.step !== null && this.shown < this.step.at
  }

  /** Whether it goes on by itself, or by "next". */
  get free(): boolean {
    const step = this.step
    return step !== null && !step.do && (!step.ask.length || this.right)
  }

  get right(): boolean {
    return this.answered !== null && (this.step?.ask[this.answered]?.right ?? false)
  }

  private get here(): LessonPosition | null {
    return this.positions.get(this.shown) ?? null
  }

  get position(): Position<V> | null {
    const { whole, here } = this
    if (!whole || !here) return null
    const acts = this.step?.do && !this.walking ? here.choices : []
    return positionOf<V>(whole, here, acts)
  }

  /** What happened on the way here, for the log. */
  get log(): LogEntry[] {
    const from = this.step?.since ?? 0
    return this.whole ? logOf(this.whole, Math.min(from, this.shown - 1), this.shown) : []
  }

  get sheets() {
    return this.step?.sheet ? (this.here?.sheets ?? null) : null
  }

  // Going on

  next(): void {
    if (this.walking) this.hurry()
    else if (this.free) this.arrive(this.number + 1)
  }

  back(): void {
    if (this.number > 0) this.arrive(this.number - 1, false)
  }

  again(): void {
    this.arrive(0, false)
  }

  /** Do what is asked for, or give the answer. */
  showMe(): void {
    const step = this.step
    if (step?.do) this.arrive(this.number + 1)
    else if (step?.ask.length) this.answer(step.ask.findIndex((one) => one.right))
  }

  answer(index: number): void {
    const step = this.step
    if (!step?.ask.length) return
    this.answered = index
    this.said = this.right ? null : { good: false, text: step.wrong, events: [], rule: '' }
  }

  async act(...[action, ...rest]: Action[]): Promise<boolean> {
    const step = this.step
    if (!action || !step?.do || this.walking || this.sending) return false
    const text = amongst(this.here?.choices ?? [], action)?.text ?? ''
    const praised = step.also[text]
    if (text === step.do || praised) {
      this.arrive(this.number + 1)
      if (praised) this.said = { good: true, text: praised, events: [], rule: '' }
      if (!rest.length) return true
      this.hurry()
      return this.act(...rest)
    }
    const tried = await this.tried(action)
    this.said = {
      good: false,
      text: tried.message || words.say('web-learn-other'),
      events: tried.allowed ? tried.events : [],
      rule: tried.rule,
    }
    return false
  }

  async whyNot(action: Action, plan: Choice[] = []): Promise<WhyNot | null> {
    const tried = await this.tried(action, plan)
    return tried.allowed ? null : tried
  }

  readonly thinks = true

  look<T>(what: string): Promise<T> {
    return get<T>(`/api/lessons/${this.name}/at/${this.shown}/${what}`)
  }

  private tried(action: Action, plan: Choice[] = []): Promise<Tried> {
    this.sending = true
    return tryAction(this.name, this.number + 1, action, plan).finally(() => (this.sending = false))
  }

  private arrive(number: number, walk = true): void {
    clearTimeout(this.timer)
    this.number = number
    this.said = null
    this.answered = null
    const done = progressOf(this.name).done || number >= this.count
    keepProgress(this.name, { step: number >= this.count ? 0 : number, done })
    const step = this.step
    if (!step) return
    this.shown = walk && !lessMotion() && step.since < step.at ? step.since + 1 : step.at
    this.walk()
  }

  private walk(): void {
    if (!this.walking) return
    this.timer = setTimeout(() => {
      this.shown += 1
      this.walk()
    }, PACE)
  }

  private hurry(): void {
    clearTimeout(this.timer)
    this.shown = this.step?.at ?? this.shown
  }
}
