import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { type PaymentDependencies, paymentService, type PaymentService } from './payment.service.ts'
import * as v from 'valibot'
import type { Deposit } from '#mock/domains/deposits/deposits.service.ts'
import { toDecimal } from '#mock/kernel/money/money.ts'
import { launchSchema, defineSimulatorRoute, type SimulatorRoute } from '#mock/kernel/world/simulator.ts'
import { amountSchema } from '#mock/kernel/world/provider-state.ts'

const choice = v.object({ launch: launchSchema })

/** The routes of the payment page. Amounts on the wire are decimal. */
const paymentRoutes = ({ payment }: { payment: PaymentService }): SimulatorRoute[] => {
  const actionRoute = (name: string, run: (launch: string) => Promise<Deposit>) =>
    defineSimulatorRoute('POST', `/partners/payment/${name}`, {
      schema: choice,
      handle: async ({ input, world }) => toPaymentResponse(await run(input.launch), world),
    })
  return [
    actionRoute('open', payment.open),
    actionRoute('refuse', payment.refuse),
    actionRoute('cancel', payment.cancel),
    actionRoute('slip', payment.attachSlip),
    defineSimulatorRoute('POST', '/partners/payment/pay', {
      schema: v.object({ launch: launchSchema, amount: v.optional(amountSchema) }),
      handle: async ({ input, world }) => toPaymentResponse(await payment.pay(input.launch, input.amount), world),
    }),
  ]
}

export type PaymentResponse = ReturnType<typeof toPaymentResponse>

const toPaymentResponse = ({ id, requested, arrived, state, expiresAt }: Deposit, { clock }: World) => ({
  depositId: id,
  amount: toDecimal(requested),
  ...(arrived !== undefined && { arrived: toDecimal(arrived) }),
  state,
  /** Time left to pay, ms. */
  left: Math.max(0, expiresAt - clock.now()),
})

export const payment = defineDomain({
  name: 'payment',
  services: {
    payment: (_world: World, dependencies: PaymentDependencies) => paymentService(dependencies),
  },
  routes: paymentRoutes,
})
