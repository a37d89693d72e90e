import type { Deposit, DepositsService } from '../../../src/domains/deposits/deposits.service.ts'
import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import { Refusal } from '../../../src/kernel/refusal.ts'

export type PaymentNeeds = { deposits: DepositsService; launches: LaunchesService }
export type PaymentService = ReturnType<typeof paymentService>

const REFUSED = {
  vi: 'Nhà cung cấp từ chối thanh toán. Vui lòng thử kênh khác',
  en: 'The provider refused the payment. Please try another channel',
}

/** The payment page: stands in for banks, wallets and chains, and does what whoever looks at it wants to see. */
export const paymentService = ({ deposits, launches }: PaymentNeeds) => {
  const paid = (launch: string): Deposit => {
    const { gameCode, memberId } = launches.use(launch, 'payment')
    return deposits.named(gameCode, memberId)
  }
  return {
    /** The deposit of the launch, now that its page is open. */
    open: (launch: string): Promise<Deposit> => deposits.open(paid(launch)),
    /** So much is sent, in minor units; without an amount exactly what was asked for. */
    async pay(launch: string, amount?: number): Promise<Deposit> {
      const row = paid(launch)
      if (amount === 0)
        throw new Refusal(400, 'amount.invalid', 'Nothing was sent', { field: 'amount', reason: 'is 0' })
      return deposits.arrive(row.id, amount)
    },
    /** The provider does not take the payment. */
    refuse: (launch: string): Promise<Deposit> => deposits.fail(paid(launch).id, REFUSED),
    cancel: (launch: string): Promise<Deposit> => deposits.cancel(paid(launch)),
    /** A picture of a slip was chosen. */
    showSlip: (launch: string): Promise<Deposit> => deposits.showSlip(paid(launch)),
  }
}
