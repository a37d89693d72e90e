import { CallError } from '../../kit/call.ts'
import { make } from '../../kit/dom.ts'
import { problemOf } from '../../kit/words.ts'
import { cartLine } from './cart-line.ts'
import type { Desk } from './desk.ts'
import { briefText } from './round-clock.ts'
import { openSheet } from './sheet.ts'

type Actions = { place(): Promise<void>; onChange(): void }
const TICK = 500

/** The cart: its lines with stakes that can still be changed, the round they are for, and one button that places all of them. */
export function openCartSheet(desk: Desk, { place, onChange }: Actions) {
  const { t, money, cart } = desk
  const sheet = openSheet(desk, t('cart'))
  const lines = make('ul', { class: 'lines' })
  const send = make('button', { class: 'primary wide', onclick: () => void submit() })
  const problem = createProblem()
  const round = createRoundLine(desk, (next) =>
    problem.tell(t('cartClosed', { numero: cart.numero() }), nextButton(next)),
  )
  sheet.body.append(round.element, problem.element, lines, send)

  const nextButton = (numero: string) =>
    make('button', { class: 'chip', onclick: () => changed(() => cart.moveTo(numero)) }, t('useNext', { numero }))
  function changed(change: () => void) {
    change()
    problem.hide()
    onChange()
    show()
  }
  function show() {
    lines.replaceChildren(...cart.lines().map((line, index) => cartLine(desk, line, { index, changed })))
    if (cart.lines().length === 0) lines.append(make('li', { class: 'empty' }, t('cartEmpty')))
    send.textContent = t('place', { total: money.plain(cart.total()) })
    watch()
  }
  const watch = () => (send.disabled = !round.watch() || cart.lines().length === 0 || sending.isOn)
  const sending = { isOn: false }
  async function submit() {
    sending.isOn = send.disabled = true
    send.textContent = t('placing')
    await place().then(sheet.close, refuse)
    sending.isOn = false
    show()
  }
  function refuse(error: unknown) {
    if (!(error instanceof CallError)) throw error
    problem.tell(t(error.code === 'permission.denied' ? 'noTrial' : problemOf(error), { code: error.code }))
  }
  sheet.every(TICK, watch)
  show()
}

function createProblem() {
  const element = make('div', { class: 'problem', role: 'alert', hidden: true })
  return {
    element,
    tell(text: string, ...actions: Node[]) {
      element.replaceChildren(make('p', {}, text), ...actions)
      element.hidden = false
    },
    hide: () => void (element.hidden = true),
  }
}

/** Which round the cart is for, and how long it is open; when it closes under the open cart, the next one is offered once. */
function createRoundLine({ t, cart, clock, shown, bettable }: Desk, offer: (next: string) => void) {
  const element = make('p', { class: 'meta' })
  const offered = { for: '' }
  return {
    element,
    /** Whether the cart can be placed. */
    watch(): boolean {
      const isClosed = cart.lines().length > 0 && cart.numero() < bettable()
      const isCurrent = cart.numero() === shown.state.numero && !isClosed
      const time = isCurrent ? ` · ${t('open', { time: briefText(clock.lockLeft()) })}` : ''
      element.textContent = t('forRound', { numero: cart.numero() }) + time
      if (isClosed && offered.for !== bettable()) offer(bettable())
      offered.for = isClosed ? bettable() : ''
      return !isClosed
    },
  }
}
