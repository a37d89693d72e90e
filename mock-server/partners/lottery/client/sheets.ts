import type { Draw, LotteryGame, LotteryOrder } from '@longan/sdk'
import { make } from '../../kit/dom.ts'
import { createBalls } from './balls.ts'
import type { Desk } from './desk.ts'
import { openListSheet } from './list-sheet.ts'
import { icon } from './icons.ts'
import { briefText } from './round-clock.ts'
import { shortOf } from './round-view.ts'
import { openSheet } from './sheet.ts'

/** What was drawn before; a row opens to all of its prizes. */
export const openDrawsSheet = (desk: Desk) =>
  openListSheet<Draw>(desk, {
    title: `${desk.t('history')} · ${desk.shown.table.game.name}`,
    path: '/partners/lottery/draws',
    empty: desk.t('history'),
    row: (draw) => make('li', {}, drawRow(desk, draw)),
    renewOn: 'draw',
  })

function drawRow({ t }: Desk, { numero, winningNumber, prizes = [] }: Draw) {
  const balls = createBalls('balls small')
  balls.show(winningNumber)
  const table = prizes.map(({ prize, numbers }) =>
    make('tr', {}, make('th', { scope: 'row' }, t(prize)), make('td', { class: 'amount' }, numbers.join('  '))),
  )
  return make(
    'details',
    {},
    make('summary', {}, make('span', { class: 'meta' }, shortOf(numero)), balls.element, icon('down')),
    make('table', {}, make('tbody', {}, ...table)),
  )
}

const STATUS = ['statusOpen', 'statusWon', 'statusLost', 'statusLost', 'statusCancelled'] as const

/** The player's bets, open and settled. */
export const openOrdersSheet = (desk: Desk) =>
  openListSheet<LotteryOrder>(desk, {
    title: desk.t('myBets'),
    path: '/partners/lottery/orders',
    empty: desk.t('noOrders'),
    row: (order) => orderRow(desk, order),
    renewOn: 'orders',
  })

function orderRow({ t, money }: Desk, order: LotteryOrder) {
  const { status, winningNumber, winAmount } = order
  const amount = status === 1 ? `+${money.plain(winAmount)}` : t('stake', { amount: money.plain(order.stake) })
  return make(
    'li',
    { 'data-status': status },
    make(
      'div',
      { class: 'what' },
      make('strong', {}, `${order.playName ?? order.playCode} · ${order.bettingContent.replaceAll(',', ' ')}`),
      make('span', { class: 'meta' }, `${order.gameName ?? order.gameCode} · ${shortOf(order.numero)}`),
      ...(winningNumber ? [make('span', { class: 'meta' }, t('result', { number: winningNumber }))] : []),
    ),
    make(
      'div',
      { class: 'came' },
      make('span', { class: 'state' }, t(STATUS[status])),
      make('span', { class: 'amount' }, amount),
    ),
  )
}

/** How each play wins, what it pays, its limits, and when bets close. */
export function openRulesSheet(desk: Desk) {
  const { t, money, shown } = desk
  const { body } = openSheet(desk, `${t('rules')} · ${shown.table.game.name}`)
  const rows = desk
    .plays()
    .map((play) =>
      make(
        'li',
        {},
        make(
          'div',
          { class: 'what' },
          make('strong', {}, `${play.playName} · ${t('pays', { odds: money.plain(play.odds) })}`),
          make('span', {}, play.description),
          make(
            'span',
            { class: 'meta' },
            t('limits', { min: money.plain(play.minStake), max: money.plain(play.maxStake) }),
          ),
        ),
      ),
    )
  body.append(
    make('p', {}, t('lockRule', { time: briefText(shown.state.lockTime * 1000) })),
    make('ul', { class: 'lines' }, ...rows),
    make('p', { class: 'meta' }, t('playMoney')),
  )
}

/** Every lottery, in groups; choosing one goes over to it. */
export function openGamesSheet(desk: Desk, choose: (code: string) => void) {
  const sheet = openSheet(desk, desk.t('chooseGame'))
  const { table } = desk.shown
  const buttonOf = ({ gameCode, labelName }: LotteryGame) => {
    const go = () => {
      sheet.close()
      choose(gameCode)
    }
    return make(
      'button',
      { class: 'chip', 'aria-pressed': String(gameCode === table.game.code), onclick: go },
      labelName,
    )
  }
  for (const [group, games] of Map.groupBy(table.lotteries, ({ remark = '' }) => remark)) {
    sheet.body.append(make('h3', {}, group), make('div', { class: 'games' }, ...games.map(buttonOf)))
  }
}
