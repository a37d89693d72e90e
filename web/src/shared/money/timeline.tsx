import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/time/dates.ts'
import styles from './money.module.css'

export type Step = {
  title: string
  /** `stopped`: failed at this step. */
  state: 'done' | 'now' | 'next' | 'stopped'
  /** When it happened or is expected, in the gateway's milliseconds. */
  at?: number | undefined
  text?: ReactNode
}

export function Timeline({ label, steps }: { label: string; steps: Step[] }) {
  const { t } = useTranslation('records')
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map(({ title, state, at, text }) => (
        <li key={title} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot}>
            {state === 'done' && <Check aria-hidden />}
            {state === 'stopped' && <X aria-hidden />}
            <span className="visually-hidden">{t(`step_${state}`)}</span>
          </span>
          <p>
            {title}
            {at !== undefined && <time dateTime={new Date(at).toISOString()}>{formatDayTime(at)}</time>}
          </p>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
