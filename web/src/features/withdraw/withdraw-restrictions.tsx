import type { CSSProperties } from 'react'
import { Facts } from '#shared/records/facts.tsx'
import { Fields, Group, Lead } from '#shared/forms/form-layout.tsx'
import { Amount } from '#ui/text/amount.tsx'
import styles from './withdraw.module.css'
import { useTranslation } from 'react-i18next'
import { useHasInbox } from '#api/member/member.queries.ts'
import type { Block, WithdrawSettings } from './withdrawals.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { paths } from '#lib/site/paths.ts'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'

function TurnoverLeft({ required, actual }: { required: number; actual: number }) {
  const { t } = useTranslation('withdraw')
  const done = required > 0 ? Math.min(100, Math.floor((actual / required) * 100)) : 100
  return (
    <Fields aria-labelledby="turnover">
      <Group id="turnover">{t('turnoverTitle')}</Group>
      <div
        className={styles.bar}
        style={{ '--done': `${done}%` } as CSSProperties}
        role="progressbar"
        aria-valuenow={done}
        aria-labelledby="turnover"
      />
      <Facts
        facts={[
          {
            label: t('turnoverLeft'),
            value: <Amount value={Math.max(0, required - actual)} />,
            strong: true,
          },
          { label: t('wagered'), value: <Amount value={actual} /> },
          { label: t('wagerRequired'), value: <Amount value={required} /> },
        ]}
      />
      <Lead>{t('turnoverText')}</Lead>
      <ButtonLink to={paths.gameCentre()}>{t('play')}</ButtonLink>
    </Fields>
  )
}

type WithdrawRestrictionsProps = { blocked: readonly Block[]; settings: WithdrawSettings }

export function WithdrawRestrictions({ blocked, settings }: WithdrawRestrictionsProps) {
  const [first] = blocked
  if (first?.code === 'permission.denied') return <RealMoneyOnly />
  if (!first || first.code === 'withdraw_not_supported') return <WithdrawClosed when={settings.withdrawTimeMsg} />
  return blocked.map((block) => <Restriction key={block.code} block={block} />)
}

function Restriction({ block: { code, data } }: { block: Block }) {
  const { t } = useTranslation(['withdraw', 'problems'])
  const known = (data ?? {}) as Record<string, number>
  if (code === 'withdraw_turnover_not_enough')
    return <TurnoverLeft required={known.requiredTurnover ?? 0} actual={known.actualTurnover ?? 0} />
  if (code === 'withdraw.limit.reached')
    return <DailyLimitReached max={known.maxTransactionTimes} resetAt={known.resetTime} />
  return <Empty title={t(`problems:${code}`)} action={<RecordLink />} />
}

function RealMoneyOnly() {
  const { t } = useTranslation(['withdraw', 'app'])
  const isMember = useHasInbox()
  const action = isMember ? (
    <ButtonLink to={paths.home}>{t('app:toHome')}</ButtonLink>
  ) : (
    <ButtonLink to={paths.register}>{t('app:register')}</ButtonLink>
  )
  return <Empty title={t('realOnly')} text={t(isMember ? 'realOnlyText' : 'trialText')} action={action} />
}

function WithdrawClosed({ when }: { when: string | undefined }) {
  const { t } = useTranslation(['withdraw', 'titles'])
  const action = (
    <ButtonLink variant="secondary" to={paths.message}>
      {t('titles:message')}
    </ButtonLink>
  )
  return <Empty title={t('closed')} text={when ?? t('closedText')} action={action} />
}

function DailyLimitReached({ max, resetAt }: { max: number | undefined; resetAt: number | undefined }) {
  const { t } = useTranslation('withdraw')
  return (
    <Empty
      title={t('limitUsed', { count: max ?? 0, max })}
      {...(resetAt && { text: t('opensAt', { time: formatDayTime(resetAt) }) })}
      action={<RecordLink />}
    />
  )
}

export function RecordLink() {
  const { t } = useTranslation('withdraw')
  return (
    <ButtonLink variant="secondary" to={`${paths.accountRecord}?type=withdraw&span=month`}>
      {t('toRecord')}
    </ButtonLink>
  )
}
