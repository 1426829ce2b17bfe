// The bar of a table stays in sight: what else does has to know how high it is, and that it says more than the page.
import { network } from '../../browser/network.svelte.ts'

/** Whatever stays in sight below the bar lies so much lower. */
export function keepBelow(height: () => number): void {
  $effect(() => document.documentElement.style.setProperty('--bar', `${height()}px`))
}

/** The head of the page does not stay: without a connection the bar says so, and nothing else. */
export function tellOffline(told: () => boolean): void {
  $effect(() => {
    network.told = told()
    return () => (network.told = false)
  })
}
