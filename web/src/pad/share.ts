// A score pad as text, to be sent to those who played.
import { toClipboard } from '../browser/clipboard.ts'
import { words } from '../words/words.svelte.ts'
import { PADS, type Pad } from './games.ts'
import { signed } from './model.ts'
import { nameOf } from './name.ts'

export function textOf(pad: Pad): string {
  const game = PADS[pad.game]
  const lines = [words.say(`web-game-${pad.game}`), new Date(pad.made).toLocaleDateString(words.language), '']
  pad.rows.forEach((row, seat) => {
    lines.push(`${nameOf(row, seat)}: ${signed(game.total(pad, seat))}`)
    for (const [label, points] of game.lines(pad, seat)) if (points) lines.push(`  ${label} ${signed(points)}`)
  })
  return lines.join('\n')
}

/** By whatever the device shares with, else by the clipboard; whether it went there. */
export async function share(text: string): Promise<'shared' | 'copied' | ''> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ text })
      return 'shared'
    }
    return (await toClipboard(text)) ? 'copied' : ''
  } catch {
    return ''
  }
}
