import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useCurrentBreak } from '#api/member/responsible.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { type BreakFacts, toBreakFacts } from '#shared/breaks/break-facts.ts'
import { Screen } from '#shared/forms/form-layout.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { Cashier } from './cashier.tsx'
import { DepositOrder } from './lazy-order.ts'
import { prefetchDeposit } from './prefetch.ts'
import { useCanDeposit } from './use-deposit-site.ts'

const BreakNotice = lazyComponent(() => import('#shared/breaks/break-notice.tsx').then((file) => file.BreakNotice))

export function DepositScreen() {
  const [query] = useSearchParams()
  const canDeposit = useCanDeposit()
  const id = query.get('order')
  const current = useCurrentBreak()
  if (!canDeposit) return <NoWallet />
  if (id) return <DepositOrder key={id} id={id} isPaying={query.has('pay')} />
  return current ? <Resting found={toBreakFacts(current)} /> : <Cashier />
}

DepositScreen.prefetch = prefetchDeposit

/** During a break nothing can be deposited. What was begun before goes on. */
function Resting({ found }: { found: BreakFacts }) {
  return (
    <Screen>
      <BreakNotice found={found} />
    </Screen>
  )
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
