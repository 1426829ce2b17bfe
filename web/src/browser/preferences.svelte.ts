// What a reader likes beside language and colours: sound, which is off until it is wanted, less motion, and what is confirmed.
import { keep, readKept } from './storage.ts'
import { sound } from './sound.ts'

/** What is confirmed: everything, only what cannot be undone, or nothing. */
export const SURE = ['always', 'final', 'never'] as const
export type Sure = (typeof SURE)[number]

class Preferences {
  sound = $state(readKept('sound') === 'on')
  calm = $state(readKept('motion') === 'less')
  sure = $state<Sure>(SURE.find((one) => one === readKept('sure')) ?? 'always')

  constructor() {
    this.apply()
  }

  setSound(on: boolean): void {
    this.sound = on
    keep('sound', on ? 'on' : 'off')
    this.apply()
    sound('turn') // so that one hears what one has chosen
  }

  setCalm(calm: boolean): void {
    this.calm = calm
    keep('motion', calm ? 'less' : 'system')
    this.apply()
  }

  setSure(sure: Sure): void {
    this.sure = sure
    keep('sure', sure)
  }

  private apply(): void {
    sound.on = this.sound
    if (this.calm) document.documentElement.dataset.motion = 'less'
    else delete document.documentElement.dataset.motion
  }
}

export const preferences = new Preferences()

/** Whether things should rather appear than move: chosen here, or in the system. */
export const lessMotion = (): boolean => preferences.calm || matchMedia('(prefers-reduced-motion: reduce)').matches
