// What the rules answer to "why not?", as it is shown: null where it can be done.
import type { WhyNot as Why } from '../api/types.ts'
import { Fault } from '../api/requests.ts'
import type { WhyNot } from '../live/playing.ts'

export async function reasonOf(asked: Promise<Why>): Promise<WhyNot | null> {
  try {
    const found = await asked
    return found.allowed ? null : found
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { message: error.message, rule: error.data.rule }
  }
}
