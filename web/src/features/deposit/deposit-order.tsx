import type { DepositOrder as Order } from '@longan/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { depositQuery, invalidateDeposits } from '#api/wallet/deposits.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Screen } from '#shared/forms/form-layout.tsx'
import { Timeline } from '#shared/money/timeline.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Instructions } from './instructions.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { useOrderSteps } from './order-steps.tsx'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '#api/member/session.ts'
import { ProviderPane } from '#shared/provider-pane/provider-pane.tsx'
import { depositPath } from './deposit-path.ts'

export function DepositOrder({ id, isPaying }: { id: string; isPaying: boolean }) {
  const { t } = useTranslation('deposit')
  const order = useOrder(id)
  const steps = useOrderSteps()
  if (order.isError && !order.data)
    return (
      <>
        <Failure query={order} />
        <ButtonLink to={paths.deposit} variant="quiet" wide>
          {t('backToDeposit')}
        </ButtonLink>
      </>
    )
  if (!order.data) return <OrderSkeleton />
  return (
    <Screen>
      <OrderReceipt order={order.data} />
      <Instructions order={order.data} />
      <OrderActions order={order.data} />
      <Timeline label={t('timeline')} steps={steps(order.data)} />
      {isPaying && <PaymentPage id={id} address={order.data.redirectUrl} />}
    </Screen>
  )
}

/** Keeps the order on screen while another language is loaded, because a slip may be selected. */
function useOrder(id: string) {
  const ofThis = (before?: Order) => (before?.depositId === id ? before : undefined)
  return useQuery({ ...depositQuery(id), placeholderData: ofThis })
}

/** Payment page over its order. The address is valid for one opening, so it is kept from the first render. */
function PaymentPage({ id, address }: { id: string; address: string | undefined }) {
  const { t } = useTranslation('deposit')
  const [opened] = useState(address)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { key } = useLocation()
  const leave = () => {
    void invalidateDeposits(client)
    void (key === 'default' ? navigate(depositPath({ order: id }), { replace: true }) : navigate(-1))
  }
  if (!opened) return null
  return <ProviderPane url={opened} title={t('paymentPage')} act={{ close: leave, relogin: () => session.expire() }} />
}
