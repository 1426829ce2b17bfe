// What is asked for at The Card Game's table is in sight, and the keyboard goes on there.
import { tick, untrack } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'

const NEXT = 'button.bid:enabled, button.confirm:enabled, g.place[tabindex="0"], button.takeable'

interface Table {
  root: HTMLElement | undefined
  question: number | null
  asked: boolean
  /** The card that is to be placed. */
  placing: string
  /** The character whose power is being read. */
  reading: string
  spot: string
  /** How high the answers are, in pixels. */
  foot: number
}

/** For a component: it ends with it. `byKeys`: whether the keyboard answers, and at this table. */
export function keepInSight(table: () => Table, byKeys: () => boolean): void {
  const narrow = new MediaQuery('max-width: 1023px')
  const question = $derived(table().question)
  const asked = $derived(table().asked)
  const placing = $derived(table().placing)
  const reading = $derived(table().reading)
  const spot = $derived(table().spot)
  const foot = $derived(table().foot)

  const bring = (part: string, how: ScrollIntoViewOptions) =>
    void tick().then(() => untrack(table).root?.querySelector(part)?.scrollIntoView(how))

  // On a phone the city lies below the fold.
  $effect(() => {
    if (placing && narrow.current) bring('.city', { block: 'start' })
  })
  $effect(() => {
    void question
    // Bids and choices are made looking at what is on offer.
    if (asked && !placing && untrack(() => narrow.current)) bring('.offer', { block: 'nearest' })
  })
  $effect(() => {
    if (reading) bring('.power', { block: 'nearest' })
  })
  $effect(() => {
    if (spot) bring('.spot', { block: 'nearest', inline: 'center' })
  })

  // After an answer by keyboard, the focus goes to the next answer and not to the top of the page. (A button that is
  // disabled while something is sent has lost it already.)
  $effect(() => {
    void question
    if (!asked || !byKeys()) return
    void tick().then(() => {
      if (document.activeElement !== document.body) return
      const { root } = untrack(table)
      // Never to a button that answers at once: Enter may still be meant for the question before.
      const next = root?.querySelector<HTMLElement>(NEXT) ?? root?.querySelector<HTMLElement>('.act')
      next?.focus({ preventScroll: true })
    })
  })

  // On small screens the answers lie at the foot of the screen; what else lies there keeps clear of them.
  $effect(() => {
    if (!narrow.current) return
    document.documentElement.style.setProperty('--foot', `${foot}px`)
    return () => document.documentElement.style.removeProperty('--foot')
  })
}
