// The action track as it winds: rows in the order in which they are resolved, with what happens between the spaces.
import { PRICES } from '../../api/vocabulary.ts'
import type { IconName } from '../../art/icons.ts'

export interface Cell {
  /** A space by its name, or something between spaces that takes no cowboy. */
  name: string
  space: boolean
  /** Whether it sells buildings, or VP. */
  sells: '' | 'building' | 'vp'
  icon: IconName
  /** A figure beside the sign, the same in every language. */
  figure: string
}

const space = (name: string, icon: IconName, figure = '', sells: Cell['sells'] = ''): Cell => ({
  name,
  space: true,
  sells,
  icon,
  figure,
})
const between = (name: string, icon: IconName): Cell => ({ name, space: false, sells: '', icon, figure: '' })

export const ROWS: readonly (readonly Cell[])[] = [
  [
    space('wages', 'wages', '$4'),
    space('ammunition', 'ammunition', '+3'),
    space('roads', 'roads', '3'),
    space('road', 'road', '1'),
    between('parcels', 'tile'),
  ],
  [...PRICES].reverse().map((price) => space(`buy-${price}`, 'buy', `$${price}`, 'building')),
  [
    between('kept', 'crate'),
    space('parcels-income', 'parcels-income', '$2'),
    space('cowboy-income', 'cowboy-income', '$2'),
    space('gambling', 'gambling', '$'),
    between('hall', 'hall'),
    between('income', 'income'),
  ],
  [
    space('parcels-vp', 'parcels-vp', '½'),
    space('cowboy-vp', 'cowboy-vp', '½'),
    space('building-vp', 'building-vp', '1'),
    ...[5, 4, 3, 2].map((price) => space(`vp-${price}`, 'vp', `$${price}`, 'vp')),
  ],
]
