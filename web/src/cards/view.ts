// What the server shows of The Card Game.
export type { CardPlace as Laid, CardPlayer, CardView } from '../api/types.ts'
