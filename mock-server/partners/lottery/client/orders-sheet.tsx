/** @jsxImportSource preact */
import type { LotteryOrder } from '@longan/sdk'
import { HistoryList, type Page } from '../../kit/history-list.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import type { OfDesk } from './desk.ts'
import { shortOf } from './round.tsx'

const STATUS = ['statusOpen', 'statusWon', 'statusLost', 'statusLost', 'statusCancelled'] as const

/** The player's bets, open and settled. */
export function OrdersSheet({ desk, close }: OfDesk & { close(): void }) {
  const { t, calls, seat, editions } = desk
  return (
    <Sheet title={t('myBets')} onClose={close}>
      <HistoryList
        load={(page) => calls.get<Page<LotteryOrder>>('/partners/lottery/orders', { ...seat(), page: String(page) })}
        row={(order) => <OrderRow desk={desk} order={order} />}
        empty={t('noOrders')}
        edition={editions.orders.value}
      />
    </Sheet>
  )
}

function OrderRow({ desk: { t, money }, order }: OfDesk & { order: LotteryOrder }) {
  const { status, winningNumber, winAmount, stake } = order
  return (
    <li data-status={status}>
      <div class="what">
        <strong>
          {order.playName ?? order.playCode} · {order.bettingContent.replaceAll(',', ' ')}
        </strong>
        <span class="meta">
          {order.gameName ?? order.gameCode} · {shortOf(order.numero)}
        </span>
        {winningNumber && <span class="meta">{t('result', { number: winningNumber })}</span>}
      </div>
      <div class="came">
        <span class="state">{t(STATUS[status])}</span>
        <span class="amount">
          {status === 1 ? `+${money.plain(winAmount)}` : t('stake', { amount: money.plain(stake) })}
        </span>
      </div>
    </li>
  )
}
