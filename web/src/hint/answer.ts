// The answer that a hint means, where it is a button: on the desk, among bid cards or characters. It is framed there, however
// often it is drawn anew.
export const buttonOf = (action: string): string => `[data-action="${CSS.escape(action)}"]`

/** Until what is returned is called. */
export function frame(what: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${what}:not(:focus-visible) { outline: 4px solid var(--mustard); outline-offset: 1px }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** On a phone: below the hint and above what lies at the foot. A list at the foot moves by itself, and not the page. */
export function bringIntoSight(what: string, hint: HTMLElement): void {
  const answer = document.querySelector(what)
  if (!answer) return
  if (answer.closest('.answers, .asked')) {
    answer.scrollIntoView({ block: 'nearest' })
    return
  }
  const foot = parseFloat(document.documentElement.style.getPropertyValue('--foot')) || 0
  const box = answer.getBoundingClientRect()
  const beyond =
    Math.min(box.top - hint.getBoundingClientRect().bottom, 0) || Math.max(box.bottom - (innerHeight - foot), 0)
  if (beyond) scrollBy({ top: beyond })
}

/** On a larger screen: from under the hint. */
export function uncoverFrom(hint: HTMLElement, what: string): void {
  const answer = document.querySelector(what)
  if (!answer) return
  const [there, here] = [answer.getBoundingClientRect(), hint.getBoundingClientRect()]
  const hidden = there.bottom + 12 - here.top
  if (hidden > 0 && there.right > here.left && there.top < here.bottom) scrollBy({ top: hidden })
}
