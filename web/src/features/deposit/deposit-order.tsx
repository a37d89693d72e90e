import type { DepositOrder as Order } from '@longan/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  depositQuery,
  invalidateDeposits,
  depositChannelsQuery,
  isCredited,
  isOpen,
} from '#api/wallet/deposits.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Screen } from '#shared/forms/form-layout.tsx'
import { Timeline, type Step, Receipt } from '#shared/money/receipt.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Instructions } from './instructions.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '#api/member/session.ts'
import { ProviderPane } from '#shared/provider-pane/provider-pane.tsx'
import { depositPath } from './deposit-path.ts'
import { useDebouncedLanguage } from '#i18n/use-debounced-language.ts'
import { formatDayTime, formatTime } from '#lib/time/dates.ts'
import { Amount } from '#ui/text/amount.tsx'
import { Countdown } from '#ui/text/countdown.tsx'
import { useServerTime } from '#lib/time/server-clock.ts'
import { useDuration } from './use-duration.ts'

export function DepositOrder({ id, isPaying }: { id: string; isPaying: boolean }) {
  const { t } = useTranslation('deposit')
  const order = useOrder(id)
  const steps = useOrderSteps()
  if (order.isError && !order.data)
    return (
      <>
        <Failure query={order} />
        <ButtonLink to={paths.deposit} variant="quiet" wide>
          {t('backToDeposit')}
        </ButtonLink>
      </>
    )
  if (!order.data) return <OrderSkeleton />
  return (
    <Screen>
      <OrderReceipt order={order.data} />
      <Instructions order={order.data} />
      <OrderActions order={order.data} />
      <Timeline label={t('timeline')} steps={steps(order.data)} />
      {isPaying && <PaymentPage id={id} address={order.data.redirectUrl} />}
    </Screen>
  )
}

/** Keeps the order on screen while another language is loaded, because a slip may be selected. */
function useOrder(id: string) {
  const ofThis = (before?: Order) => (before?.depositId === id ? before : undefined)
  return useQuery({ ...depositQuery(id), placeholderData: ofThis })
}

/** Payment page over its order. The address is valid for one opening, so it is kept from the first render. */
function PaymentPage({ id, address }: { id: string; address: string | undefined }) {
  const { t } = useTranslation('deposit')
  const [opened] = useState(address)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { key } = useLocation()
  const leave = () => {
    void invalidateDeposits(client)
    void (key === 'default' ? navigate(depositPath({ order: id }), { replace: true }) : navigate(-1))
  }
  if (!opened) return null
  return <ProviderPane url={opened} title={t('paymentPage')} act={{ close: leave, relogin: () => session.expire() }} />
}

const MINUTE = 60_000

function OrderReceipt({ order }: { order: Order }) {
  const { t } = useTranslation('deposit')
  const {
    depositId,
    amount,
    status = 'awaiting',
    vendorId,
    arrivedAmount,
    returnedAmount,
    charge = 0,
    bonus = 0,
    turnover,
  } = order
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
        returnedAmount !== undefined && sum(t('returned'), returnedAmount),
        isPaidIn && charge > 0 && sum(t('fee'), charge),
        isPaidIn && bonus > 0 && sum(t('bonus'), bonus),
        isPaidIn && turnover !== undefined && sum(t('wageringRequirement'), turnover),
        order.depositDate !== undefined && { label: t('createdAt'), value: formatDayTime(order.depositDate) },
      ]}
    />
  )
}

function StateText({ order: { status = 'awaiting', expiresAt, reason, returnedAmount } }: { order: Order }) {
  const { t } = useTranslation('deposit')
  if (returnedAmount !== undefined) return t('text_returned')
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

function useOrderSteps() {
  const { t } = useTranslation('deposit')
  return (order: Order): Step[] => {
    const { status = 'awaiting', depositDate, actualDepositDate, creditsAt, reason } = order
    const waiting = <WaitingText order={order} />
    const isEnded = ['failed', 'cancelled', 'expired'].includes(status)
    const isPaid = isCredited(order) || status === 'confirming'
    const paying = {
      title: t('stepPay'),
      state: isPaid ? 'done' : 'now',
      text: isPaid ? undefined : waiting,
    } as const
    const created = { title: t('stepCreated'), state: 'done', at: depositDate } as const
    if (isEnded)
      return [
        created,
        { title: t(`state_${status}`), state: 'stopped', text: reason ?? t(`next_${status as 'failed'}`) },
      ]
    return [
      created,
      paying,
      isCredited(order)
        ? { title: t('stepConfirmed'), state: 'done' }
        : { title: t('stepConfirm'), state: isPaid ? 'now' : 'next', text: isPaid ? waiting : undefined },
      {
        title: t('stepCredited'),
        state: isCredited(order) ? 'done' : 'next',
        at: actualDepositDate ?? (isPaid ? creditsAt : undefined),
      },
    ]
  }
}

function WaitingText({ order: { status, expiresAt, creditsAt = 0 } }: { order: Order }) {
  const { t } = useTranslation('deposit')
  const duration = useDuration()
  const credited = useServerTime((now) =>
    creditsAt > now ? t('creditsIn', { duration: duration(creditsAt - now) }) : t('creditsSoon'),
  )
  if (status === 'proof') return t('proofText')
  if (status === 'confirming') return credited
  return expiresAt === undefined ? undefined : t('payBefore', { time: formatTime(expiresAt) })
}
