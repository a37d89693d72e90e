import { batch, computed, signal } from '@preact/signals'
import { wait } from '../../shared/calls.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { prefersReducedMotion } from '../../shared/motion.ts'
import type { SeatName } from '../rules/card-game.ts'
import type { HandResponse, TableResponse } from '../rules/table.routes.ts'
import { describeOwnHand, describeHandShort, describeHand } from './hand-text.ts'
import type { TableTranslate } from './messages.ts'

/** Durations of the animations, ms; table-view.css uses the same values. */
const DEAL_TIME = 900
const REVEAL_TIME = 1500
const DRAW_TIME = 500

type Kind = TableResponse['rules']['kind']
type ResultMessage = { text: string; isGain: boolean }

export class TableView {
  readonly hand = signal<HandResponse | undefined>(undefined)
  readonly isFinished = signal(false)
  readonly hasVisiblePoints = signal(false)
  readonly message
  readonly isHandOpen = computed(() => this.hand.value !== undefined && !this.hand.value.isShown)
  readonly #t: TableTranslate
  readonly #context: ClientContext
  readonly #kind: Kind

  constructor(context: ClientContext, t: TableTranslate, kind: Kind) {
    this.#context = context
    this.#t = t
    this.#kind = kind
    this.message = signal<ResultMessage>({ text: t(kind), isGain: false })
  }

  setMessage(text: string, isGain = false) {
    this.message.value = { text, isGain }
  }

  showStatus() {
    const hand = this.hand.value
    this.setMessage(hand ? this.#statusText(hand) : this.#t(this.#kind), this.isFinished.value && isGain(hand))
  }

  async draw(hand: HandResponse) {
    this.hand.value = hand
    await animated(DRAW_TIME)
    this.showStatus()
  }

  async deal(hand: HandResponse) {
    batch(() => {
      this.isFinished.value = this.hasVisiblePoints.value = false
      this.hand.value = hand
    })
    await animated(DEAL_TIME)
    this.hasVisiblePoints.value = true
    this.showStatus()
  }

  async reveal(hand: HandResponse) {
    this.hand.value = hand
    await animated(REVEAL_TIME)
    batch(() => {
      this.isFinished.value = this.hasVisiblePoints.value = true
      this.showStatus()
    })
    if (isGain(hand)) this.#context.sound.play('win')
  }

  clear() {
    this.hand.value = undefined
    this.showStatus()
  }

  handText = (seat: SeatName) => describeHand(this.hand.value!, { seat, t: this.#t })

  #statusText(hand: HandResponse) {
    const { plain } = this.#context.money
    const { stake, won, isShown } = hand
    if (!isShown)
      return this.#t(statusOf(hand), {
        mine: this.#kind === 'threeCards' ? describeOwnHand(hand, this.#t) : this.handText('member'),
      })
    const outcome = won > stake ? 'won' : won === stake ? 'tied' : 'lost'
    const [mine, theirs] = [
      describeHandShort(hand, { seat: 'member', t: this.#t }),
      describeHandShort(hand, { seat: 'dealer', t: this.#t }),
    ]
    return this.#t(outcome, { mine, theirs, stake: plain(stake), won: plain(won), gain: plain(won - stake) })
  }
}

function statusOf({ moves, marks }: HandResponse) {
  if (!moves.includes('draw')) return marks.member ? 'marked' : 'dealt'
  return moves.includes('show') ? 'mayDraw' : 'mustDraw'
}

/** A returned stake is not celebrated. */
const isGain = (hand: HandResponse | undefined) => hand !== undefined && hand.won > hand.stake

const animated = (ms: number) => wait(prefersReducedMotion() ? 0 : ms)
