// A key pressed while somebody writes, or moves a slider or a list, is meant for that.
export function typing(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof Element)) return false
  return (
    target.closest(
      'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], dialog[open]',
    ) !== null
  )
}
