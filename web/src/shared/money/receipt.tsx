import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/text/amount.tsx'
import { type Fact, Facts } from '../records/facts.tsx'
import styles from './money.module.css'

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
