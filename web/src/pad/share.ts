// A score pad as text, to be sent to those who played.
import { toClipboard } from '../browser/clipboard.ts'
import { words } from '../words/words.svelte.ts'
import type { Pad } from './pads.svelte.ts'
import { boardSources, boardTotal, CARD_LINES, cardTotal, signed } from './scoring.ts'

const called = (row: { name: string }, seat: number) => row.name || words.say('web-pad-player', { number: seat + 1 })

export function textOf(pad: Pad): string {
  const lines = [words.say(`web-game-${pad.game}`), new Date(pad.made).toLocaleDateString(words.language), '']
  pad.rows.forEach((row, seat) => {
    if (pad.game === 'board' && 'vp' in row) {
      lines.push(`${called(row, seat)}: ${boardTotal(pad, row)}`)
      for (const [source, vp] of Object.entries(boardSources(pad, row))) {
        if (vp)
          lines.push(`  ${source === 'bridge' ? words.say('web-pad-bridge') : words.name('board-line', source)} ${vp}`)
      }
    } else if ('lines' in row) {
      lines.push(`${called(row, seat)}: ${signed(cardTotal(row))}`)
      if (!row.virtual)
        for (const line of CARD_LINES)
          if (row.lines[line]) lines.push(`  ${words.name('line', line)} ${signed(row.lines[line] ?? 0)}`)
    }
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
