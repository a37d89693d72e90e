import { api } from '#api/gateway.ts'
import { cancelContract } from '@longan/react-query/contract-book'
import type { Contract } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/time/dates.ts'
import { ContractSteps } from '#shared/contracts/contract-steps.tsx'
import forms from '#shared/forms/form.module.css'
import { useProductName } from '#shared/product-name.ts'
import { Facts } from '#shared/records/facts.tsx'
import { usePress } from '#shared/use-press.ts'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { kindMessages, statusMessageOf } from './contract-messages.ts'

type ContractSheetProps = { row: Contract | undefined; isOffered: boolean; onClose: () => void }

export function ContractSheet({ row, isOffered, onClose }: ContractSheetProps) {
  const { t } = useTranslation('agent')
  const isOpen = row?.status === 'PENDING' || row?.status === 'ACTIVE'
  const steps = row?.rates.map(({ minimumBet, activeMember, netLoss = 0, rateType, rate }) => ({
    stake: minimumBet,
    members: activeMember,
    loss: netLoss,
    isShare: rateType === 'P',
    rate,
  }))
  return (
    <Sheet open={row !== undefined} onClose={onClose} title={row ? t(kindMessages[row.contractType]) : ''}>
      {row && (
        <div className={forms.form}>
          <ContractFacts row={row} isOffered={isOffered} />
          <div>
            <ContractSteps steps={steps ?? []} />
          </div>
          {isOffered && isOpen && <Withdrawal id={row.contractId} onDone={onClose} />}
        </div>
      )}
    </Sheet>
  )
}

function ContractFacts({ row, isOffered }: { row: Contract; isOffered: boolean }) {
  const { t } = useTranslation('agent')
  const productName = useProductName()
  const { customerName, productType, offeredTime, answeredTime } = row
  return (
    <Facts
      facts={[
        { label: t('status'), value: t(statusMessageOf(row, isOffered)), strong: true },
        isOffered && { label: t('recipientAgent'), value: customerName },
        { label: t('product'), value: productName(productType) },
        { label: t('offeredAt'), value: formatDayTime(offeredTime) },
        answeredTime !== undefined && { label: t('answeredAt'), value: formatDayTime(answeredTime) },
      ]}
    />
  )
}

function Withdrawal({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation('agent')
  const { press, isPending } = usePress(cancelContract.mutationOptions(api), () => {
    void showToast(t('contractWithdrawn'), { kind: 'success' })
    onDone()
  })
  return (
    <Button variant="danger" wide busy={isPending} onClick={() => press({ input: id })}>
      {t('withdrawContract')}
    </Button>
  )
}
