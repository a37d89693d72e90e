import type { DepositOrder } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { depositChannelsQuery, isCredited, isOpen } from '#api/deposits.queries.ts'
import { useSettledLanguage } from '#api/use-settled-language.ts'
import { formatDateTime } from '#lib/dates.ts'
import { Receipt } from '#shared/money/receipt.tsx'
import { Amount } from '#ui/amount.tsx'
import { Countdown } from '#ui/countdown.tsx'

const MINUTE = 60_000

/** The deposit on a card: what was asked for, what arrived, what came of it. */
export function OrderReceipt({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const { depositId, amount, status = 'awaiting', vendorId, arrivedAmount, charge = 0, bonus = 0, turnover } = order
  const { data: channels } = useQuery(depositChannelsQuery(useSettledLanguage()))
  const channel = channels?.find((one) => one.vendorId === vendorId)?.vendorName
  const isIn = isCredited(order)
  const sum = (label: string, value: number, strong = false) => ({
    label,
    value: <Amount value={value} unit />,
    strong,
  })
  return (
    <Receipt
      title={t(`state_${status}`)}
      sum={isIn ? (arrivedAmount ?? amount) - charge : amount}
      tone={isIn ? 'good' : isOpen(order) ? 'waits' : 'bad'}
      text={<StateText order={order} />}
      orderNo={depositId}
      facts={[
        channel !== undefined && { label: t('channel'), value: channel },
        status === 'different' && sum(t('asked'), amount),
        status === 'different' && sum(t('arrived'), arrivedAmount ?? 0, true),
        isIn && charge > 0 && sum(t('charge'), charge),
        isIn && bonus > 0 && sum(t('bonus'), bonus),
        isIn && turnover !== undefined && sum(t('turnover'), turnover),
        order.depositDate !== undefined && { label: t('begunAt'), value: formatDateTime(order.depositDate) },
      ]}
    />
  )
}

/** What the state means to the person, and the time that is left to pay. */
function StateText({ order: { status = 'awaiting', expiresAt, reason } }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  if (status === 'failed') return reason ? `${reason}. ${t('nothingTaken')}` : t('text_failed')
  const mayBePaid = status === 'created' || status === 'awaiting'
  return (
    <>
      {t(`text_${status}`)}
      {mayBePaid && expiresAt !== undefined && (
        <>
          {' '}
          <Countdown deadline={expiresAt} near={MINUTE} />
        </>
      )}
    </>
  )
}
