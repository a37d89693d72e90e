/** @jsxImportSource preact */
import { startPartner } from '../../shared/start.tsx'
import type { PaymentOnWire } from '../rules/payment.routes.ts'
import { PaymentPage, type Press } from './payment-page.tsx'

void startPartner(async ({ calls }) => {
  const press: Press = (name, input = {}) => calls.post<PaymentOnWire>(`/partners/payment/${name}`, { input })
  return <PaymentPage opened={await press('open')} press={press} />
})
