import type { Contract } from '@longan/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { contractsQuery } from '#api/contract-book.queries.ts'
import { formatDate } from '#lib/dates.ts'
import { pageOfContract } from '#shared/contracts/offers.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { useProductName } from '#shared/product-name.ts'
import { RecordRow } from '#shared/records/record-row.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { Empty } from '#ui/empty.tsx'
import { ListCard, ListRow } from '#ui/list-row.tsx'
import { ContractSheet } from './contract-sheet.tsx'
import { kinds, stateOf } from './contract-words.ts'
import { viewPath } from './views.ts'

const sides = ['mine', 'offered'] as const

/** All contracts, those the agent has and those the agent has offered; above them the pages where some wait. */
export function Contracts() {
  const { t } = useTranslation(['agent', 'titles'])
  const [query, setQuery] = useSearchParams()
  const side = sides.find((one) => one === query.get('side')) ?? 'mine'
  const productName = useProductName()
  const contracts = useInfiniteQuery(contractsQuery(side === 'offered'))
  const [opened, setOpened] = useState<Contract>()
  return (
    <>
      <ListCard label={t('toAnswer')}>
        <ListRow to={pageOfContract.salary} title={t('titles:salaryContract')} />
        <ListRow to={pageOfContract.dividend} title={t('titles:dividendContract')} />
        <ListRow to={pageOfContract.hourly} title={t('titles:hourlyContract')} />
      </ListCard>
      <Chips
        label={t('contracts')}
        choices={sides.map((value) => ({ value, label: t(value) }))}
        value={side}
        onChange={(next) => setQuery({ view: 'contracts', side: next }, { replace: true })}
      />
      {side === 'offered' && (
        <ButtonLink variant="secondary" wide to={viewPath('newContract')}>
          <FilePlus2 size={18} aria-hidden /> {t('newContract')}
        </ButtonLink>
      )}
      <PagedList
        query={contracts}
        keyOf={({ contractId }) => String(contractId)}
        empty={<Empty title={t('noContracts')} text={t(side === 'offered' ? 'noneOfferedText' : 'noContractsText')} />}
      >
        {(row) => (
          <RecordRow
            title={`${t(kinds[row.contractType])} · ${productName(row.productType)}`}
            text={[formatDate(row.offeredTime), ...(side === 'offered' ? [row.customerName] : [])].join(' · ')}
            amount={t(stateOf(row, side === 'offered'))}
            onOpen={() => setOpened(row)}
          />
        )}
      </PagedList>
      <ContractSheet row={opened} isOffered={side === 'offered'} onClose={() => setOpened(undefined)} />
    </>
  )
}
