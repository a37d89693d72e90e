import { confirmStatement } from '@longan/react-query/responsible-gaming'
import type { PlaySession } from '@longan/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#api/gateway.ts'
import { playSessionQuery } from '#api/member/play-session.queries.ts'
import { problemText } from '#api/problems.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import { FormFailure } from '#shared/forms/form-layout.tsx'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { Fact } from './fact.tsx'
import styles from './reality-check.module.css'

type RecentStatementProps = {
  statement: NonNullable<PlaySession['statement']>
  onConfirmed?: () => void
  onLeave: () => void
}

/** Covers the game until the member has confirmed the statement of the last days. */
export function RecentStatement({ statement, onConfirmed, onLeave }: RecentStatementProps) {
  const { t } = useTranslation('play')
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation(confirmStatement.mutationOptions(api))
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const onSuccess = (next: PlaySession) => {
    client.setQueryData(playSessionQuery().queryKey, next)
    onConfirmed?.()
  }
  const { startTime, stake, payout, net } = statement
  return (
    <div className={styles.cover} role="alertdialog" aria-labelledby="recent-statement">
      <section className={styles.check}>
        <h2 id="recent-statement" ref={title} tabIndex={-1}>
          {t('recentTitle')}
        </h2>
        <p>{t('recentText', { time: formatDayTime(startTime) })}</p>
        <dl className={styles.facts}>
          <Fact name={t('staked')}>
            <Amount value={stake} />
          </Fact>
          <Fact name={t('won')}>
            <Amount value={payout} />
          </Fact>
          <Fact name={t('net')}>
            <Amount value={net} />
          </Fact>
        </dl>
        <FormFailure>{error ? problemText(error) : ''}</FormFailure>
        <div className={styles.answers}>
          <Button variant="secondary" wide onClick={onLeave}>
            {t('notNow')}
          </Button>
          <Button variant="secondary" wide busy={isPending} onClick={() => mutate({}, { onSuccess })}>
            {t('confirmStatement')}
          </Button>
        </div>
      </section>
    </div>
  )
}

/** The statement because of which a launch was refused. */
export function RefusedByStatement(props: Omit<RecentStatementProps, 'statement'>) {
  const { data } = useQuery(playSessionQuery())
  return data?.statement ? <RecentStatement statement={data.statement} {...props} /> : null
}
