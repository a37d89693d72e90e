import type { Contract } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { contractsQuery } from '#api/agent/agent.queries.ts'
import { formatDay } from '#lib/time/dates.ts'
import { contractPaths } from '#shared/contracts/offers.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { useProductName } from '#shared/product-name.ts'
import { RecordRow } from '#shared/records/record-row.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { ContractSheet } from './contract-sheet.tsx'
import { kindMessages, statusMessageOf } from './contract-messages.ts'
import { viewPath } from './views.ts'

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
