import { signal } from '@preact/signals'
import type { ClientContext } from '../../shared/kit.ts'
import type { VolleyOnWire } from '../rules/fish.routes.ts'
import type { FishWords } from './fish-words.ts'
import type { Impact } from './shots.ts'
import type { Seen } from './water.ts'

/** Something to see for a moment: a fish that is caught with what it pays, a fish that got away, a shot that sank. */
export type Sight = { x: number; y: number; at: number } & (
  | { kind: 'catch'; fish: Seen; text: string }
  | { kind: 'miss' | 'sunk' }
)

/** How long each is seen, ms. */
export const LASTS = { catch: 1500, miss: 350, sunk: 500 }
/** From this many costs of a shot on, a catch is a great one. */
const GREAT = 35

type Decided = { volley: VolleyOnWire; shots: Impact[]; at: number; find(id: string): Seen | undefined }

/** What became of shots: over the water, in words, and as a sound. */
export class Show {
  sights: Sight[] = []
  /** The latest result in words; what is more than was staked looks different. */
  readonly said = signal({ text: '', isGain: false })
  readonly #kit: ClientContext
  readonly #t: FishWords
  readonly #nameOf: (code: string) => string

  constructor(kit: ClientContext, t: FishWords, nameOf: (code: string) => string) {
    this.#kit = kit
    this.#t = t
    this.#nameOf = nameOf
  }

  sink({ x, y }: { x: number; y: number }, at: number) {
    this.sights.push({ kind: 'sunk', x, y, at })
  }

  say(text: string) {
    this.said.value = { text, isGain: false }
  }

  /** Shows what a volley has caught, each fish where it is. */
  tell({ volley, shots, at, find }: Decided) {
    const caught = volley.hits.flatMap((hit) => {
      const shot = shots.find(({ fish }) => fish === hit.fish)!
      const fish = find(hit.fish)
      const { x, y } = fish?.spot ?? shot
      if (!hit.isCaught || !fish) this.sights.push({ kind: 'miss', x, y, at })
      else this.sights.push({ kind: 'catch', x, y, at, fish, text: this.#kit.money.signed(hit.won) })
      return hit.isCaught && fish ? [fish] : []
    })
    const isGain = volley.won > volley.stake
    this.said.value = { text: this.#inWords(volley, caught), isGain }
    if (isGain) this.#kit.sound.play(caught.some(({ pays }) => pays >= GREAT) ? 'bigWin' : 'win')
  }

  /** Forgets what has been seen. */
  fade(at: number) {
    this.sights = this.sights.filter((sight) => at - sight.at < LASTS[sight.kind])
  }

  #inWords({ won, stake }: VolleyOnWire, caught: Seen[]) {
    const { plain } = this.#kit.money
    if (won === 0) return this.#t('nothing', { stake: plain(stake) })
    const names = caught.map(({ kind }) => this.#nameOf(kind)).join(', ')
    return this.#t('caught', { names, amount: plain(won), stake: plain(stake) })
  }
}
