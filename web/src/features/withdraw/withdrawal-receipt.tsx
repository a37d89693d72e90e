import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isUnderway,
  renewAfterWithdrawal,
  stateOf,
  type Withdrawal,
  type WithdrawalState,
  withdrawalQuery,
} from '#api/withdrawals.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatDateTime, formatDayTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Receipt } from '#shared/money/receipt.tsx'
import { Timeline } from '#shared/money/timeline.tsx'
import { Amount } from '#ui/amount.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { shortNumber } from './accounts.ts'
import { ToRecord } from './blocks.tsx'
import { stepsOf } from './withdrawal-steps.ts'

/** One withdrawal, kept true while it is on its way: where it stands, what it cost, what comes next. */
export function WithdrawalReceipt({ id, at }: { id: string; at?: number }) {
  const { t } = useTranslation('withdraw')
  const found = useQuery(withdrawalQuery(id, useLanguage(), at))
  useFreshMoney(found.data ? stateOf(found.data) : undefined)
  if (found.isPending) return <RowSkeletons count={5} height={72} />
  if (found.data === undefined) return <Failure query={found} />
  if (!found.data) return <Empty title={t('notFound')} text={t('notFoundText')} action={<ToRecord />} />
  return <Found row={found.data} />
}

/** Money that came back is in the balance at once. */
function useFreshMoney(state: WithdrawalState | undefined) {
  const client = useQueryClient()
  const before = useRef(state)
  // The gateway has moved it, not this page: hearing of it is the first moment to ask.
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== state
    before.current = state
    if (hasChanged) void renewAfterWithdrawal(client)
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

function Found({ row }: { row: Withdrawal }) {
  const { t } = useTranslation('withdraw')
  const state = stateOf(row)
  const charge = row.charge ?? 0
  const cameBack = state === 'rejected' || state === 'returned'
  return (
    <>
      <Receipt
        title={t(`state_${state}`)}
        tone={tones[state]}
        sum={row.amount}
        text={<Words row={row} />}
        orderNo={row.refId}
        facts={[
          { label: t('account'), value: `${row.bankName} ${shortNumber(row)}` },
          !cameBack && { label: t('fee'), value: charge > 0 ? <Amount value={charge} unit /> : t('free') },
          !cameBack && { label: t('received'), value: <Amount value={row.amount - charge} unit />, strong: true },
          { label: t('askedAt'), value: formatDateTime(row.withdrawDate) },
        ]}
      />
      <Timeline label={t('way')} steps={stepsOf(row, (step) => t(`step_${step}`))} />
      <Next row={row} />
    </>
  )
}

/** What there is to say beyond the state: when it is expected, why it came back. */
function Words({ row }: { row: Withdrawal }) {
  const { t } = useTranslation('withdraw')
  const state = stateOf(row)
  if (state === 'paid') return t('paidText')
  if (!isUnderway(row)) return [row.remark, t('backInBalance')].filter(Boolean).join('. ')
  return row.estimatedTime ? t('expected', { time: formatDayTime(row.estimatedTime) }) : t('underwayText')
}

function Next({ row }: { row: Withdrawal }) {
  const { t } = useTranslation('withdraw')
  if (isUnderway(row)) return <ToRecord />
  const cameBack = stateOf(row) !== 'paid'
  return (
    <>
      <ButtonLink to={paths.withdraw}>{t(cameBack ? 'tryAgain' : 'another')}</ButtonLink>
      {cameBack && (
        <ButtonLink variant="secondary" to={paths.bankCards()}>
          {t('checkAccounts')}
        </ButtonLink>
      )}
      <ToRecord />
    </>
  )
}
