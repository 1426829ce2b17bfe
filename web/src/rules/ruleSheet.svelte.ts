// One rule, shown over whatever is on the screen: `rules.show('BG-4.2')`.
class RuleSheet {
  shown = $state('')

  show(number: string): void {
    this.shown = number
  }

  close(): void {
    this.shown = ''
  }
}

export const rules = new RuleSheet()
