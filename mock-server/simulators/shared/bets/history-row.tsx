/** @jsxImportSource preact */
import { formatDayTime } from '../time.ts'
import { useClientContext } from '../client-context.ts'

/** A settled bet; `at` in ms. */
export type HistoryEntry = { orderNo: string; at: number; stake: number; won: number }
type Props = {
  entry: HistoryEntry
  description?: string
  /** Replaces the stake, for a free round. */
  stakeText?: string
}

export function HistoryHead() {
  const { t, money } = useClientContext()
  return (
    <div class="history-row head">
      <span>{t('time')}</span>
      <span>{`${t('stake')} (${money.currency})`}</span>
      <span>{`${t('win')} (${money.currency})`}</span>
    </div>
  )
}

/** A settled bet: time, order number, stake, and payout. Only a payout above the stake looks like a gain. */
export function HistoryRow({ entry: { orderNo, at, stake, won }, description, stakeText }: Props) {
  const { frame, money } = useClientContext()
  return (
    <li class="history-row">
      <div>
        <span>{formatDayTime(at, frame.language)}</span>
        {description && <div>{description}</div>}
        <small>{orderNo}</small>
      </div>
      <span class="amount">{stakeText ?? money.plain(stake)}</span>
      <span class={won > stake ? 'amount gain' : 'amount'}>{won > 0 ? `+${money.plain(won)}` : '0'}</span>
    </li>
  )
}
