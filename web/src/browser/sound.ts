// Short sounds, made here and now: there are no files. Nothing sounds unless the reader has turned it on.
export type Tune = 'turn' | 'place' | 'coin' | 'dice' | 'win'

// [hertz, begins after, lasts], in seconds; 0 hertz is the rattle of something wooden.
// prettier-ignore
const TUNES: Record<Tune, readonly (readonly [number, number, number])[]> = {
  turn: [[659, 0, 0.12], [880, 0.11, 0.22]],
  place: [[0, 0, 0.05], [150, 0, 0.09]],
  coin: [[1760, 0, 0.06], [2349, 0.05, 0.2]],
  dice: [[0, 0, 0.03], [0, 0.07, 0.03], [0, 0.13, 0.04], [0, 0.22, 0.05]],
  win: [[523, 0, 0.14], [659, 0.13, 0.14], [784, 0.26, 0.14], [1047, 0.39, 0.4]],
}
const LOUDNESS = 0.12

let context: AudioContext | null = null

export const sound = Object.assign(
  (tune: Tune): void => {
    if (!sound.on || typeof AudioContext === 'undefined') return
    context ??= new AudioContext()
    void context.resume() // browsers keep quiet until somebody has touched the page
    for (const [hertz, after, lasts] of TUNES[tune]) note(context, hertz, context.currentTime + after, lasts)
  },
  { on: false },
)

function note(audio: AudioContext, hertz: number, begins: number, lasts: number): void {
  const loud = audio.createGain()
  loud.gain.setValueAtTime(LOUDNESS, begins)
  loud.gain.exponentialRampToValueAtTime(0.0001, begins + lasts)
  loud.connect(audio.destination)
  const source = hertz ? tone(audio, hertz) : rattle(audio, lasts)
  source.connect(loud)
  source.start(begins)
  source.stop(begins + lasts)
}

function tone(audio: AudioContext, hertz: number): OscillatorNode {
  const source = audio.createOscillator()
  source.type = 'triangle'
  source.frequency.value = hertz
  return source
}

function rattle(audio: AudioContext, lasts: number): AudioBufferSourceNode {
  const source = audio.createBufferSource()
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  source.buffer = buffer
  return source
}
