// How long a ban, a mute or an announcement lasts, in seconds.
export const SPANS = { hour: 3_600, day: 86_400, week: 604_800, month: 2_592_000, never: null } as const
export type Span = keyof typeof SPANS

/** When it ends; null: not by itself. */
export function endOf(span: Span, now = Date.now() / 1000): number | null {
  const seconds = SPANS[span]
  return seconds === null ? null : Math.floor(now) + seconds
}
