// What the server told in one language is asked for again when the reader chooses another.
import { untrack } from 'svelte'
import { words } from './words.svelte.ts'

/** Calls `again` then; to be called while a component is made. */
export function retold(again: () => void): void {
  let spoken = words.language
  $effect(() => {
    if (words.language === spoken) return
    spoken = words.language
    untrack(again)
  })
}
