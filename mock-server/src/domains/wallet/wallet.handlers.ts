import type { Handlers } from '../../kernel/http.ts'
import { toDecimal, toMinor } from '../../kernel/money.ts'
import { invalidField } from '../../kernel/refusal.ts'
import { isMain, type Returned, type Wallet, type WalletService } from './wallet.service.ts'

type Operations =
  | 'getWallet'
  | 'getWalletBalance'
  | 'getMerchantWallet'
  | 'transferWallet'
  | 'transferAllBack'
  | 'getWalletLockStatus'

const MAIN_ONLY = 2

export const walletHandlers = ({ wallet }: { wallet: WalletService }): Handlers<Operations> => ({
  getWallet: ({ member }) => ({ sumBalance: toDecimal(wallet.sumOf(member().id)) }),
  getWalletBalance({ member, query }) {
    const all = wallet.walletsOf(member().id).filter((one) => query.typeId !== MAIN_ONLY || isMain(one))
    return {
      sumBalance: toDecimal(all.reduce((sum, { balance }) => sum + balance, 0)),
      balance: all.map(asWallet),
      currency: 'VND',
      currencySymbol: '₫',
      currencyPosition: 'B' as const,
    }
  },
  getMerchantWallet: () => ({ isSingle: wallet.isSingle() }),
  transferWallet({ member, body }) {
    const { fromAccountTypeId: from, toAccountTypeId: to, amount } = body
    return { successAmount: toDecimal(wallet.transfer(member(), { from, to, amount: toMinor(amount) })) }
  },
  transferAllBack({ member, body }) {
    if (body?.customerId !== undefined && body.customerId !== member().id)
      throw invalidField('customerId', 'is not your own: nobody moves the money of others')
    const { returned, remaining } = wallet.returnAll(member().id)
    const successAmount = toDecimal(returned.reduce((sum, { amount }) => sum + amount, 0))
    return { successAmount, returned: returned.map(asPart), remaining: remaining.map(asPart) }
  },
  getWalletLockStatus: ({ member }) =>
    wallet.walletsOf(member().id).map(({ id, isClosed }) => ({ accountTypeId: id, isLocked: isClosed })),
})

const asWallet = ({ id, code, name, balance, isClosed }: Wallet) => ({
  accountTypeId: id,
  accountTypeName: code,
  displayName: name,
  availBalance: toDecimal(balance),
  balance: toDecimal(balance),
  status: isClosed ? 'MAINTENANCE' : 'OK',
})

const asPart = ({ wallet: { id }, amount, reason }: Returned) => ({
  accountTypeId: id,
  amount: toDecimal(amount),
  ...(reason && { reason }),
})
