// The colours of the pieces. They lie on their own ground and are the same by day and by night.
export const PALETTE = {
  snow: '#fffaf0',
  paper: '#f6ead2',
  trim: '#f0dfc0',
  parcel: '#f0e2c2',
  plank: '#c08a55',
  sandstone: '#d8a864',
  roof: '#7d3d2a',
  brick: '#b4603f',
  barn: '#9e2f26',
  clay: '#c9562a',
  clayDark: '#93391a',
  mustard: '#dca432',
  gold: '#f2c23e',
  sage: '#83a36f',
  sageDark: '#4d6b40',
  sky: '#5fa0a8',
  skyDark: '#32666e',
  water: '#6fb0bf',
  foam: '#a8d3da',
  glass: '#cfe6e4',
  violet: '#8d7fae',
  violetDark: '#564a78',
  rock: '#a2938a',
  rockDark: '#75675f',
  stone: '#a39c96',
  stoneDark: '#6f6862',
  slate: '#5b6b80',
  iron: '#4a4d57',
  dark: '#3a2a24',
  night: '#251d2b',
  smoke: '#d9d2cb',
  fire: '#f28a2e',
  fair: '#e6b794',
  skin: '#d49e77',
  tan: '#b27a52',
  brown: '#84543a',
  // The side away from the light, laid over any colour.
  shade: '#251d2b38',
} as const

export type Paint = keyof typeof PALETTE

/** One flat shape: its colour and its path. */
export type Shape = readonly [Paint, string]
