import { signal } from '@preact/signals'
import type { ClientContext } from '../../shared/client-context.ts'
import type { VolleyResponse } from '../rules/fish.simulator.ts'
import type { FishTranslate } from './messages.ts'
import type { Impact } from './shots.ts'
import type { VisibleFish } from './water.ts'

export type Effect = { x: number; y: number; at: number } & (
  | { kind: 'catch'; fish: VisibleFish; text: string }
  | { kind: 'miss' | 'sunk' }
)

/** Durations, ms. */
export const EFFECT_DURATIONS = { catch: 1500, miss: 350, sunk: 500 }
/** A payout of this many costs plays the sound of a big win. */
const BIG_WIN = 35

type DecidedVolley = { volley: VolleyResponse; shots: Impact[]; at: number; find(id: string): VisibleFish | undefined }

export class ShotResults {
  effects: Effect[] = []
  readonly message = signal({ text: '', isGain: false })
  readonly #context: ClientContext
  readonly #t: FishTranslate
  readonly #nameOf: (code: string) => string

  constructor(context: ClientContext, t: FishTranslate, nameOf: (code: string) => string) {
    this.#context = context
    this.#t = t
    this.#nameOf = nameOf
  }

  addSunk({ x, y }: { x: number; y: number }, at: number) {
    this.effects.push({ kind: 'sunk', x, y, at })
  }

  setMessage(text: string) {
    this.message.value = { text, isGain: false }
  }

  add({ volley, shots, at, find }: DecidedVolley) {
    const caught = volley.hits.flatMap((hit) => {
      const shot = shots.find(({ fish }) => fish === hit.fish)!
      const fish = find(hit.fish)
      const { x, y } = fish?.spot ?? shot
      if (!hit.isCaught || !fish) this.effects.push({ kind: 'miss', x, y, at })
      else this.effects.push({ kind: 'catch', x, y, at, fish, text: this.#context.money.signed(hit.won) })
      return hit.isCaught && fish ? [fish] : []
    })
    const isGain = volley.won > volley.stake
    this.message.value = { text: this.#describe(volley, caught), isGain }
    if (isGain) this.#context.sound.play(caught.some(({ pays }) => pays >= BIG_WIN) ? 'bigWin' : 'win')
  }

  removeExpired(at: number) {
    this.effects = this.effects.filter((effect) => at - effect.at < EFFECT_DURATIONS[effect.kind])
  }

  #describe({ won, stake }: VolleyResponse, caught: VisibleFish[]) {
    const { plain } = this.#context.money
    if (won === 0) return this.#t('nothing', { stake: plain(stake) })
    const names = caught.map(({ kind }) => this.#nameOf(kind)).join(', ')
    return this.#t('caught', { names, amount: plain(won), stake: plain(stake) })
  }
}
