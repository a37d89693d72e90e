import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import * as v from 'valibot'
import type { Deposit, DepositsService } from '#mock/domains/deposits/deposits.service.ts'
import { toDecimal } from '#mock/kernel/money/money.ts'
import { simulatorRoutes, type SimulatorRoute } from '#mock/kernel/world/simulator.ts'
import { amountSchema } from '#mock/kernel/world/provider-state.ts'
import type { LaunchesService } from '#mock/domains/games/launches.service.ts'
import { Refusal } from '#mock/kernel/validation/refusal.ts'

type PaymentDependencies = { deposits: DepositsService; launches: LaunchesService }
type PaymentService = ReturnType<typeof paymentService>

const REFUSED = {
  vi: 'Nhà cung cấp từ chối thanh toán. Vui lòng thử kênh khác',
  en: 'The provider declined the payment. Please try another method',
}

const paymentService = ({ deposits, launches }: PaymentDependencies) => {
  const depositOf = (launch: string): Deposit => {
    const { gameCode, memberId } = launches.use(launch, 'payment')
    return deposits.get(gameCode, memberId)
  }
  return {
    /** Returns the deposit of the launch and marks its page as opened. */
    open: (launch: string): Promise<Deposit> => deposits.open(depositOf(launch)),
    /** Pays `amount` in minor units, by default the requested one. */
    async pay(launch: string, amount?: number): Promise<Deposit> {
      const row = depositOf(launch)
      if (amount === 0)
        throw new Refusal(400, 'amount.invalid', 'Nothing was sent', { field: 'amount', reason: 'is 0' })
      return deposits.settle(row.id, amount)
    },
    refuse: (launch: string): Promise<Deposit> => deposits.reject(depositOf(launch).id, REFUSED),
    cancel: (launch: string): Promise<Deposit> => deposits.cancel(depositOf(launch)),
    attachSlip: (launch: string): Promise<Deposit> => deposits.attachSlip(depositOf(launch)),
  }
}

const { post } = simulatorRoutes('payment')

/** The routes of the payment page. Amounts on the wire are decimal. */
const paymentRoutes = ({ payment }: { payment: PaymentService }): SimulatorRoute[] => {
  const actionRoute = (name: string, run: (launch: string) => Promise<Deposit>) =>
    post(name, {}, async ({ input, world }) => toPaymentResponse(await run(input.launch), world))
  return [
    actionRoute('open', payment.open),
    actionRoute('refuse', payment.refuse),
    actionRoute('cancel', payment.cancel),
    actionRoute('slip', payment.attachSlip),
    post('pay', { amount: v.optional(amountSchema) }, async ({ input, world }) =>
      toPaymentResponse(await payment.pay(input.launch, input.amount), world),
    ),
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
