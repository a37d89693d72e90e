import type { Limit } from '@longan/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ruleOf, useAnswered, useLimits } from '#api/member/responsible.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { formatDay } from '#lib/time/dates.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { Button } from '#ui/action/button.tsx'
import { Interstitial } from '#ui/overlay/interstitial.tsx'

/** Returns when the oldest limit was set, if that is as long ago as the rulebook says; undefined if no review is due. Times in ms. */
export function findDueReview(limits: readonly Pick<Limit, 'setTime'>[], after: unknown, now: number) {
  const oldest = Math.min(...limits.map(({ setTime }) => setTime))
  return typeof after === 'number' && oldest + after <= now ? oldest : undefined
}

/** Asks a member to review limits that have not changed for as long as the rulebook says, once. */
export function LimitReview() {
  const { t } = useTranslation('responsible')
  const navigate = useNavigate()
  const { rulebook, limits } = useLimits()
  const { isAnswered, answer } = useAnswered()
  const [isClosed, setClosed] = useState(false)
  const oldest = findDueReview(limits, ruleOf(rulebook, 'limit.review.after'), serverClock.now())
  const question = `review of ${oldest}`
  const isDue = oldest !== undefined && !isAnswered(question)
  const close = () => {
    answer(question)
    setClosed(true)
  }
  const review = () => {
    close()
    void navigate(paths.responsible)
  }
  return (
    <Interstitial
      open={isDue && !isClosed}
      onClose={close}
      title={t('reviewTitle')}
      actions={
        <>
          <Button size="small" onClick={review}>
            {t('review')}
          </Button>
          <Button variant="quiet" size="small" onClick={close}>
            {t('keepAll')}
          </Button>
        </>
      }
    >
      {isDue && <p>{t('reviewText', { time: formatDay(oldest) })}</p>}
    </Interstitial>
  )
}
