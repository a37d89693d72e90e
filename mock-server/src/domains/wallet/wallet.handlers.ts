import type { Handlers } from '../../kernel/http.ts'
import { toDecimal } from '../../kernel/money.ts'
import type { WalletService } from './wallet.service.ts'

const MAIN_WALLET = 2

type Operations = 'getWallet' | 'getWalletBalance'

export const walletHandlers = ({ wallet }: { wallet: WalletService }): Handlers<Operations> => ({
  getWallet: ({ member }) => ({ sumBalance: toDecimal(wallet.balanceOf(member().id)) }),
  getWalletBalance: ({ member }) => {
    const amount = toDecimal(wallet.balanceOf(member().id))
    const main = {
      accountTypeId: MAIN_WALLET,
      accountTypeName: 'MAIN',
      displayName: 'Main',
      availBalance: amount,
      balance: amount,
      status: 'OK',
    }
    return { sumBalance: amount, balance: [main], currency: 'VND', currencySymbol: '₫', currencyPosition: 'B' as const }
  },
})
