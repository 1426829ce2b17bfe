// Where the address of a rule leads to.

/** Attributes of what shows a rule: its number is there to be jumped to, and the one that the address names can have the
 * focus. Nothing where a rule is shown a second time. */
export const anchorOf = (number: string, target: string, anchored: boolean): { id?: string; tabindex?: number } =>
  anchored && number ? { id: number, ...(number === target ? { tabindex: -1 } : {}) } : {}
