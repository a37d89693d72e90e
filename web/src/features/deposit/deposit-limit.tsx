import type { Limit } from '@longan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isOfRulebook,
  limitsQuery,
  ruleOf,
  strictestOf,
  useAnswered,
  useLimits,
} from '#api/member/responsible.queries.ts'
import { problemCode } from '#api/problems.ts'
import { loadMessages, useLanguage } from '#i18n/i18n.ts'
import { formatMoney } from '#lib/money/money.ts'
import { paths } from '#lib/site/paths.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import styles from '#shared/forms/form.module.css'
import { Link } from '#ui/action/link.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'

export const LimitQuestion = lazyComponent(async () => {
  const [file] = await Promise.all([import('./limit-question.tsx'), loadMessages('responsible')])
  return file.LimitQuestion
})

/** The limit that leaves the member the smallest deposit, and the question for one, which comes before the first deposit where the rulebook asks it. */
export function useDepositLimit() {
  const { rulebook, limits, isLoading } = useLimits()
  const { isAnswered, answer } = useAnswered()
  const [isDeclined, setDeclined] = useState(() => isAnswered('first deposit'))
  const limit = strictestOf(limits)
  const asked = ruleOf(rulebook, 'limit.asked')
  const isRequired = asked === 'required'
  const isAsked = isRequired || (asked !== undefined && asked !== 'optional' && !isDeclined)
  const decline = () => {
    answer('first deposit')
    setDeclined(true)
  }
  const isMissing =
    rulebook && !limits.some((one) => one.kind === 'deposit' && (!isRequired || isOfRulebook(one, rulebook)))
  return { limit, isLoading, question: isMissing && isAsked ? { rulebook, isRequired, decline } : undefined }
}

/** What is left of a limit, with a link to the limits. */
export function LimitNote({ limit: { period, remaining, resetTime } }: { limit: Limit }) {
  const { t } = useTranslation('deposit')
  const amount = formatMoney(remaining, useLanguage())
  return (
    <div>
      <p className={styles.lead}>{t('limitLeft', { context: period, amount, time: formatDayTime(resetTime) })}</p>
      <ToLimits />
    </div>
  )
}

function ToLimits() {
  const { t } = useTranslation('deposit')
  return (
    <Link className={styles.link} to={paths.responsible}>
      {t('toLimits')}
    </Link>
  )
}

/** Explains a deposit that a limit has refused, with what the limit leaves now. */
export function useLimitRefusal() {
  const client = useQueryClient()
  const [isRefused, setRefused] = useState(false)
  const { limit } = useDepositLimit()
  return {
    note: isRefused && (limit ? <LimitNote limit={limit} /> : <ToLimits />),
    /** Takes the error of a deposit; undefined before the next try. */
    async explain(error: unknown) {
      const isByLimit = problemCode(error).startsWith('limit.')
      setRefused(isByLimit)
      if (isByLimit) await client.invalidateQueries(limitsQuery())
    },
  }
}
