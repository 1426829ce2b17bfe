// Something asked of the server: while it goes on nothing else can be asked; what it refuses is kept as a sentence.
import { Fault } from './requests.ts'

export class Attempt {
  busy = $state(false)
  fault = $state('')
  /** What kind of refusal it was. */
  code = $state('')

  async make(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.fault = this.code = ''
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.fault = error.message
      this.code = error.data.code
      return false
    } finally {
      this.busy = false
    }
  }
}
