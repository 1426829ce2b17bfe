// Words in the reader's language, from the same catalogues as everything else of this project.
import {
  FluentBundle,
  FluentNumber,
  type FluentFunction,
  type FluentResource,
  type FluentVariable,
} from '@fluent/bundle'
import { type Action, valuesOf } from '../api/actions.ts'
import { readKept, keep } from '../browser/storage.ts'

export const LANGUAGES = ['en', 'nl', 'fr', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export const ENDONYMS: Record<Language, string> = {
  en: 'English',
  nl: 'Nederlands',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
}

const SOURCES: Record<Language, () => Promise<{ default: FluentResource['body'] }>> = {
  en: () => import('virtual:words/en'),
  nl: () => import('virtual:words/nl'),
  fr: () => import('virtual:words/fr'),
  it: () => import('virtual:words/it'),
  de: () => import('virtual:words/de'),
}

const LATER: typeof SOURCES = {
  en: () => import('virtual:words/later/en'),
  nl: () => import('virtual:words/later/nl'),
  fr: () => import('virtual:words/later/fr'),
  it: () => import('virtual:words/later/it'),
  de: () => import('virtual:words/later/de'),
}

type Args = Record<string, FluentVariable>

/** A number as it is written on a board: 15, not 15.0, and a real minus sign. Browsers take long to make their first Intl.NumberFormat. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value).replace('-', '−')
  }
}

function plain(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Plain(value) : value]),
  )
}

class Words {
  language = $state<Language>('en')
  private bundle = $state.raw<FluentBundle>(new FluentBundle('en'))

  /** Whether words that no table needs are wanted as well, and when they are there. */
  private whole = false
  private completed = Promise.resolve()
  private wanted: Language | null = null

  async use(language: Language): Promise<void> {
    this.wanted = language
    const sources = await Promise.all([SOURCES[language](), ...(this.whole ? [LATER[language]()] : [])])
    const bundle = new FluentBundle(language, { useIsolating: false, functions: this.functions() })
    for (const source of sources) bundle.addResource({ body: source.default })
    this.bundle = bundle
    this.language = language
    document.documentElement.lang = language
    keep('language', language)
    // For the server, which sends a page together with its words.
    document.cookie = `carson-language=${language}; path=/; max-age=31536000; samesite=lax`
  }

  /** From now on all words there are, in whatever language. */
  complete(): Promise<void> {
    if (this.whole) return this.completed
    this.whole = true
    this.completed = this.wanted ? this.use(this.wanted) : Promise.resolve() // otherwise they come with the first
    this.completed.catch(() => (this.whole = false))
    return this.completed
  }

  /** A part of the client that says what no table says itself, together with these words. */
  async completing<T>(part: Promise<T>): Promise<T> {
    return (await Promise.all([part, this.complete()]))[0]
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /** The message, or its name where there is none: a test holds the catalogues to each other. */
  say(id: string, args: Args = {}, form = ''): string {
    const message = this.bundle.getMessage(id)
    const pattern = form ? message?.attributes[form] : message?.value
    if (!pattern) return id
    return this.bundle.formatPattern(pattern, plain(args), [])
  }

  name(kind: string, name: string, form = ''): string {
    return this.say(`${kind}-${hyphened(name)}`, {}, form)
  }

  /** A name if there is one: a terrain card or a parcel keeps its own. */
  known(kind: string, name: string, form = ''): string {
    return this.has(`${kind}-${hyphened(name)}`) ? this.name(kind, name, form) : name
  }

  /** What an action means, as an answer to the question asked. */
  action(action: Action, asked = '', character = ''): string {
    const { kind } = action
    const [word = '', second = '', third = '', fourth = '', fifth = ''] = valuesOf(action)
    const found = [`action-${kind}-${asked}-${character}`, `action-${kind}-${asked}`, `action-${kind}`]
    if (kind === 'choose') found.unshift(`option-${word}-${character}`, `option-${word}`)
    const id = found.map(hyphened).find((name) => this.has(name))
    return id ? this.say(id, { word, second, third, fourth, fifth }) : [kind, word, second].join(' ').trim()
  }

  private functions(): Record<string, FluentFunction> {
    const shown =
      (name: (value: string, form: string) => string): FluentFunction =>
      (values, options) =>
        name(String(values[0] ?? ''), String(options.form ?? ''))
    const named = (kind: string) => shown((value, form) => this.name(kind, value, form))
    const known = (kind: string) => shown((value, form) => this.known(kind, value, form))
    return {
      ACTION: shown((value) => value),
      CARD: known('character'),
      CHARACTER: named('character'),
      ERA: shown((value) => (value === '0' ? 'I' : 'II')),
      LEVEL: named('level'),
      LIST: shown((value) => value),
      OBJECT: named('object'),
      PLACE: known('space'),
      SIDE: shown((value) => this.say(`side-${value.slice(-1)}`, { parcel: value.slice(0, -1) })),
      SUIT: named('suit'),
      THING: known('object'),
      VARIANT: named('variant'),
    }
  }
}

function hyphened(name: string): string {
  return name.replaceAll('_', '-')
}

export const words = new Words()

export function firstLanguage(): Language {
  const wanted = [readKept('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  const found = wanted.find((tag): tag is Language => LANGUAGES.some((language) => language === tag))
  return found ?? 'en'
}
