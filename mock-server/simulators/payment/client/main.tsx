/** @jsxImportSource preact */
import { startClient } from '../../shared/start-client.tsx'
import type { PaymentResponse } from '../rules/payment.simulator.ts'
import { PaymentPage, type RunAction } from './payment-page.tsx'

void startClient(async ({ calls }) => {
  const runAction: RunAction = (name, input = {}) => calls.post<PaymentResponse>(`/partners/payment/${name}`, { input })
  return <PaymentPage initial={await runAction('open')} runAction={runAction} />
})
