import { getFundsConsolidated } from '@longan/react-query/contracts'
import { useTranslation } from 'react-i18next'
import { useFunds } from '#shared/contracts/contracts.queries.ts'
import { useIsAgent } from '#api/member/member.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { type ContractPage, offersOf } from '#shared/contracts/offers.ts'
import { Failure } from '#shared/failure.tsx'
import { Lead } from '#shared/forms/form-layout.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import styles from '#shared/records/records.module.css'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { ContractCard } from './contract-card.tsx'

const pages: Record<string, ContractPage> = {
  salaryContract: 'salary',
  dividendContract: 'dividend',
  hourlyContract: 'hourly',
}

export function ContractScreen({ title }: { title: string }) {
  const { t } = useTranslation('agent')
  return (
    <div className={styles.screen}>
      <PullToRefresh of={[getFundsConsolidated]} />
      <Lead>{t('lead_offers')}</Lead>
      <Offers title={title} />
    </div>
  )
}

function Offers({ title }: { title: string }) {
  const funds = useFunds()
  if (!funds.isEnabled) return <NoContracts />
  if (funds.error && !funds.data) return <Failure query={funds} />
  if (!funds.data) return <RowSkeletons count={3} height={160} />
  const offers = offersOf(funds.data, pages[title] ?? 'salary')
  if (offers.length === 0) return <NoContracts />
  return offers.map((offer) => <ContractCard key={JSON.stringify([offer.answered, offer.status])} offer={offer} />)
}

function NoContracts() {
  const { t } = useTranslation(['agent', 'app'])
  const isAgent = useIsAgent()
  const action = (
    <ButtonLink variant="secondary" to={isAgent ? paths.agentHome : paths.home}>
      {t(isAgent ? 'app:agentArea' : 'app:toHome')}
    </ButtonLink>
  )
  return <Empty title={t('noContracts')} text={t('noContractsText')} action={action} />
}
