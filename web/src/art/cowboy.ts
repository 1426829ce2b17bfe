// A cowboy as a wooden piece: hat, head, shoulders, legs apart. A box of 24 by 30, feet at 29. The suit of its player goes on the
// chest. Drawn for this project.
export const COWBOY = {
  body: 'M12 2.600c.6 0 .9-.8 2-.8 2.200 0 2.900 2.900 3.100 5.400 2.700.2 5.400.7 5.400 2.200 0 1.400-2.500 2.400-5.600 2.700l-.5 1.600c3 .2 5.300 1.700 5.700 4.700l.6 4.300c.2 1.300-2.600 1.800-3 .5l-.6-2 .9 7.800h-6.400L12 24.500 10.400 29H4l.9-7.800-.6 2c-.4 1.300-3.200.8-3-.5l.6-4.300c.4-3 2.700-4.500 5.700-4.700l-.5-1.600C4 11.800 1.500 10.800 1.500 9.400c0-1.500 2.700-2 5.400-2.200.2-2.500.9-5.400 3.100-5.400 1.100 0 1.400.8 2 .8Z',
  /** The side away from the light. */
  shade: 'M12 2.600c.6 0 .9-.8 2-.8 2.200 0 2.900 2.900 3.100 5.400 2.700.2 5.400.7 5.400 2.200 0 1.400-2.500 2.400-5.600 2.700l-.5 1.600c3 .2 5.300 1.700 5.700 4.700l.6 4.300c.2 1.300-2.600 1.800-3 .5l-.6-2 .9 7.800h-6.400L12 24.500Z',
  /** Under the brim, so that hat and head are two. */
  brim: 'M7.100 12.100q4.900.8 9.800 0l-.3 1q-4.600.9-9.200 0Z',
  /** Where the suit goes: a transform of a path of suits.ts. */
  mark: 'translate(6.500 13.700) scale(.458)',
} as const

/** Cowboys that are not of a player's colour: the Sheriff's white one, and a yellow one that is only thought of or shown. */
export const CLOTHS = {
  white: { body: '#fffdf7', edge: '#251d2b' },
  yellow: { body: '#f2c23e', edge: '#251d2b' },
} as const

export type Cloth = keyof typeof CLOTHS
