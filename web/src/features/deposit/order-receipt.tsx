import type { DepositOrder } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { depositChannelsQuery, isCredited, isOpen } from '#api/wallet/deposits.queries.ts'
import { useDebouncedLanguage } from '#api/use-debounced-language.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { Receipt } from '#shared/money/receipt.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { Countdown } from '#ui/text/countdown.tsx'

const MINUTE = 60_000

export function OrderReceipt({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const { depositId, amount, status = 'awaiting', vendorId, arrivedAmount, charge = 0, bonus = 0, turnover } = order
  const { data: channels } = useQuery(depositChannelsQuery(useDebouncedLanguage()))
  const channel = channels?.find((one) => one.vendorId === vendorId)?.vendorName
  const isPaidIn = isCredited(order)
  const sum = (label: string, value: number, strong = false) => ({
    label,
    value: <Amount value={value} />,
    strong,
  })
  return (
    <Receipt
      title={t(`state_${status}`)}
      sum={isPaidIn ? (arrivedAmount ?? amount) - charge : amount}
      tone={isPaidIn ? 'good' : isOpen(order) ? 'waits' : 'bad'}
      text={<StateText order={order} />}
      orderNo={depositId}
      facts={[
        channel !== undefined && { label: t('channel'), value: channel },
        status === 'different' && sum(t('orderAmount'), amount),
        status === 'different' && sum(t('received'), arrivedAmount ?? 0, true),
        isPaidIn && charge > 0 && sum(t('fee'), charge),
        isPaidIn && bonus > 0 && sum(t('bonus'), bonus),
        isPaidIn && turnover !== undefined && sum(t('wageringRequirement'), turnover),
        order.depositDate !== undefined && { label: t('createdAt'), value: formatDayTime(order.depositDate) },
      ]}
    />
  )
}

function StateText({ order: { status = 'awaiting', expiresAt, reason } }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  if (status === 'failed') return reason ? `${reason}. ${t('notCharged')}` : t('text_failed')
  const isPayable = status === 'created' || status === 'awaiting'
  return (
    <>
      {t(`text_${status}`)}
      {isPayable && expiresAt !== undefined && (
        <>
          {' '}
          <Countdown deadline={expiresAt} warnBelow={MINUTE} />
        </>
      )}
    </>
  )
}
