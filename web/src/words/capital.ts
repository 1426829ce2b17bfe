// A sentence that begins with a small letter in the catalogues, as the label of a button.
import { words } from './words.svelte.ts'

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)
