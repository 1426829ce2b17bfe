// Light, dark, or as the system has it.
import { keep, readKept } from './storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export function theme(): Theme {
  const kept = readKept('theme')
  return THEMES.find((name) => name === kept) ?? 'system'
}

export function applyTheme(chosen: Theme = theme()): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
  keep('theme', chosen)
}
