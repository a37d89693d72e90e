import { signal } from '@preact/signals'
import { paletteOf } from '../../../src/catalogue/looks.ts'
import type { ClientContext } from '../../shared/kit.ts'
import type { SlotTableOnWire, SpinOnWire } from '../rules/slot.routes.ts'
import type { Cheer } from './celebration.tsx'
import { Reels } from './reels.ts'
import { slotWords, type Words } from './slot-words.ts'
import { createWinShow } from './win-show.ts'

/** From this many stakes on a win is celebrated. */
const BIG = 15

/** What happens above the desk: reels, what was won, and good news. */
export class Stage {
  readonly t: Words
  readonly kit: ClientContext
  readonly look: number
  readonly reels: Reels
  readonly wins: ReturnType<typeof createWinShow>
  readonly said
  /** The result, for those who do not see the reels. */
  readonly spoken = signal('')
  readonly cheer = signal<Cheer | undefined>(undefined)

  constructor(kit: ClientContext, table: SlotTableOnWire) {
    const t = slotWords(kit.frame.language)
    const { rules, game } = table
    this.kit = kit
    this.t = t
    this.look = paletteOf(game.look)
    this.reels = new Reels(table, kit.sound)
    this.said = signal({ text: t('ready', { lines: rules.lines.length }), isWin: false })
    const say = (text: string) => void (this.said.value = { ...this.said.value, text })
    this.wins = createWinShow({ rules, t, money: kit.money, say })
  }

  /** Nothing is won yet, or nothing after all; or nobody knows. */
  quiet(isUnknown = false) {
    this.wins.clear()
    this.said.value = { text: isUnknown ? this.t('unknown') : '', isWin: false }
  }

  /** Tells the result of a spin that has come to rest. */
  async tell(spin: SpinOnWire) {
    const isWin = isGain(spin)
    const text = this.#resultOf(spin)
    this.said.value = { text, isWin }
    this.spoken.value = text
    this.wins.show(spin)
    if (isWin) this.kit.sound.play('win')
    await this.#applaud(spin)
  }

  #resultOf(spin: SpinOnWire) {
    const [amount, stake] = [spin.won, spin.stake].map(this.kit.money.plain) as [string, string]
    if (spin.won === 0) return this.t('lost')
    return isGain(spin) ? this.t('won', { amount }) : this.t('returned', { amount, stake })
  }

  /** What the free spins have won so far, in words. */
  wonInFeature({ won }: { won: number }) {
    return this.t('freeWon', { amount: this.kit.money.plain(won) })
  }

  async #applaud({ won, stake, scatter, isFree, feature }: SpinOnWire) {
    const { t } = this
    if (won >= BIG * (feature?.stake ?? stake)) await this.#celebrate({ title: t('bigWin'), amount: won })
    if (scatter.freeSpins > 0) {
      await this.#celebrate({ title: t('freeStart', { count: scatter.freeSpins }), text: t('freeStartAbout') })
    }
    if (isFree && feature?.left === 0) {
      const isLoud = feature.won > feature.stake
      await this.#celebrate({ title: t('freeEnd'), text: this.wonInFeature(feature) }, isLoud)
    }
  }

  async #celebrate(news: Omit<Cheer, 'end'>, isLoud = true) {
    if (isLoud) this.kit.sound.play('bigWin')
    await new Promise<void>((end) => (this.cheer.value = { ...news, end }))
    this.cheer.value = undefined
  }
}

/** What comes back below the stake is no reason to celebrate. */
const isGain = ({ won, stake }: SpinOnWire) => won > stake
