import { make } from '../../kit/dom.ts'
import type { Desk } from './desk.ts'
import type { createPlayView } from './play-view.ts'
import { createStakeRow } from './stake-row.ts'

/** The stake, what the choice costs, and the cart. */
export function createBetBar(desk: Desk, plays: ReturnType<typeof createPlayView>, openCart: () => void) {
  const { t, money, clock } = desk
  const stake = createStakeRow(desk, update)
  const sum = make('p', { class: 'sum amount', role: 'status' })
  const said = { text: t('pickFirst'), isWin: false }
  const addButton = make('button', { class: 'primary', onclick: add }, t('add'))
  const cartButton = make('button', { class: 'cart', onclick: openCart })
  const actions = make('div', { class: 'actions' }, cartButton, addButton)
  const element = make('footer', { class: 'bar' }, stake.element, sum, actions)

  function add() {
    desk.cart.add({ play: plays.play(), numbers: plays.numbers(), price: stake.price() }, desk.bettable())
    plays.clear()
  }
  function update() {
    const count = plays.numbers().length
    const inCart = desk.cart.lines().length
    const amounts = { count, price: money.plain(stake.price()), total: money.plain(count * stake.price()) }
    sum.textContent = count === 0 ? said.text : t('selection', amounts)
    sum.toggleAttribute('data-win', count === 0 && said.isWin)
    addButton.disabled = count === 0 || clock.phase() === 'paused'
    cartButton.textContent = t('cartCount', { count: inCart })
    cartButton.disabled = inCart === 0
    cartButton.toggleAttribute('data-full', inCart > 0)
  }
  return {
    element,
    update,
    /** What came of the player's bets; shown until numbers are chosen. */
    tell(text: string, isWin: boolean) {
      Object.assign(said, { text, isWin })
      update()
    },
  }
}
