import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './records.module.css'

export type Fact = { label: string; value: ReactNode }
type DetailSheetProps = { title: string; orderNo: string | undefined; facts: Fact[]; onClose: () => void }

/** Everything about one row, and its order number to copy for the customer service. */
export function DetailSheet({ title, orderNo, facts, onClose }: DetailSheetProps) {
  const { t } = useTranslation('records')
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(orderNo ?? '').then(
      () => true,
      () => false,
    )
    await showToast(t(copied ? 'copied' : 'notCopied'), { kind: copied ? 'success' : 'error' })
  }
  return (
    <Sheet open={orderNo !== undefined} onClose={onClose} title={title}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('orderNo')}</dt>
          <dd>{orderNo}</dd>
        </div>
      </dl>
      <Button variant="secondary" wide onClick={() => void copy()}>
        <Copy size={18} aria-hidden /> {t('copyOrderNo')}
      </Button>
    </Sheet>
  )
}
