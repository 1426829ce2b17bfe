// Plays what others did, and what the rules did with it, scene by scene: at a pace of one's own, to be paused, skipped and
// seen again. The table is then shown as it was after each scene; when the show is over, as it is.
import type { BoardView } from '../board/view.ts'
import type { CardView } from '../cards/view.ts'
import type { LogEntry } from '../lib/api.ts'
import { keep, readKept } from '../lib/kept.ts'
import { taste } from '../lib/taste.svelte.ts'
import { afterEvent as onBoard } from './board.ts'
import { afterEvent as onCards } from './cards.ts'
import { scenesOf, type Scene } from './scenes.ts'

export const PACES = ['off', 'slow', 'usual', 'fast'] as const
export type Pace = (typeof PACES)[number]
const SPEED: Record<Pace, number> = { off: 0, slow: 0.5, usual: 1, fast: 2.5 }
const LONG = 20 // scenes; of more, each is shorter
const MOST = 150 // who was away for that long reads the log
type View = BoardView | CardView

export interface News {
  game: string
  before: View
  after: View
  entries: LogEntry[]
}

export class Show {
  scenes = $state.raw<Scene[]>([])
  index = $state(-1)
  paused = $state(false)
  pace = $state<Pace>('usual')
  private news: News | null = null
  private views: View[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    const kept = PACES.find((pace) => pace === readKept('pace'))
    this.pace = kept ?? (taste.calm || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'usual')
  }

  get on(): boolean {
    return this.index >= 0
  }

  get scene(): Scene | null {
    return this.scenes[this.index] ?? null
  }

  /** The table after the scene that is shown; null when no show is on. */
  get view(): View | null {
    return this.views[this.index] ?? null
  }

  get canRepeat(): boolean {
    return !this.on && this.scenes.length > 1
  }

  /** Something happened. What oneself did and nothing else came of is not shown again. */
  tell(news: News, own: readonly number[]): void {
    const scenes = scenesOf(news.entries)
    const mine = news.entries.every((entry) => own.includes(entry.seat) && entry.by === null)
    if (!scenes.length || (mine && scenes.length < 3)) return
    // One show after the other is one show: it goes on from what is on the table now.
    if (this.on && this.news) {
      this.scenes = [...this.scenes, ...scenes]
      this.news = { ...news, before: this.news.before, entries: [...this.news.entries, ...news.entries] }
      this.views = [...this.views, ...this.played(news, this.views.at(-1) ?? news.before, scenes)]
      return
    }
    this.scenes = scenes
    this.news = news
    this.views = this.played(news, news.before, scenes)
    if (this.pace !== 'off' && scenes.length <= MOST) this.start()
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
    this.news = null
    this.views = []
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

  setPace(pace: Pace): void {
    this.pace = pace
    keep('pace', pace)
    if (pace === 'off') this.skip()
    else if (this.on && !this.paused) this.wait()
  }

  private start(): void {
    this.index = 0
    this.paused = false
    this.wait()
  }

  private wait(): void {
    clearTimeout(this.timer)
    const scene = this.scene
    if (!scene) return
    const crowd = Math.max(1, (this.scenes.length - this.index) / LONG)
    const seconds = scene.length / (SPEED[this.pace] || 1) / crowd
    this.timer = setTimeout(() => {
      if (this.index + 1 >= this.scenes.length) this.skip()
      else {
        this.index++
        this.wait()
      }
    }, seconds * 1000)
  }

  private played({ game, after }: News, before: View, scenes: Scene[]): View[] {
    let view = before
    const events = scenes.map(({ event }) => event)
    return events.map((event, index) => {
      const later = { after: after as CardView, events: events.slice(index + 1) }
      view = game === 'cards' ? onCards(view as CardView, event, later) : onBoard(view as BoardView, event, after as BoardView)
      return { ...view, decision: null, scene: true }
    })
  }
}
