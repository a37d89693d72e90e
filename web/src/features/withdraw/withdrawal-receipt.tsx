import { withdraw } from '@longan/react-query/withdrawals'
import { invalidate } from '@longan/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import {
  isInProgress,
  withdrawalStateOf,
  type Withdrawal,
  type WithdrawalState,
  withdrawalQuery,
} from './withdrawals.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Receipt, Timeline, type Step } from '#shared/money/receipt.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { shortNumber } from './accounts.ts'
import { RecordLink } from './withdraw-restrictions.tsx'

export function WithdrawalReceipt({ id, at }: { id: string; at?: number }) {
  const { t } = useTranslation('withdraw')
  const withdrawal = useQuery(withdrawalQuery(id, useLanguage(), at))
  useBalanceRefresh(withdrawal.data ? withdrawalStateOf(withdrawal.data) : undefined)
  if (withdrawal.isPending) return <RowSkeletons count={5} height={72} />
  if (withdrawal.data === undefined) return <Failure query={withdrawal} />
  if (!withdrawal.data) return <Empty title={t('notFound')} text={t('notFoundText')} action={<RecordLink />} />
  return <WithdrawalDetails row={withdrawal.data} />
}

/** Refreshes the balance when the state changes, because returned money is credited at once. */
function useBalanceRefresh(state: WithdrawalState | undefined) {
  const client = useQueryClient()
  const before = useRef(state)
  // The gateway moves the money; a new state is the first sign of it.
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== state
    before.current = state
    if (hasChanged) void invalidate(client, withdraw.invalidates)
  }, [client, state])
}

const tones = {
  submitted: 'waits',
  reviewing: 'waits',
  paying: 'waits',
  paid: 'good',
  rejected: 'bad',
  returned: 'bad',
} as const

function WithdrawalDetails({ row }: { row: Withdrawal }) {
  const { t } = useTranslation('withdraw')
  const state = withdrawalStateOf(row)
  const charge = row.charge ?? 0
  const cameBack = state === 'rejected' || state === 'returned'
  return (
    <>
      <Receipt
        title={t(`state_${state}`)}
        tone={tones[state]}
        sum={row.amount}
        text={<StateText row={row} />}
        orderNo={row.refId}
        facts={[
          { label: t('account'), value: `${row.bankName} ${shortNumber(row)}` },
          !cameBack && { label: t('fee'), value: charge > 0 ? <Amount value={charge} /> : t('free') },
          !cameBack && { label: t('received'), value: <Amount value={row.amount - charge} />, strong: true },
          { label: t('requestedAt'), value: formatDayTime(row.withdrawDate) },
        ]}
      />
      <Timeline label={t('progress')} steps={stepsOf(row, (step) => t(`step_${step}`))} />
      <NextActions row={row} />
    </>
  )
}

function StateText({ row }: { row: Withdrawal }) {
  const { t } = useTranslation('withdraw')
  const state = withdrawalStateOf(row)
  if (state === 'paid') return t('paidText')
  if (!isInProgress(row)) return [row.remark, t('backInBalance')].filter(Boolean).join('. ')
  return row.estimatedTime ? t('expected', { time: formatDayTime(row.estimatedTime) }) : t('oneAtATime')
}

function NextActions({ row }: { row: Withdrawal }) {
  const { t } = useTranslation('withdraw')
  if (isInProgress(row)) return <RecordLink />
  const cameBack = withdrawalStateOf(row) !== 'paid'
  return (
    <>
      <ButtonLink to={paths.withdraw}>{t(cameBack ? 'tryAgain' : 'another')}</ButtonLink>
      {cameBack && (
        <ButtonLink variant="secondary" to={paths.bankCards()}>
          {t('checkAccounts')}
        </ButtonLink>
      )}
      <RecordLink />
    </>
  )
}

const order = ['submitted', 'reviewing', 'paying', 'paid'] as const satisfies readonly WithdrawalState[]
const stoppedAt = { rejected: 'reviewing', returned: 'paying' } as const

/** Returns the steps of a withdrawal up to its state. A rejected or returned one ends at the step where it stopped. */
function stepsOf(row: Withdrawal, wordsOf: (step: WithdrawalState) => string): Step[] {
  const state = withdrawalStateOf(row)
  const step = (name: WithdrawalState, is: Step['state'], at?: number): Step => ({
    title: wordsOf(name),
    state: is,
    ...(at !== undefined && { at }),
  })
  if (state === 'rejected' || state === 'returned') {
    const done = order.slice(0, order.indexOf(stoppedAt[state]) + 1)
    return [...done.map((name) => step(name, 'done', requestedAt(name, row))), step(state, 'stopped')]
  }
  const at = order.indexOf(state)
  return order.map((name, index) => {
    if (index < at || state === 'paid') return step(name, 'done', requestedAt(name, row))
    if (index === at) return step(name, 'now', requestedAt(name, row))
    return step(name, 'next', name === 'paid' ? row.estimatedTime : undefined)
  })
}

/** The gateway sends only the time of the request, not of each step. */
const requestedAt = (name: WithdrawalState, { withdrawDate }: Withdrawal) =>
  name === 'submitted' ? withdrawDate : undefined
