// Where an action happens, for the table to point there.
import { type Choice, valuesOf } from '../api/actions.ts'

/** Parcels, spaces, cards and characters by their names; a bid is made with the bid cards. */
export function spotOf(choice: Choice): string {
  if (choice.kind === 'bid') return 'bids'
  return valuesOf(choice)
    .filter((value) => value !== '' && !/^-?\d+$/.test(value))
    .join(' ')
}
