import { batch, computed, signal } from '@preact/signals'
import { wait } from '../../shared/call.ts'
import type { ClientContext } from '../../shared/kit.ts'
import { prefersReducedMotion } from '../../shared/motion.ts'
import type { SeatName } from '../rules/card-game.ts'
import type { HandOnWire, TableOnWire } from '../rules/table.routes.ts'
import { ownWorthOf, shortWorthOf, worthOf } from './worth.ts'
import type { Words } from './table-words.ts'

/** For so long cards are dealt, and turned over, ms; felt.css moves them in this time. */
const DEALING = 900
const TURNING = 1500
const DRAWING = 500

type Kind = TableOnWire['rules']['kind']
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
  readonly #kit: ClientContext
  readonly #kind: Kind

  constructor(kit: ClientContext, t: Words, kind: Kind) {
    this.#kit = kit
    this.#t = t
    this.#kind = kind
    this.said = signal<Said>({ text: t(kind), isGain: false })
  }

  say(text: string, isGain = false) {
    this.said.value = { text, isGain }
  }

  /** Says where the hand stands when nothing has come of what was tried. */
  sayStanding() {
    const hand = this.hand.value
    this.say(hand ? this.#standingOf(hand) : this.#t(this.#kind), this.isTold.value && isGain(hand))
  }

  /** One card more for the player, or as many as were drawn elsewhere. */
  async draw(hand: HandOnWire) {
    this.hand.value = hand
    await moved(DRAWING)
    this.sayStanding()
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
  worthText = (seat: SeatName) => worthOf(this.hand.value!, { seat, t: this.#t })

  #standingOf(hand: HandOnWire) {
    const { plain } = this.#kit.money
    const { stake, won, isShown } = hand
    if (!isShown)
      return this.#t(standingOf(hand), {
        mine: this.#kind === 'threeCards' ? ownWorthOf(hand, this.#t) : this.worthText('member'),
      })
    const outcome = won > stake ? 'won' : won === stake ? 'tied' : 'lost'
    const [mine, theirs] = [
      shortWorthOf(hand, { seat: 'member', t: this.#t }),
      shortWorthOf(hand, { seat: 'dealer', t: this.#t }),
    ]
    return this.#t(outcome, { mine, theirs, stake: plain(stake), won: plain(won), gain: plain(won - stake) })
  }
}

/** What is said of a hand by what may be done with it. */
function standingOf({ moves, marks }: HandOnWire) {
  if (!moves.includes('draw')) return marks.member ? 'marked' : 'dealt'
  return moves.includes('show') ? 'mayDraw' : 'mustDraw'
}

/** A stake that comes back is no reason to celebrate. */
const isGain = (hand: HandOnWire | undefined) => hand !== undefined && hand.won > hand.stake

const moved = (ms: number) => wait(prefersReducedMotion() ? 0 : ms)
