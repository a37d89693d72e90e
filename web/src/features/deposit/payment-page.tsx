import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '#api/member/session.ts'
import { ProviderPane } from '#shared/provider-pane/provider-pane.tsx'
import { depositPath } from './deposit-path.ts'

/** Payment page over its order. The address is valid for one opening, so it is kept from the first render. */
export function PaymentPage({ id, address }: { id: string; address: string | undefined }) {
  const { t } = useTranslation('deposit')
  const [opened] = useState(address)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { key } = useLocation()
  const leave = () => {
    void client.invalidateQueries({ queryKey: ['deposits'] })
    void (key === 'default' ? navigate(depositPath({ order: id }), { replace: true }) : navigate(-1))
  }
  if (!opened) return null
  return <ProviderPane url={opened} title={t('paymentPage')} act={{ close: leave, relogin: () => session.expire() }} />
}
