import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useCopy } from '#shared/use-copy.ts'
import styles from './records.module.css'
import { Amount } from '#ui/text/amount.tsx'

export type Fact = { label: string; value: ReactNode; copy?: string | undefined; strong?: boolean }

export function Facts({ facts }: { facts: readonly (Fact | false | undefined)[] }) {
  return <dl className={styles.facts}>{facts.map((fact) => fact && <Line key={fact.label} {...fact} />)}</dl>
}

function Line({ label, value, copy, strong }: Fact) {
  const { t } = useTranslation('records')
  const copyText = useCopy()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {strong ? <strong>{value}</strong> : value}
        {copy !== undefined && (
          <IconButton label={t('copyValue', { what: label })} icon={<Copy />} onClick={() => void copyText(copy)} />
        )}
      </dd>
    </div>
  )
}

type Sum = { label: string; value?: number; signed?: boolean; text?: string }

/** Totals over all filtered rows, not only those on screen. */
export function Totals({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={styles.totals}>
      {sums.map(({ label, value, signed, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text ?? <Amount value={value} signed={signed} />}</dd>
        </div>
      ))}
    </dl>
  )
}

type RecordRowProps = { title: string; text: string; amount: ReactNode; aside?: ReactNode; onOpen?: () => void }

export function RecordRow({ title, text, amount, aside, onOpen }: RecordRowProps) {
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <span className={styles.sums}>
        <span className={styles.sum}>{amount}</span>
        {aside && <span className={styles.text}>{aside}</span>}
      </span>
    </>
  )
  if (!onOpen) return <div className={styles.row}>{content}</div>
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      {content}
    </button>
  )
}
