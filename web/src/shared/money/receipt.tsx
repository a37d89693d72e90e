import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/text/amount.tsx'
import { type Fact, Facts } from '#shared/records/facts.tsx'
import styles from './money.module.css'
import { Check, X } from 'lucide-react'
import { formatDayTime } from '#lib/time/dates.ts'

type ReceiptProps = {
  title: string
  /** A decimal amount, as the gateway sends it. */
  sum: number
  tone: 'good' | 'waits' | 'bad'
  text?: ReactNode
  orderNo: string
  facts?: (Fact | false | undefined)[]
  children?: ReactNode
}

export function Receipt({ title, sum, tone, text, orderNo, facts = [], children }: ReceiptProps) {
  const { t } = useTranslation('records')
  return (
    <section className={styles.receipt} data-tone={tone} aria-label={title}>
      <div role="status">
        <h2>{title}</h2>
      </div>
      <p className={styles.sum}>
        <Amount value={sum} size="amount" />
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <Facts facts={[...facts, { label: t('orderNo'), value: orderNo, copy: orderNo }]} />
      {children}
    </section>
  )
}

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
