import { type Deposit, depositTable } from '../domains/deposits/deposit.model.ts'
import { newDeposit } from '../domains/deposits/deposits.service.ts'
import { withdrawalTable } from '../domains/withdrawals/withdrawal.model.ts'
import type { TransactionType } from '../kernel/money/ledger.ts'
import type { World } from '../kernel/world/world.ts'

type PastDeposit = PastPayment & { remark: string }
type PastPayment = { orderNo: string; memberId: number; at: number; amount: number }

/** Days before the creation of the world, minor units (withdrawals negative), type, remark. */
export const PAYMENTS: [number, number, TransactionType, string][] = [
  [26.4, 100_000_000, 'deposit', 'Bank transfer'],
  [24.1, 8_800_000, 'dividend', 'Welcome back bonus'],
  [21.6, 50_000_000, 'deposit', 'QR'],
  [18.2, -120_000_000, 'withdraw', 'Bank card *6789'],
  [15.3, 200_000_000, 'deposit', 'Bank transfer'],
  [12.7, 2_400_000, 'dividend', 'Weekly rebate'],
  [9.5, -80_000_000, 'withdraw', 'Bank card *6789'],
  [7.2, 30_000_000, 'deposit', 'QR'],
  [5.7, 2_400_000, 'dividend', 'Weekly rebate'],
  [3.4, -50_000_000, 'withdraw', 'Bank card *6789'],
  [1.3, 50_000_000, 'deposit', 'QR'],
]
const CHANNELS: Record<string, Pick<Deposit, 'vendorId' | 'method' | 'bankCode'>> = {
  'Bank transfer': { vendorId: 1, method: 'MT', bankCode: 'SVBK' },
  QR: { vendorId: 2, method: 'UNQR', bankCode: 'UNQR' },
}

export function seedCreditedDeposit(world: World, { orderNo: id, memberId, at, amount, remark }: PastDeposit) {
  const channel = CHANNELS[remark]
  if (!channel) throw new Error(`Failed to seed a deposit: there is no channel for the remark ${remark}`)
  const row = newDeposit({ ...channel, id, memberId, requested: amount, paymentMethod: 'transfer', now: at })
  const paid = { arrived: amount, credited: amount, creditsAt: at, creditedAt: at, turnover: amount }
  return world.table(depositTable).insert({ ...row, ...paid, state: 'credited' })
}

export const seedPaidWithdrawal = (world: World, { orderNo: id, memberId, at, amount }: PastPayment) =>
  world.table(withdrawalTable).insert({
    id,
    memberId,
    kind: 'BC',
    bankCode: 'SVBK',
    number: '9704000012346789',
    amount: -amount,
    fee: 0,
    state: 'paid',
    submittedAt: at,
    changedAt: at,
  })
