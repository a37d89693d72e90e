import { constant, type HandlerCall, type Handlers } from '../../kernel/http/http.ts'
import { toDecimal, toMinor } from '../../kernel/money/money.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { memoizeLast } from '../../kernel/world/memoize-last.ts'
import { isMain, type ReturnedAmount, type Wallet, type WalletService } from './wallet.service.ts'

type Operations =
  | 'getWallet'
  | 'getWalletBalance'
  | 'getMerchantWallet'
  | 'transferWallet'
  | 'transferAllBack'
  | 'getWalletLockStatus'
  | OlderForm
type OlderForm =
  | 'getBalances'
  | 'listWallets'
  | 'transferToMainWallet'
  | 'transferFromMainWallet'
  | 'transferSubToSubWallet'

const MAIN_WALLET_TYPE = 2

type Dependencies = { wallet: WalletService }
type TransferCall = Pick<HandlerCall<'transferWallet'>, 'member' | 'body'>

const CURRENCY = { currency: 'VND', currencySymbol: '₫', currencyPosition: 'B' as const }

const transfer = (wallet: WalletService, { member, body }: TransferCall) => {
  const { fromAccountTypeId: from, toAccountTypeId: to, amount } = body
  return { successAmount: toDecimal(wallet.transfer(member(), { from, to, amount: toMinor(amount) })) }
}

export const walletHandlers = ({ wallet }: Dependencies): Handlers<Operations> => ({
  ...olderForms({ wallet }),
  getWallet: sumReader(wallet),
  getWalletBalance({ member, query, language }) {
    const all = wallet.walletsOf(member().id).filter((one) => query.typeId !== MAIN_WALLET_TYPE || isMain(one))
    return {
      sumBalance: toDecimal(all.reduce((sum, { balance }) => sum + balance, 0)),
      balance: all.map((one) => toWallet(one, language)),
      ...CURRENCY,
    }
  },
  getMerchantWallet: () => ({ isSingle: wallet.isSingle() }),
  transferWallet: (call) => transfer(wallet, call),
  transferAllBack({ member, body }) {
    if (body?.customerId !== undefined && body.customerId !== member().id)
      throw invalidField('customerId', 'is not your own id')
    const { returned, remaining } = wallet.returnAll(member().id)
    const successAmount = toDecimal(returned.reduce((sum, { amount }) => sum + amount, 0))
    return { successAmount, returned: returned.map(toReturnedAmount), remaining: remaining.map(toReturnedAmount) }
  },
  getWalletLockStatus: ({ member }) =>
    wallet.walletsOf(member().id).map(({ id, isClosed }) => ({ accountTypeId: id, isLocked: isClosed })),
})

/** Apps ask for the sum all the time: it is serialised once per change. */
function sumReader({ sumOf }: WalletService): Handlers<'getWallet'>['getWallet'] {
  const toSum = memoizeLast((sum: number) => constant({ sumBalance: toDecimal(sum) }))
  return ({ member }) => toSum(sumOf(member().id))
}

const olderForms = ({ wallet }: Dependencies): Handlers<OlderForm> => ({
  getBalances: ({ member, language }) => ({
    sumBalance: toDecimal(wallet.sumOf(member().id)),
    balances: wallet.walletsOf(member().id).map((one) => toOlderWallet(one, language)),
    ...CURRENCY,
  }),
  listWallets: ({ member, language }) => wallet.walletsOf(member().id).map((one) => toOlderWallet(one, language)),
  transferToMainWallet: ({ member, body }) =>
    transfer(wallet, { member, body: { ...body, toAccountTypeId: MAIN_WALLET_TYPE } }),
  transferFromMainWallet: ({ member, body }) =>
    transfer(wallet, { member, body: { ...body, fromAccountTypeId: MAIN_WALLET_TYPE } }),
  transferSubToSubWallet: (call) => transfer(wallet, call),
})

const toOlderWallet = (one: Wallet, language: Language) => {
  const { accountTypeName: accountName, ...rest } = toWallet(one, language)
  return { ...rest, accountName }
}

const toWallet = ({ id, code, name, balance, isClosed }: Wallet, language: Language) => ({
  accountTypeId: id,
  accountTypeName: code,
  displayName: name[language],
  availBalance: toDecimal(balance),
  balance: toDecimal(balance),
  status: isClosed ? 'MAINTENANCE' : 'OK',
})

const toReturnedAmount = ({ wallet: { id }, amount, reason }: ReturnedAmount) => ({
  accountTypeId: id,
  amount: toDecimal(amount),
  ...(reason && { reason }),
})
