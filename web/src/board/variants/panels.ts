// What the variants show on the table: one entry each, for those that have something to show.
import type { BoardView } from '../view.ts'
import Enclosures from './Enclosures.svelte'
import { herdFigure } from './herd.ts'
import type { VariantPanels } from './model.ts'

const duelTiles = () => import('./DuelTiles.svelte')

const PANELS: Record<string, VariantPanels> = {
  'new-beginning': { answers: { sheet: () => import('./StartSheet.svelte') } },
  horses: { track: Enclosures, figure: herdFigure, fold: () => import('./HerdFold.svelte') },
  'might-is-right': {
    fold: () => import('./DuelTilesFold.svelte'),
    answers: { 'duel-tile': duelTiles, 'last-tile': duelTiles },
  },
}

/** Those of the variants in play, in the order of the list. */
export const panelsOf = (view: BoardView): VariantPanels[] =>
  Object.entries(PANELS).flatMap(([name, panels]) => (name in view.variants ? [panels] : []))
