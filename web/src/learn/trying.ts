// What would come of something else than a lesson asks for.
import type { Action, Choice } from '../api/actions.ts'
import { Fault, get } from '../api/requests.ts'
import type { Tried } from '../api/types.ts'

/** `plan`: what is thought to be done before it. Whoever cannot be asked counts as refusing it. */
export async function tryAction(lesson: string, step: number, action: Action, plan: Choice[]): Promise<Tried> {
  const query = new URLSearchParams({
    step: String(step),
    action: JSON.stringify(action),
    plan: plan.map((one) => one.text).join(),
  })
  try {
    return await get<Tried>(`/api/lessons/${lesson}/try?${query}`)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { allowed: false, message: error.message, rule: error.data.rule, events: [] }
  }
}
