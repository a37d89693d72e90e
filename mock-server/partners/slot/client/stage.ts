import { paletteAt } from '../../../src/art/palettes.ts'
import { paletteOf } from '../../../src/catalogue/looks.ts'
import { byId, make } from '../../kit/dom.ts'
import type { Frame } from '../../kit/frame.ts'
import { moneyOf } from '../../kit/money.ts'
import { createNotice } from '../../kit/notice.ts'
import { problemOf } from '../../kit/words.ts'
import { LINES, spinReels } from '../rules/slot.rules.ts'
import type { SlotTableOnWire, SpinOnWire } from '../rules/slot.routes.ts'
import { celebrate, countUp, emblem } from './celebration.ts'
import { Reels } from './reels.ts'
import { slotWords, type Words } from './slot-words.ts'
import { drawSymbols } from './symbols.ts'
import { createWinShow } from './win-show.ts'

/** From this many stakes on a win is celebrated. */
const BIG = 15

/** Everything above the desk: title, reels, what was won, and what went wrong. */
export class Stage {
  readonly t: Words
  readonly money: ReturnType<typeof moneyOf>
  readonly pictures = drawSymbols()
  readonly reels = new Reels(byId('reels'), this.pictures)
  readonly notice = createNotice(byId('notices'))
  readonly #wins = createWinShow(byId('reels'), this.reels, (text) => this.say(text))
  readonly #look: number

  constructor({ language }: Frame, { game, feature }: SlotTableOnWire) {
    this.t = slotWords(language)
    this.money = moneyOf(language)
    this.#look = paletteOf(game.look)
    dress(this.#look)
    byId('title').textContent = document.title = game.names[language]
    byId('demo').textContent = this.t('demo')
    byId('small-print').textContent = this.t('playMoney')
    byId('crown').replaceChildren(emblem(this.#look))
    byId('game').hidden = false
    // What stands there before the first spin means nothing, so it may be the same every time.
    this.reels.show(spinReels({ int: (below) => (game.nodeId * 7) % below }))
    this.showFeature(feature)
    this.say(this.t('ready', { lines: LINES.length }))
  }

  say(text: string) {
    byId('won').textContent = text
  }

  /** Before a spin: nothing has been won yet. */
  quiet() {
    this.#wins.clear()
    this.say('')
    byId('won').removeAttribute('data-won')
  }

  /** Says why there was no spin, and offers to try again where that may help. */
  explain({ status, code }: { status: number; code: string }, retry: () => void) {
    const action = status === 0 ? { label: this.t('retry'), run: retry } : undefined
    this.notice.show(this.t(problemOf({ status, code }), { code }), action)
    this.say('')
  }

  /** Tells the result of a spin that has come to rest. */
  async tell(spin: SpinOnWire) {
    const { t, money } = this
    this.say(spin.won > 0 ? t('won', { amount: money.plain(spin.won) }) : t('lost'))
    byId('won').toggleAttribute('data-won', spin.won > 0)
    byId('spoken').textContent = byId('won').textContent
    this.#wins.show(spin, { t, money: money.plain })
    this.showFeature(spin.feature)
    await this.#applaud(spin)
  }

  /** The bar of the free spins, while there are any. */
  showFeature(feature: SlotTableOnWire['feature']) {
    const bar = byId('feature')
    bar.hidden = !feature
    byId('game').toggleAttribute('data-free', Boolean(feature?.left))
    if (!feature) return
    bar.replaceChildren(
      make('strong', {}, this.t('freeLeft', { left: feature.left, total: feature.total })),
      make('span', {}, this.#wonInFeature(feature)),
    )
  }

  #wonInFeature(feature: { won: number }) {
    return this.t('freeWon', { amount: this.money.plain(feature.won) })
  }

  async #applaud({ won, stake, scatter, isFree, feature }: SpinOnWire) {
    const { t, money } = this
    if (won >= BIG * (feature?.stake ?? stake)) {
      const amount = make('span', { class: 'amount' })
      countUp(amount, won, money.plain)
      await this.#celebrate(t('bigWin'), amount)
    }
    if (scatter.freeSpins > 0) {
      await this.#celebrate(t('freeStart', { count: scatter.freeSpins }), make('span', {}, t('freeStartAbout')))
    }
    if (isFree && feature?.left === 0) {
      await this.#celebrate(t('freeEnd'), make('span', {}, this.#wonInFeature(feature)))
    }
  }

  #celebrate(title: string, text: HTMLElement) {
    return celebrate(byId('reels'), { look: this.#look, title, text })
  }
}

/** The cabinet wears the colours of the game's tile. */
function dress(look: number) {
  const { ground, deep, main, second } = paletteAt(look)
  for (const [name, colour] of Object.entries({ ground, deep, main, second }))
    document.documentElement.style.setProperty(`--game-${name}`, colour)
}
