// What this browser remembers of its reader's preferences. Where nothing may be kept, nothing is.
type Kept =
  | 'pads'
  | 'language'
  | 'theme'
  | 'sound'
  | 'motion'
  | 'sure' // what is confirmed
  | 'pace' // of what is played scene by scene
  | 'name'
  | 'named' // whether that name was said here, and not given
  | 'talk' // the last line read, by table
  | 'notes' // not with the server yet, by person, table and seat
  | 'since' // how much of what happened was seen, by table and seat
  | 'setup' // the table laid last
  | 'curtain' // between two people at one screen
  | 'game' // looked at last
  | 'points' // of the places in a city
  | 'lessons' // how far one is
  | 'hints' // whether they are shown on every turn, by table
  | 'levels' // of the bots chosen last, by game
  | 'spectators' // whether their messages are hidden
  | 'dismissed' // announcements, by their ids
  | 'consent' // the table and position where the rest of a plan waits for somebody to agree
  | 'numbers' // put into the seeds of games, by table

export function readKept(name: Kept): string | null {
  try {
    return localStorage.getItem(`carson.${name}`)
  } catch {
    return null
  }
}

export function forget(name: Kept): void {
  try {
    localStorage.removeItem(`carson.${name}`)
  } catch {
    // Nothing was kept.
  }
}

export function keep(name: Kept, value: string): void {
  try {
    localStorage.setItem(`carson.${name}`, value)
  } catch {
    // A private window may refuse; the choice then lasts as long as the page.
  }
}

/** What is kept under one name for several things, by their keys. */
export function readEach<T>(name: Kept): Record<string, T> {
  try {
    return JSON.parse(readKept(name) ?? '{}') as Record<string, T>
  } catch {
    return {}
  }
}

/** One of them; null for none. Of more than `most` the one that was kept longest ago is forgotten first. */
export function keepEach<T>(name: Kept, key: string, value: T | null, most = Infinity): void {
  const { [key]: _before, ...others } = readEach<T>(name)
  const all = value === null ? Object.entries(others) : [...Object.entries(others), [key, value] as const]
  keep(name, JSON.stringify(Object.fromEntries(all.slice(-most))))
}
