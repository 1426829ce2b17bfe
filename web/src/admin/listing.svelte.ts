// A list that comes page by page: the first of them again whenever something was done, and more of it on request.
import { Attempt } from '../api/attempt.svelte.ts'
import { get } from '../api/requests.ts'

const PAGE = 50 // rows, as many as the server sends

export class Listing<A, R> {
  rows = $state.raw<R[]>([])
  /** Whether there may be more. */
  more = $state(false)
  now = $state(0)
  readonly attempt = new Attempt()
  private asked = 0

  /** `address` says where the rows after those that are known come from. */
  constructor(
    private readonly address: (known: R[]) => string,
    private readonly read: (answer: A) => R[],
  ) {}

  async look(on = false): Promise<void> {
    const turn = ++this.asked
    await this.attempt.make(async () => {
      const answer = await get<A & { now?: number }>(this.address(on ? this.rows : []))
      if (turn !== this.asked) return // something else is looked for by now
      const found = this.read(answer)
      this.now = answer.now ?? 0
      this.rows = on ? [...this.rows, ...found] : found
      this.more = found.length === PAGE
    })
  }
}
