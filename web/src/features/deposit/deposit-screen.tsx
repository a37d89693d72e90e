import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Cashier } from './cashier.tsx'
import { DepositOrder } from './later-order.ts'
import { useMayDeposit } from './use-deposit-site.ts'

/** Money in: the cashier, or one deposit and where it stands. The address names the deposit, so that a reload finds it again. */
export function DepositScreen() {
  const [query] = useSearchParams()
  const mayDeposit = useMayDeposit()
  const id = query.get('order')
  if (!mayDeposit) return <NoAccount />
  return id ? <DepositOrder key={id} id={id} isPaying={query.has('pay')} /> : <Cashier />
}

/** Whoever plays for free, and whoever works here as an agent, has no wallet to pay into. */
function NoAccount() {
  const { t } = useTranslation(['deposit', 'app'])
  return (
    <Empty
      title={t('noAccount')}
      text={t('noAccountText')}
      action={<ButtonLink to={paths.home}>{t('app:toHome')}</ButtonLink>}
    />
  )
}
