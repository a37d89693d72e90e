import * as v from 'valibot'
import type { Deposit } from '../../../src/domains/deposits/deposits.service.ts'
import { toDecimal } from '../../../src/kernel/money.ts'
import { launch, partnerRoute, type PartnerRoute } from '../../../src/kernel/simulator.ts'
import { amount } from '../../../src/kernel/provider-state.ts'
import type { World } from '../../../src/kernel/world.ts'
import type { PaymentService } from './payment.service.ts'

const choice = v.object({ launch })

/** The calls of the payment page. Money on the wire is decimal. */
export const paymentRoutes = ({ payment }: { payment: PaymentService }): PartnerRoute[] => {
  const does = (name: string, run: (launch: string) => Promise<Deposit>) =>
    partnerRoute('POST', `/partners/payment/${name}`, {
      schema: choice,
      handle: async ({ input, world }) => asPayment(await run(input.launch), world),
    })
  return [
    does('open', payment.open),
    does('refuse', payment.refuse),
    does('cancel', payment.cancel),
    does('slip', payment.showSlip),
    partnerRoute('POST', '/partners/payment/pay', {
      schema: v.object({ launch, amount: v.optional(amount) }),
      handle: async ({ input, world }) => asPayment(await payment.pay(input.launch, input.amount), world),
    }),
  ]
}

export type PaymentOnWire = ReturnType<typeof asPayment>

const asPayment = ({ id, requested, arrived, state, expiresAt }: Deposit, { clock }: World) => ({
  depositId: id,
  amount: toDecimal(requested),
  ...(arrived !== undefined && { arrived: toDecimal(arrived) }),
  state,
  /** How long it may still be paid, ms. */
  left: Math.max(0, expiresAt - clock.now()),
})
