import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#shared/use-copy.ts'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { type Fact, Facts } from './facts.tsx'

type DetailSheetProps = {
  title: string
  orderNo: string | undefined
  facts: Fact[]
  onClose: () => void
  children?: ReactNode
}

export function DetailSheet({ title, orderNo, facts, onClose, children }: DetailSheetProps) {
  const { t } = useTranslation('records')
  const copy = useCopy()
  return (
    <Sheet open={orderNo !== undefined} onClose={onClose} title={title}>
      <Facts facts={[...facts, { label: t('orderNo'), value: orderNo }]} />
      <Button variant="secondary" wide onClick={() => void copy(orderNo ?? '')}>
        <Copy size={18} aria-hidden /> {t('copyOrderNo')}
      </Button>
      {children}
    </Sheet>
  )
}
