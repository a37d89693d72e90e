import { batch, computed, signal } from '@preact/signals'
import { wait } from '../../kit/call.ts'
import type { Kit } from '../../kit/kit.ts'
import { prefersStillness } from '../../kit/motion.ts'
import type { HandOnWire } from '../rules/table.routes.ts'
import type { Words } from './table-words.ts'

/** For so long cards are dealt, and turned over, ms; felt.css moves them in this time. */
const DEALING = 900
const TURNING = 1500

type Said = { text: string; isGain: boolean }

/** What lies on the table, and what is said of it. */
export class Felt {
  readonly hand = signal<HandOnWire | undefined>(undefined)
  /** All cards have been turned over and the outcome has been said. */
  readonly isTold = signal(false)
  /** The points of the player's own cards may be read. */
  readonly isRead = signal(false)
  readonly said
  /** A hand lies there whose other cards are covered. */
  readonly isWaiting = computed(() => this.hand.value !== undefined && !this.hand.value.isShown)
  readonly #t: Words
  readonly #kit: Kit

  constructor(kit: Kit, t: Words) {
    this.#kit = kit
    this.#t = t
    this.said = signal<Said>({ text: t('ready'), isGain: false })
  }

  say(text: string, isGain = false) {
    this.said.value = { text, isGain }
  }

  /** Says where the hand stands when nothing has come of what was tried. */
  sayStanding() {
    const hand = this.hand.value
    this.say(hand ? this.#standingOf(hand) : this.#t('ready'), this.isTold.value && isGain(hand))
  }

  /** Deals: the player's own cards are turned up, those of the others stay face down. */
  async lay(hand: HandOnWire) {
    batch(() => {
      this.isTold.value = this.isRead.value = false
      this.hand.value = hand
    })
    await moved(DEALING)
    this.isRead.value = true
    this.sayStanding()
  }

  /** Turns all cards up, and says what came of the hand. */
  async turn(hand: HandOnWire) {
    this.hand.value = hand
    await moved(TURNING)
    batch(() => {
      this.isTold.value = this.isRead.value = true
      this.sayStanding()
    })
    if (isGain(hand)) this.#kit.sound.play('win')
  }

  /** Takes the cards away. */
  clear() {
    this.hand.value = undefined
    this.sayStanding()
  }

  /** What somebody has, in words. */
  pointsText(points: number) {
    return this.#t(points === 1 ? 'onePoint' : 'points', { points })
  }

  #standingOf({ points, stake, won, isShown }: HandOnWire) {
    const { plain } = this.#kit.money
    const [mine, theirs] = [points.member!, points.dealer ?? 0]
    if (!isShown) {
      return this.#t('dealt', { mine: mine === MOST ? this.#t('best', { points: mine }) : this.pointsText(mine) })
    }
    const outcome = won > stake ? 'won' : won === stake ? 'tied' : 'lost'
    return this.#t(outcome, { mine, theirs, stake: plain(stake), won: plain(won), gain: plain(won - stake) })
  }
}

const MOST = 10

/** A stake that comes back is no reason to celebrate. */
const isGain = (hand: HandOnWire | undefined) => hand !== undefined && hand.won > hand.stake

const moved = (ms: number) => wait(prefersStillness() ? 0 : ms)
