import { useTranslation } from 'react-i18next'
import type { Receipt } from './transfer-types.ts'
import buttons from '#shared/member/member-card.module.css'
import { Facts } from '#shared/records/facts.tsx'
import { useCopy } from '#shared/use-copy.ts'
import { Amount } from '#ui/text/amount.tsx'
import { Button } from '#ui/action/button.tsx'

export function TransferReceipt({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { t } = useTranslation(['agent', 'records'])
  const copy = useCopy()
  const { orderNo, totalAmount, currentAvailBalance } = receipt
  return (
    <>
      <Facts
        facts={[
          { label: t('amount'), value: <Amount value={totalAmount} /> },
          { label: t('remaining'), value: <Amount value={currentAvailBalance} /> },
          { label: t('records:orderNo'), value: orderNo },
        ]}
      />
      <div className={buttons.buttons}>
        <Button variant="secondary" onClick={() => void copy(orderNo)}>
          {t('records:copyOrderNo')}
        </Button>
        <Button onClick={onClose}>{t('done')}</Button>
      </div>
    </>
  )
}
