// Plays what others did, and what the rules did with it, scene by scene: at a pace of one's own, to be paused, skipped and
// seen again. The table is then shown as it was after each scene; when the show is over, as it is.
import type { LogEntry } from '../api/requests.ts'
import type { GameName } from '../games.ts'
import { keep, readKept } from '../browser/storage.ts'
import { preferences } from '../browser/preferences.svelte.ts'
import { AFTER, type View } from './after.ts'
import { isDramatic } from './drama.ts'
import { momentsOf, paced, scenesOf, type Moment, type Scene } from './scenes.ts'

export const PACES = ['off', 'slow', 'usual', 'fast'] as const
export type Pace = (typeof PACES)[number]
const SPEED: Record<Pace, number> = { off: 0, slow: 0.5, usual: 1, fast: 2.5 }
const MOST = 150 // events; who was away for that long reads the log
/** What happened, and the table after it. */
type Played = Moment & { view: View }

export interface News {
  game: GameName
  before: View
  after: View
  entries: LogEntry[]
}

export class Show {
  scenes = $state.raw<Scene<Played>[]>([])
  index = $state(-1)
  paused = $state(false)
  pace = $state<Pace>('usual')
  private lengths = $state.raw<number[]>([]) // seconds for each scene, at the usual pace
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    const kept = PACES.find((pace) => pace === readKept('pace'))
    this.pace = kept ?? (preferences.calm || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'usual')
  }

  get on(): boolean {
    return this.index >= 0
  }

  get scene(): Scene<Played> | null {
    return this.scenes[this.index] ?? null
  }

  /** The table after the scene that is shown, of a fight before its end; null when no show is on. */
  get view(): View | null {
    return this.scene?.moments.at(this.scene.before ? 0 : -1)?.view ?? null
  }

  /** How long the scene is shown. */
  get seconds(): number {
    return (this.lengths[this.index] ?? this.scene?.length ?? 0) / (SPEED[this.pace] || 1)
  }

  get canRepeat(): boolean {
    return !this.on && this.scenes.flatMap((scene) => scene.moments).length > 1
  }

  /** Something happened. What oneself did and nothing else came of is not shown again. */
  tell(news: News, own: readonly number[]): void {
    const moments = momentsOf(news.entries)
    const mine = news.entries.every((entry) => own.includes(entry.seat) && entry.by === null)
    const small = moments.length < 3 && !moments.some(({ event }) => isDramatic(event))
    if (!moments.length || (mine && small)) return
    // One show after the other is one show: it goes on from what is on the table now.
    if (this.on) {
      const last = this.scenes.at(-1)?.moments.at(-1)?.view ?? news.before
      this.arrange(this.index + 1, this.played(news, last, moments))
      return
    }
    this.scenes = []
    this.arrange(0, this.played(news, news.before, moments))
    if (this.pace !== 'off' && moments.length <= MOST) this.start()
  }

  repeat(): void {
    this.start()
  }

  skip(): void {
    clearTimeout(this.timer)
    this.index = -1
    this.paused = false
  }

  /** Somebody else looks now: what was seen from the other seat is neither shown on nor seen again. */
  forget(): void {
    this.skip()
    this.scenes = []
  }

  step(by: number): void {
    this.paused = true
    clearTimeout(this.timer)
    const next = this.index + by
    if (next >= this.scenes.length) this.skip()
    else this.index = Math.max(0, next)
  }

  pause(): void {
    this.paused = !this.paused
    if (this.paused) clearTimeout(this.timer)
    else this.wait()
  }

  /** Something else is looked at. */
  hold(): void {
    if (!this.paused) this.pause()
  }

  setPace(pace: Pace): void {
    this.pace = pace
    keep('pace', pace)
    if (pace === 'off') this.skip()
    else if (this.on && !this.paused) this.wait()
  }

  private start(): void {
    this.arrange(0)
    this.index = 0
    this.paused = false
    this.wait()
  }

  private wait(): void {
    clearTimeout(this.timer)
    if (!this.scene) return
    this.timer = setTimeout(() => {
      if (this.index + 1 >= this.scenes.length) this.skip()
      else {
        this.index++
        this.wait()
      }
    }, this.seconds * 1000)
  }

  /** What is to come from one scene on, with what is added: the more of it, the shorter, so that it is soon over. */
  private arrange(from: number, added: Played[] = []): void {
    const waiting = scenesOf([...this.scenes.slice(from).flatMap((scene) => scene.moments), ...added])
    this.scenes = [...this.scenes.slice(0, from), ...waiting]
    this.lengths = [...this.lengths.slice(0, from), ...paced(waiting)]
  }

  private played({ game, after }: News, before: View, moments: Moment[]): Played[] {
    let view = before
    const events = moments.map(({ event }) => event)
    return moments.map((moment, index) => {
      view = AFTER[game](view, moment.event, { after, events: events.slice(index + 1) })
      return { ...moment, view: { ...view, decision: null, scene: true } }
    })
  }
}
