// The people of the town, put together from a few pieces: a coat, a head, what is on it, and what they hold. A box of 48 by 48.
// The light comes from the left; every face is calm, and nobody is a joke.
import type { Shape } from './palette.ts'
import { auctioneer } from './people/auctioneer.ts'
import { banker } from './people/banker.ts'
import { captain } from './people/captain.ts'
import { chineseWorker } from './people/chinese_worker.ts'
import { cowboy } from './people/cowboy.ts'
import { doctor } from './people/doctor.ts'
import { editor } from './people/editor.ts'
import { fatherChristmas } from './people/father_christmas.ts'
import { governor } from './people/governor.ts'
import { grocer } from './people/grocer.ts'
import { gunsmith } from './people/gunsmith.ts'
import { heroes } from './people/heroes.ts'
import { indian } from './people/indian.ts'
import { lawyer } from './people/lawyer.ts'
import { mercenary } from './people/mercenary.ts'
import { paperboy } from './people/paperboy.ts'
import { prospector } from './people/prospector.ts'
import { settler } from './people/settler.ts'
import { sheriff } from './people/sheriff.ts'
import { singer } from './people/singer.ts'
import { teacher } from './people/teacher.ts'
import { undertaker } from './people/undertaker.ts'

const PEOPLE: Record<string, () => readonly Shape[]> = {
  auctioneer,
  banker,
  captain,
  chinese_worker: chineseWorker,
  cowboy,
  doctor,
  editor,
  governor,
  grocer,
  gunsmith,
  heroes,
  indian,
  lawyer,
  mercenary,
  paperboy,
  prospector,
  settler,
  sheriff,
  singer,
  teacher,
  undertaker,
  father_christmas: fatherChristmas,
}

const drawn = new Map<string, readonly Shape[]>()

export function person(name: string): readonly Shape[] {
  const known = drawn.get(name) ?? PEOPLE[name]?.() ?? []
  drawn.set(name, known)
  return known
}

export const PERSON_NAMES = Object.keys(PEOPLE)
