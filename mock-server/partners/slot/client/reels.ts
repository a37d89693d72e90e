import { make, prefersStillness } from '../../kit/dom.ts'
import { REELS, ROWS, SCATTER, type SlotSymbol, STRIPS, type Window } from '../rules/slot.rules.ts'
import { pictureOf, type Pictures } from './symbols.ts'

/** Symbols that pass by in one turn of a spinning reel. */
const PASSING = 12
const TURN = 420
const FIRST_STOP = 520
const NEXT_STOP = 170
/** With two lanterns on the table, each further reel keeps everybody waiting. */
const SUSPENSE = 700
const QUICK_STOP = 260
const LANDING = { easing: 'cubic-bezier(.25,.5,.3,1)', overshoot: { transform: 'translateY(2.2%)', offset: 0.86 } }

/** Five reels in their window. `spin` turns them until `stop` says where they end. */
export class Reels {
  readonly #parent: HTMLElement
  readonly #pictures: Pictures
  readonly #columns = Array.from({ length: REELS }, () => make('div', { class: 'column' }))
  readonly #turning = new Map<number, Animation>()

  constructor(parent: HTMLElement, pictures: Pictures) {
    this.#parent = parent
    this.#pictures = pictures
    parent.append(...this.#columns.map((column) => make('div', { class: 'reel' }, column)))
  }

  show(reels: Window) {
    reels.forEach((symbols, reel) => this.#fill(reel, symbols))
  }

  spin() {
    if (!prefersStillness()) this.#columns.forEach((_, reel) => this.#turn(reel))
  }

  /** Ends the spin on `reels`, one after another; `isQuick` all at once. */
  async stop(reels: Window, isQuick: boolean) {
    if (prefersStillness()) return this.#fade(reels)
    const delays = isQuick ? reels.map(() => QUICK_STOP) : delaysOf(reels)
    await Promise.all(reels.map((symbols, reel) => this.#land(reel, symbols, delays[reel]!)))
  }

  /** Lets reels that are about to stop do so sooner. */
  hurry() {
    for (const animation of this.#columns.flatMap((column) => column.getAnimations())) animation.updatePlaybackRate(4)
  }

  /** Stops in place: the spin did not happen. */
  abandon() {
    for (const reel of this.#turning.keys()) this.#halt(reel)
  }

  /** What is in the window, reel by reel. */
  cells(): HTMLElement[][] {
    return this.#columns.map((column) => [...column.children].slice(0, ROWS) as HTMLElement[])
  }

  #fill(reel: number, symbols: SlotSymbol[]) {
    const cells = symbols.map((symbol) =>
      make('div', { class: 'cell', 'data-symbol': symbol }, pictureOf(this.#pictures, symbol)),
    )
    this.#columns[reel]!.replaceChildren(...cells)
  }

  /** How far a reel moves when so many symbols pass by. */
  #distance(reel: number, symbols: number) {
    return this.#columns[reel]!.firstElementChild!.getBoundingClientRect().height * symbols
  }

  /** Lets a reel run: the same strip over and over, which begins and ends with what is in the window. */
  #turn(reel: number) {
    const column = this.#columns[reel]!
    const visible = this.cells()[reel]!.map((cell) => cell.dataset['symbol'] as SlotSymbol)
    this.#fill(reel, [...visible, ...STRIPS[reel]!.slice(0, PASSING), ...visible])
    const from = { transform: `translateY(${-this.#distance(reel, PASSING + ROWS)}px)` }
    column.parentElement!.dataset['turning'] = ''
    this.#turning.set(reel, column.animate([from, { transform: 'none' }], { duration: TURN, iterations: Infinity }))
  }

  #halt(reel: number) {
    this.#turning.get(reel)?.cancel()
    this.#turning.delete(reel)
    delete this.#columns[reel]!.parentElement!.dataset['turning']
  }

  async #land(reel: number, symbols: SlotSymbol[], duration: number) {
    this.#fill(reel, [...symbols, ...STRIPS[reel]!.slice(PASSING, PASSING * 2)])
    this.#turning.get(reel)?.cancel()
    const from = { transform: `translateY(${-this.#distance(reel, PASSING)}px)` }
    const frames = [from, LANDING.overshoot, { transform: 'none' }]
    await this.#columns[reel]!.animate(frames, { duration, easing: LANDING.easing }).finished
    this.#halt(reel)
    this.#fill(reel, symbols)
  }

  async #fade(reels: Window) {
    this.show(reels)
    await this.#parent.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: 120 }).finished
  }
}

function delaysOf(reels: Window): number[] {
  let lanterns = 0
  let total = FIRST_STOP
  return reels.map((symbols) => {
    total += NEXT_STOP + (lanterns >= 2 ? SUSPENSE : 0)
    lanterns += symbols.filter((symbol) => symbol === SCATTER).length
    return total
  })
}
