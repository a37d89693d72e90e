/** @jsxImportSource preact */
import type { LotteryOrder } from '@longan/sdk'
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import type { OfDesk } from './desk.ts'
import { DeskSheet } from './desk-sheet.tsx'
import { isGain } from './news.ts'
import { shortOf } from './round.tsx'

const STATUS = ['statusOpen', 'statusWon', 'statusLost', 'statusLost', 'statusCancelled'] as const
const WON = 1

/** The player's bets, open and settled. */
export function OrdersSheet({ desk, close }: OfDesk & { close(): void }) {
  const { t, calls, seat, editions } = desk
  return (
    <DeskSheet desk={desk} title={t('myBets')} onClose={close}>
      <HistoryList
        load={(page) => calls.get<Page<LotteryOrder>>('/partners/lottery/orders', { ...seat(), page: String(page) })}
        row={(order) => <OrderRow desk={desk} order={order} />}
        empty={t('noOrders')}
        edition={editions.orders.value}
      />
    </DeskSheet>
  )
}

function OrderRow({ desk: { t, money }, order }: OfDesk & { order: LotteryOrder }) {
  const { status, winningNumber, winAmount, stake } = order
  // What comes back below the stake is no win, though the gateway calls it so.
  const isReturned = status === WON && !isGain({ won: winAmount, stake })
  return (
    <li data-status={status} data-returned={isReturned || undefined}>
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
        <span class="state">{t(isReturned ? 'statusReturned' : STATUS[status])}</span>
        <span class="amount">
          {status === WON ? `+${money.plain(winAmount)}` : t('stake', { amount: money.plain(stake) })}
        </span>
      </div>
    </li>
  )
}
