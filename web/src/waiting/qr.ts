// A link as a QR code (ISO/IEC 18004), for phones at the same table: bytes, error correction L, versions 1 to 5, which hold 106 signs.
// Those have one block of data each, and mask 0 is always allowed; that keeps it small.

// [bytes of data, bytes of error correction] of each version.
const SIZES = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const
const FORMAT = 0b111011111000100 // error correction L, mask 0, with its own check bits

/** The dark modules by rows; null for what is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = SIZES.findIndex(([room]) => bytes.length + 2 <= room) + 1
  const [room, check] = SIZES[version - 1] ?? [0, 0]
  if (!version) return null
  const data = packed(bytes, room)
  const grid = new Grid(version)
  grid.fill([...data, ...remainder(data, check)])
  return grid.dark
}

/** Mode "bytes", how many, the bytes, an end, and padding. */
function packed(bytes: Uint8Array, room: number): number[] {
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const found = Array.from(
    { length: halves.length / 2 },
    (_, index) => ((halves[2 * index] ?? 0) << 4) | (halves[2 * index + 1] ?? 0),
  )
  for (let pad = 0xec; found.length < room; pad ^= 0xec ^ 0x11) found.push(pad)
  return found
}

/** Reed–Solomon: what is left of the data divided by the generator, over the field of 256 elements. */
function remainder(data: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2)) {
    const next = [...generator, 0]
    generator.forEach((factor, index) => (next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, root)))
    generator = next
  }
  const rest: number[] = Array.from({ length: degree }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    rest.forEach((value, index) => (rest[index] = value ^ times(generator[index + 1] ?? 0, factor)))
  }
  return rest
}

function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0)
    if ((other >> bit) & 1) product ^= one
  }
  return product
}

class Grid {
  readonly size: number
  readonly dark: boolean[][]
  private readonly taken: boolean[][]

  constructor(version: number) {
    this.size = 17 + 4 * version
    const rows = () => Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false))
    this.dark = rows()
    this.taken = rows()
    const far = this.size - 4
    for (let at = 0; at < this.size; at++) {
      this.put(6, at, at % 2 === 0)
      this.put(at, 6, at % 2 === 0)
    }
    for (const [x, y] of [
      [3, 3],
      [far, 3],
      [3, far],
    ] as const)
      this.rings(x, y, 4)
    if (version > 1) this.rings(this.size - 7, this.size - 7, 2)
    this.format()
  }

  /** The bytes, in columns of two from the right, up and down in turn, over what is not taken yet. */
  fill(bytes: readonly number[]): void {
    let bit = 0
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5
      const up = ((right + 1) & 2) === 0
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step
        for (const x of [right, right - 1]) {
          if (this.taken[y]?.[x]) continue
          const value = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
          bit++
          this.put(x, y, (value === 1) !== ((x + y) % 2 === 0))
        }
      }
    }
  }

  private rings(x: number, y: number, reach: number): void {
    for (let down = -reach; down <= reach; down++) {
      for (let along = -reach; along <= reach; along++) {
        const distance = Math.max(Math.abs(along), Math.abs(down))
        this.put(x + along, y + down, reach === 4 ? distance !== 2 && distance !== 4 : distance !== 1)
      }
    }
  }

  private format(): void {
    for (let bit = 0; bit < 15; bit++) {
      const on = ((FORMAT >> bit) & 1) === 1
      if (bit < 8) this.put(8, bit < 6 ? bit : bit + 1, on)
      else this.put(bit === 8 ? 7 : 14 - bit, 8, on)
      if (bit < 8) this.put(this.size - 1 - bit, 8, on)
      else this.put(8, this.size - 15 + bit, on)
    }
    this.put(8, this.size - 8, true)
  }

  private put(x: number, y: number, dark: boolean): void {
    const row = this.dark[y]
    const taken = this.taken[y]
    if (!row || !taken || x < 0 || x >= this.size) return
    row[x] = dark
    taken[x] = true
  }
}
