// SHA-256 and HMAC of texts. (crypto.subtle is there only on lines that the browser calls secure, and many play at home.)
const PRIMES = primes(64)
const START = words(PRIMES.slice(0, 8), 1 / 2)
const ROUNDS = words(PRIMES, 1 / 3)
const BLOCK = 64

function primes(count: number): number[] {
  const found: number[] = []
  for (let one = 2; found.length < count; one++) if (found.every((prime) => one % prime)) found.push(one)
  return found
}

/** The first 32 bits behind the point of each number's root. */
function words(numbers: number[], power: number): number[] {
  return numbers.map((one) => Math.floor((one ** power % 1) * 2 ** 32))
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function digest(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, bytes.length * 8)
  const state = Uint32Array.from(START)
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, view, at)
  const result = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => result.setUint32(index * 4, word))
  return new Uint8Array(result.buffer)
}

function mix(state: Uint32Array, view: DataView, at: number): void {
  const schedule: number[] = []
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < 64; round++) {
    const early = schedule[round - 15] ?? 0
    const late = schedule[round - 2] ?? 0
    const word =
      round < 16
        ? view.getUint32(at + round * 4)
        : ((schedule[round - 16] ?? 0) +
            (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
            (schedule[round - 7] ?? 0) +
            (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))) |
          0
    schedule.push(word)
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[round] ?? 0) + word) | 0
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = ((state[index] ?? 0) + word) | 0))
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const sha256 = (text: string): string => hex(digest(bytesOf(text)))

export function hmac(key: string, text: string): string {
  const whole = bytesOf(key)
  const short = whole.length > BLOCK ? digest(whole) : whole
  const padded = (sign: number) => Uint8Array.from({ length: BLOCK }, (_, index) => (short[index] ?? 0) ^ sign)
  return hex(
    digest(Uint8Array.from([...padded(0x5c), ...digest(Uint8Array.from([...padded(0x36), ...bytesOf(text)]))])),
  )
}
