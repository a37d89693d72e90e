import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/amount.tsx'
import { type Fact, Facts } from '../records/facts.tsx'
import styles from './money.module.css'

type ReceiptProps = {
  /** What became of it, in a word or two. */
  title: string
  /** Decimal, as the gateway speaks. */
  sum: number
  tone: 'good' | 'waits' | 'bad'
  /** One sentence more, where the title does not say it all. */
  text?: ReactNode
  orderNo: string
  facts?: (Fact | false | undefined)[]
  children?: ReactNode
}

/** One movement of money on a card: how much, what became of it, its facts, and its number for the customer service. */
export function Receipt({ title, sum, tone, text, orderNo, facts = [], children }: ReceiptProps) {
  const { t } = useTranslation('records')
  return (
    <section className={styles.receipt} data-tone={tone} aria-label={title}>
      <div role="status">
        <h2>{title}</h2>
      </div>
      <p className={styles.sum}>
        <Amount value={sum} size="amount" unit />
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <Facts facts={[...facts, { label: t('orderNo'), value: orderNo, copy: orderNo }]} />
      {children}
    </section>
  )
}
