import type { Deposit } from '../domains/deposits/deposits.service.ts'
import { type Command, type CommandContext, pickFrom, password, withRecentItem } from './command.ts'

const reason = { vi: 'Thử', en: 'Tried' }
const METHODS = ['transfer', 'qr', 'page', 'crypto', 'page'] as const
const BANKS = ['SVBK', 'UNQR', 'SENP', 'USDT', 'KAMI']
const PROMOTIONS = [undefined, 901, undefined, 902]

const depositsOf = ({ services, member }: CommandContext) => services.deposits.of(member.id)
const withDeposit = (context: CommandContext, action: (row: Deposit) => unknown) =>
  withRecentItem(
    context.pick % 5 === 0 ? depositsOf(context) : context.services.deposits.waiting(),
    context.pick,
    action,
  )
const walletAt = ({ services, member }: CommandContext, pick: number) =>
  pickFrom(services.wallet.walletsOf(member.id), pick)!.id

export const cashierCommands: Record<string, Command> = {
  deposit: ({ services, member, amount, pick }) => {
    const [method, bankCode] = [pickFrom(METHODS, pick)!, pickFrom(BANKS, pick)!]
    const promotionId = pickFrom(PROMOTIONS, amount + pick)
    const draft = { vendorId: (pick % BANKS.length) + 1, bankCode, amount, promotionId, target: undefined }
    return services.deposits.create(member, draft, method)
  },
  arrive: (context) =>
    withDeposit(context, ({ id }) => context.services.deposits.settle(id, Math.max(1, context.amount))),
  openDeposit: ({ services, pick }) => {
    const begun = services.deposits.waiting().filter(({ state }) => state === 'created')
    return withRecentItem(begun, pick, (row) => services.deposits.open(row))
  },
  showSlip: (context) => withDeposit(context, (row) => context.services.deposits.attachSlip(row)),
  requestReview: (context) => withDeposit(context, (row) => context.services.deposits.requestReview(row)),
  fail: (context) => withDeposit(context, ({ id }) => context.services.deposits.reject(id, reason)),
  cancelDeposit: (context) => withDeposit(context, (row) => context.services.deposits.cancel(row)),
  withdraw: ({ services, member, amount, pick }) => {
    const account = pickFrom(services.accounts.of(member.id), pick)
    const draft = { kind: account?.kind ?? 'BC', accountId: account?.id, amount, password }
    return services.withdrawals.withdraw(member, draft)
  },
  approve: (context) =>
    withRecentItem(context.services.withdrawals.open(), context.pick, ({ id }) =>
      context.services.withdrawals.approve(id),
    ),
  reject: (context) =>
    withRecentItem(context.services.withdrawals.open(), context.pick, ({ id }) =>
      context.services.withdrawals.reject(id, reason),
    ),
  sendBack: ({ services, pick }) => {
    const left = services.withdrawals.open().filter(({ state }) => pick % 5 === 0 || state === 'paying')
    return withRecentItem(left, pick, ({ id }) => services.withdrawals.sendBack(id, reason))
  },
  transfer: (context) => {
    const move = {
      from: walletAt(context, context.pick % 2 === 0 ? 0 : context.pick),
      to: walletAt(context, context.amount),
      amount: context.amount,
    }
    return context.services.wallet.transfer(context.member, move)
  },
  returnAll: ({ services, member }) => services.wallet.returnAll(member.id),
}
