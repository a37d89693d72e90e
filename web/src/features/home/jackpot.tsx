import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { jackpotPace, jackpotQuery } from '#api/games.queries.ts'
import { Amount } from '#ui/amount.tsx'
import { Drum } from '#ui/brand-mark.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './home.module.css'
import { useNear } from './use-turn.ts'

const tick = 200

/** Walks to the latest value until the next one is due. It never goes back, whatever the gateway says. */
function useRising(value: number | undefined) {
  const [shown, setShown] = useState(value)
  if (value !== undefined && shown === undefined) setShown(value)
  // The steps between two values are a matter of time alone.
  useEffect(() => {
    if (value === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (document.hidden) return
      setShown((before = value) =>
        before >= value ? before : before + Math.max((value - before) * (tick / jackpotPace) * 3, 0.01),
      )
    }, tick)
    return () => clearInterval(timer)
  }, [value])
  return Math.max(shown ?? 0, matchMedia('(prefers-reduced-motion: reduce)').matches ? (value ?? 0) : 0)
}

/** What the house would pay now. */
export function Jackpot() {
  const { t } = useTranslation('home')
  const [element, isNear] = useNear<HTMLElement>()
  const { data, isError } = useQuery({ ...jackpotQuery(), enabled: isNear })
  const shown = useRising(data)
  if (isError && data === undefined) return null
  return (
    <section ref={element} className={styles.jackpot} aria-label={t('jackpot')}>
      <Drum size={64} />
      <div>
        <h2>{t('jackpot')}</h2>
        {data === undefined ? <Skeleton height={28} width={180} /> : <Amount value={shown} size="amount" unit />}
      </div>
    </section>
  )
}
