import type { Contract } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { contractsQuery } from './agent.queries.ts'
import { formatDay, formatDayTime } from '#lib/time/dates.ts'
import { Fields } from '#shared/forms/form-layout.tsx'
import { contractPaths } from '#shared/contracts/offers.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { useProductName } from '#shared/product-name.ts'
import { RecordRow, Facts } from '#shared/records/facts.tsx'
import { ButtonLink, Button } from '#ui/action/button.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { kindMessages, statusMessageOf } from './contract-messages.ts'
import { viewPath } from './views.ts'
import { api } from '#api/gateway.ts'
import { cancelContract } from '@longan/react-query/contract-book'
import { ContractSteps } from '#shared/contracts/contract-steps.tsx'
import { usePress } from '#shared/use-press.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'

const listTypes = ['mine', 'offered'] as const

export function Contracts() {
  const { t } = useTranslation(['agent', 'titles'])
  const [query, setQuery] = useSearchParams()
  const listType = listTypes.find((one) => one === query.get('side')) ?? 'mine'
  const productName = useProductName()
  const contracts = useInfiniteQuery(contractsQuery(listType === 'offered'))
  const [selected, setSelected] = useState<Contract>()
  return (
    <>
      <ListCard label={t('awaitingResponse')}>
        <ListRow to={contractPaths.salary} title={t('titles:salaryContract')} />
        <ListRow to={contractPaths.dividend} title={t('titles:dividendContract')} />
        <ListRow to={contractPaths.hourly} title={t('titles:hourlyContract')} />
      </ListCard>
      <Chips
        label={t('contracts')}
        choices={listTypes.map((value) => ({ value, label: t(value) }))}
        value={listType}
        onChange={(next) => setQuery({ view: 'contracts', side: next }, { replace: true })}
      />
      {listType === 'offered' && (
        <ButtonLink variant="secondary" wide to={viewPath('newContract')}>
          <FilePlus2 size={18} aria-hidden /> {t('newContract')}
        </ButtonLink>
      )}
      <PagedList
        query={contracts}
        keyOf={({ contractId }) => String(contractId)}
        empty={
          <Empty title={t('noContracts')} text={t(listType === 'offered' ? 'noneOfferedText' : 'noContractsText')} />
        }
      >
        {(row) => (
          <RecordRow
            title={`${t(kindMessages[row.contractType])} · ${productName(row.productType)}`}
            text={[formatDay(row.offeredTime), ...(listType === 'offered' ? [row.customerName] : [])].join(' · ')}
            amount={t(statusMessageOf(row, listType === 'offered'))}
            onOpen={() => setSelected(row)}
          />
        )}
      </PagedList>
      <ContractSheet row={selected} isOffered={listType === 'offered'} onClose={() => setSelected(undefined)} />
    </>
  )
}

type ContractSheetProps = { row: Contract | undefined; isOffered: boolean; onClose: () => void }

function ContractSheet({ row, isOffered, onClose }: ContractSheetProps) {
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
        <Fields>
          <ContractFacts row={row} isOffered={isOffered} />
          <div>
            <ContractSteps steps={steps ?? []} />
          </div>
          {isOffered && isOpen && <Withdrawal id={row.contractId} onDone={onClose} />}
        </Fields>
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
