import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { activeContractsQuery } from './agent.queries.ts'
import { Failure } from '#shared/failure.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { OfferForm } from './offer-form.tsx'
import { kindsOf } from './offer-rules.ts'
import { viewPath } from './views.ts'

/** Form for a contract with a direct downline agent. An agent without active contracts has nothing to offer. */
export function NewContract() {
  const { t } = useTranslation('agent')
  const terms = useQuery(activeContractsQuery())
  if (terms.error && !terms.data) return <Failure query={terms} />
  if (!terms.data) return <RowSkeletons count={6} height={72} />
  if (kindsOf(terms.data).length > 0) return <OfferForm terms={terms.data} />
  const action = (
    <ButtonLink variant="secondary" to={viewPath('contracts')} replace>
      {t('contracts')}
    </ButtonLink>
  )
  return <Empty title={t('nothingToOffer')} text={t('nothingToOfferText')} action={action} />
}
