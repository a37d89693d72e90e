import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { JACKPOT_INTERVAL, jackpotQuery } from '#api/games/games.queries.ts'
import { Amount } from '#ui/text/amount.tsx'
import { BrandMark } from '#ui/media/brand-mark.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import styles from './home.module.css'
import { useNearViewport } from './deferred-rendering.ts'

const TICK_MS = 200

/** Animates towards the latest value until the next update. Never decreases. */
function useAnimatedAmount(value: number | undefined) {
  const [displayed, setDisplayed] = useState(value)
  if (value !== undefined && displayed === undefined) setDisplayed(value)
  useEffect(() => {
    if (value === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (document.hidden) return
      setDisplayed((before = value) =>
        before >= value ? before : before + Math.max((value - before) * (TICK_MS / JACKPOT_INTERVAL) * 3, 0.01),
      )
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [value])
  return Math.max(displayed ?? 0, matchMedia('(prefers-reduced-motion: reduce)').matches ? (value ?? 0) : 0)
}

export function Jackpot() {
  const { t } = useTranslation('home')
  const [place, isNear] = useNearViewport<HTMLElement>()
  const { data, isError } = useQuery({ ...jackpotQuery(), enabled: isNear })
  const displayed = useAnimatedAmount(data)
  if (isError && data === undefined) return null
  return (
    <section {...place} className={styles.jackpot} aria-label={t('jackpot')}>
      <BrandMark size={64} />
      <div>
        <h2>{t('jackpot')}</h2>
        {data === undefined ? <Skeleton height={28} width={180} /> : <Amount exact value={displayed} size="amount" />}
      </div>
    </section>
  )
}
