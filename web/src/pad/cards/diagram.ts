// A city as it is drawn on the pad: a sign for each parcel, as in the rule book's diagrams.
import { SIGNS } from '../../rules/figures/signs.ts'
import { words } from '../../words/words.svelte.ts'

/** A parcel on which nothing is built; "" is no parcel. */
export const EMPTY = '..'

export const signSaid = (sign: string): string =>
  words.name('object', sign === '' ? 'nowhere' : (SIGNS[sign] ?? 'empty'))

/** As the engine reads it. */
export const diagramOf = (city: readonly (readonly string[])[]): string =>
  city
    .map((line) =>
      line
        .map((sign) => sign || '  ')
        .join(' ')
        .trimEnd(),
    )
    .join('\n')
