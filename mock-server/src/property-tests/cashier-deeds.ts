import type { Deposit } from '../domains/deposits/deposits.service.ts'
import { type Command, type Hand, one, password, toOne } from './deed.ts'

const reason = { vi: 'Thử', en: 'Tried' }
const WAYS = ['transfer', 'qr', 'page', 'crypto', 'page'] as const
const BANKS = ['SVBK', 'UNQR', 'SENP', 'USDT', 'KAMI']
/** With which bonus a deposit comes, or without. */
const PROMOTIONS = [undefined, 901, undefined, 902]

const depositsOf = ({ services, member }: Hand) => services.deposits.of(member.id)
/** Mostly one that waits, sometimes any of the member's. */
const toDeposit = (hand: Hand, deed: (row: Deposit) => unknown) =>
  toOne(hand.pick % 5 === 0 ? depositsOf(hand) : hand.services.deposits.waiting(), hand.pick, deed)
const walletAt = ({ services, member }: Hand, pick: number) => one(services.wallet.walletsOf(member.id), pick)!.id

/** Money in, out, and between wallets. */
export const cashierDeeds: Record<string, Command> = {
  deposit: ({ services, member, amount, pick }) => {
    const [way, bankCode] = [one(WAYS, pick)!, one(BANKS, pick)!]
    const promotionId = one(PROMOTIONS, amount + pick)
    const draft = { vendorId: (pick % BANKS.length) + 1, bankCode, amount, promotionId, target: undefined }
    return services.deposits.begin(member, draft, way)
  },
  arrive: (hand) => toDeposit(hand, ({ id }) => hand.services.deposits.arrive(id, Math.max(1, hand.amount))),
  openDeposit: ({ services, pick }) => {
    const begun = services.deposits.waiting().filter(({ state }) => state === 'created')
    return toOne(begun, pick, (row) => services.deposits.open(row))
  },
  showSlip: (hand) => toDeposit(hand, (row) => hand.services.deposits.showSlip(row)),
  hurry: (hand) => toDeposit(hand, (row) => hand.services.deposits.hurry(row)),
  fail: (hand) => toDeposit(hand, ({ id }) => hand.services.deposits.fail(id, reason)),
  cancelDeposit: (hand) => toDeposit(hand, (row) => hand.services.deposits.cancel(row)),
  withdraw: ({ services, member, amount, pick }) => {
    const account = one(services.accounts.of(member.id), pick)
    const draft = { kind: account?.kind ?? 'BC', accountId: account?.id, amount, password }
    return services.withdrawals.withdraw(member, draft)
  },
  approve: (hand) =>
    toOne(hand.services.withdrawals.open(), hand.pick, ({ id }) => hand.services.withdrawals.approve(id)),
  reject: (hand) =>
    toOne(hand.services.withdrawals.open(), hand.pick, ({ id }) => hand.services.withdrawals.reject(id, reason)),
  sendBack: ({ services, pick }) => {
    const left = services.withdrawals.open().filter(({ state }) => pick % 5 === 0 || state === 'paying')
    return toOne(left, pick, ({ id }) => services.withdrawals.sendBack(id, reason))
  },
  transfer: (hand) => {
    const move = {
      from: walletAt(hand, hand.pick % 2 === 0 ? 0 : hand.pick),
      to: walletAt(hand, hand.amount),
      amount: hand.amount,
    }
    return hand.services.wallet.transfer(hand.member, move)
  },
  returnAll: ({ services, member }) => services.wallet.returnAll(member.id),
}
