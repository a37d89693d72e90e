import type { Deposit, DepositsService } from '#mock/domains/deposits/deposits.service.ts'
import type { LaunchesService } from '#mock/domains/games/launches.service.ts'
import { Refusal } from '#mock/kernel/validation/refusal.ts'

export type PaymentDependencies = { deposits: DepositsService; launches: LaunchesService }
export type PaymentService = ReturnType<typeof paymentService>

const REFUSED = {
  vi: 'Nhà cung cấp từ chối thanh toán. Vui lòng thử kênh khác',
  en: 'The provider declined the payment. Please try another method',
}

export const paymentService = ({ deposits, launches }: PaymentDependencies) => {
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
