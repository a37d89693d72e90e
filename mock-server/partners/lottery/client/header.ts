import { make } from '../../kit/dom.ts'
import type { Desk } from './desk.ts'
import { icon } from './icons.ts'

type Actions = { openGames(): void; openDraws(): void; openOrders(): void; openRules(): void }

/** The lottery's name (opens the choice of lotteries), the balance, and the ways to results, bets and rules. */
export function createHeader({ t, money, shown }: Desk, actions: Actions) {
  const name = make('span', { class: 'name' })
  const hint = make('span', { class: 'visually-hidden' }, `, ${t('chooseGame')}`)
  const game = make('button', { class: 'quiet game', onclick: actions.openGames }, name, hint, icon('down'))
  const balance = make('span', { class: 'amount' })
  const badge = make('span', { class: 'badge amount', hidden: true })
  const tool = (drawn: Parameters<typeof icon>[0], label: string, run: () => void) =>
    make('button', { class: 'quiet tool', 'aria-label': label, onclick: run }, icon(drawn))
  const bets = tool('bets', t('myBets'), actions.openOrders)
  bets.append(badge)
  const element = make(
    'header',
    { class: 'top' },
    make('div', { class: 'who' }, make('h1', {}, game), make('p', { class: 'meta' }, `${t('balance')} `, balance)),
    tool('results', t('history'), actions.openDraws),
    bets,
    tool('rules', t('rules'), actions.openRules),
  )

  function update() {
    name.textContent = shown.table.game.name
    balance.textContent = money.format(shown.state.balance)
    badge.textContent = String(shown.state.openOrders)
    badge.hidden = shown.state.openOrders === 0
  }
  return { element, update }
}
