// A cowboy as a wooden piece: hat, head, shoulders, legs apart. A box of 24 by 30, feet at 29. The suit of its player goes on the
// chest. Drawn for this project.
export const COWBOY = {
  body: 'M12 2.6c.6 0 .9-.8 2-.8 2.2 0 2.9 2.9 3.1 5.4 2.7.2 5.4.7 5.4 2.2 0 1.4-2.5 2.4-5.6 2.7l-.5 1.6c3 .2 5.3 1.7 5.7 4.7l.6 4.3c.2 1.3-2.6 1.8-3 .5l-.6-2 .9 7.8h-6.4L12 24.5 10.4 29H4l.9-7.8-.6 2c-.4 1.3-3.2.8-3-.5l.6-4.3c.4-3 2.7-4.5 5.7-4.7l-.5-1.6C4 11.8 1.5 10.8 1.5 9.4c0-1.5 2.7-2 5.4-2.2.2-2.5.9-5.4 3.1-5.4 1.1 0 1.4.8 2 .8Z',
  /** The side away from the light. */
  shade:
    'M12 2.6c.6 0 .9-.8 2-.8 2.2 0 2.9 2.9 3.1 5.4 2.7.2 5.4.7 5.4 2.2 0 1.4-2.5 2.4-5.6 2.7l-.5 1.6c3 .2 5.3 1.7 5.7 4.7l.6 4.3c.2 1.3-2.6 1.8-3 .5l-.6-2 .9 7.8h-6.4L12 24.5Z',
  /** Under the brim, so that hat and head are two. */
  brim: 'M7.1 12.1q4.9.8 9.8 0l-.3 1q-4.6.9-9.2 0Z',
  /** Where the suit goes: a transform of a path of suits.ts. */
  mark: 'translate(6.5 13.7) scale(.458)',
} as const

/** Cowboys that are not of a player's colour: the Sheriff's white one, and a yellow one that is only thought of or shown. */
export const CLOTHS = {
  white: { body: '#fffdf7', edge: '#251d2b' },
  yellow: { body: '#f2c23e', edge: '#251d2b' },
} as const

export type Cloth = keyof typeof CLOTHS
