import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { Cashier } from './cashier.tsx'
import { DepositOrder } from './lazy-order.ts'
import { useCanDeposit } from './use-deposit-site.ts'

export function DepositScreen() {
  const [query] = useSearchParams()
  const canDeposit = useCanDeposit()
  const id = query.get('order')
  if (!canDeposit) return <NoWallet />
  return id ? <DepositOrder key={id} id={id} isPaying={query.has('pay')} /> : <Cashier />
}

/** Trial players and agents have no wallet for deposits. */
function NoWallet() {
  const { t } = useTranslation(['deposit', 'app'])
  return (
    <Empty
      title={t('noAccount')}
      text={t('noAccountText')}
      action={<ButtonLink to={paths.home}>{t('app:toHome')}</ButtonLink>}
    />
  )
}
