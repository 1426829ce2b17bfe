// Whom one plays against with a single click: the level chosen last in this browser, else that of the last game the
// server knows of, and after some wins in a row the next one as a suggestion.
import type { Opponent, Opponents as Answer } from '../api/types.ts'
import { get, unlessRefused } from '../api/requests.ts'
import { keepEach, readEach } from '../browser/storage.ts'
import type { GameName } from '../games.ts'
import { FIRST_LEVEL, isLevel, type Level } from './levels.ts'

export class Opponents {
  private chosen = $state.raw(readEach<unknown>('levels'))
  private known = $state.raw<Answer | null>(null)

  /** What the server knows of somebody's games; without an answer the browser's memory has to do. */
  async look(): Promise<void> {
    this.known = (await unlessRefused(get<Answer>('/api/me/opponents'))) ?? this.known
  }

  levelOf(game: GameName): Level {
    const here = this.chosen[game]
    const before = this.known?.[game].level
    return isLevel(here) ? here : isLevel(before) ? before : FIRST_LEVEL
  }

  /** The last opponents, if there are stronger ones to try. */
  suggestion(game: GameName): (Opponent & { next: Level }) | null {
    const found = this.known?.[game]
    return found && isLevel(found.next) && found.level === this.levelOf(game) ? { ...found, next: found.next } : null
  }

  choose(game: GameName, level: Level): void {
    keepEach('levels', game, level)
    this.chosen = { ...this.chosen, [game]: level }
  }
}
