import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useCopy } from '../use-copy.ts'
import styles from './records.module.css'

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
