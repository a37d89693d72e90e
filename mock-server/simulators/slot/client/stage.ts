import { signal } from '@preact/signals'
import { paletteOf } from '#mock/catalogue/looks.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import type { SlotTableResponse, SpinResponse } from '../rules/slot.routes.ts'
import type { CelebrationContent } from './celebration.tsx'
import { Reels } from './reels.ts'
import { createSlotTranslate, type SlotTranslate } from './messages.ts'
import { createWinShow } from './win-show.ts'

/** A win of this many stakes is celebrated. */
const BIG_WIN = 15

/** `gain`: a win to count up instead of the text. */
type SpinMessage = { text: string; isWin: boolean; gain?: number }

export class Stage {
  readonly t: SlotTranslate
  readonly context: ClientContext
  readonly look: number
  readonly reels: Reels
  readonly wins: ReturnType<typeof createWinShow>
  readonly message
  readonly announcement = signal('')
  readonly celebration = signal<CelebrationContent | undefined>(undefined)

  constructor(context: ClientContext, table: SlotTableResponse) {
    const t = createSlotTranslate(context.frame.language)
    const { rules, game } = table
    this.context = context
    this.t = t
    this.look = paletteOf(game.look)
    this.reels = new Reels(table, context.sound)
    this.message = signal<SpinMessage>({ text: t('ready', { lines: rules.lines.length }), isWin: false })
    const setMessage = (text: string) => void (this.message.value = { text, isWin: this.message.value.isWin })
    this.wins = createWinShow({ rules, t, money: context.money, setMessage })
  }

  clear(isUnknown = false) {
    this.wins.clear()
    this.message.value = { text: isUnknown ? this.t('unknown') : '', isWin: false }
  }

  async showResult(spin: SpinResponse) {
    const isWin = isGain(spin)
    const text = this.#resultOf(spin)
    this.message.value = { text, isWin, ...(isWin && { gain: spin.won }) }
    this.announcement.value = text
    this.wins.show(spin)
    if (isWin) this.context.sound.play('win')
    await this.#celebrateSpin(spin)
  }

  #resultOf(spin: SpinResponse) {
    const [amount, stake] = [spin.won, spin.stake].map(this.context.money.plain) as [string, string]
    if (spin.won === 0) return this.t('lost')
    return isGain(spin) ? this.t('won', { amount }) : this.t('returned', { amount, stake })
  }

  wonInFeature({ won }: { won: number }) {
    return this.t('freeWon', { amount: this.context.money.plain(won) })
  }

  async #celebrateSpin({ won, stake, scatter, isFree, feature }: SpinResponse) {
    const { t } = this
    if (won >= BIG_WIN * (feature?.stake ?? stake)) await this.#celebrate({ title: t('bigWin'), amount: won })
    if (scatter.freeSpins > 0) {
      await this.#celebrate({ title: t('freeStart', { count: scatter.freeSpins }), text: t('freeStartAbout') })
    }
    if (isFree && feature?.left === 0) {
      const withSound = feature.won > feature.stake
      await this.#celebrate({ title: t('freeEnd'), text: this.wonInFeature(feature) }, withSound)
    }
  }

  async #celebrate(content: Omit<CelebrationContent, 'end'>, withSound = true) {
    if (withSound) this.context.sound.play('bigWin')
    await new Promise<void>((end) => (this.celebration.value = { ...content, end }))
    this.celebration.value = undefined
  }
}

/** A payout up to the stake is not celebrated. */
const isGain = ({ won, stake }: SpinResponse) => won > stake
