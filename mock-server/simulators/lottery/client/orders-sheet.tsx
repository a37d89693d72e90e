/** @jsxImportSource preact */
import type { LotteryOrder } from '@longan/sdk'
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import type { StoreProps } from './game-store.ts'
import { GameSheet } from './game-sheet.tsx'
import { isGain } from './news.ts'
import { formatRound } from './round.tsx'

const STATUS = ['statusOpen', 'statusWon', 'statusLost', 'statusLost', 'statusCancelled'] as const
const WON = 1

export function OrdersSheet({ store, close }: StoreProps & { close(): void }) {
  const { t, calls, seat, versions } = store
  return (
    <GameSheet store={store} title={t('myBets')} onClose={close}>
      <HistoryList
        load={(page) => calls.get<Page<LotteryOrder>>('/partners/lottery/orders', { ...seat(), page: String(page) })}
        row={(order) => <OrderRow store={store} order={order} />}
        empty={t('noOrders')}
        version={versions.orders.value}
      />
    </GameSheet>
  )
}

function OrderRow({ store: { t, money }, order }: StoreProps & { order: LotteryOrder }) {
  const { status, winningNumber, winAmount, stake } = order
  // A payout up to the stake is shown as returned, although the gateway calls it a win.
  const isReturned = status === WON && !isGain({ won: winAmount, stake })
  return (
    <li data-status={status} data-returned={isReturned || undefined}>
      <div class="what">
        <strong>
          {order.playName ?? order.playCode} · {order.bettingContent.replaceAll(',', ' ')}
        </strong>
        <span class="meta">
          {order.gameName ?? order.gameCode} · {formatRound(order.numero)}
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
