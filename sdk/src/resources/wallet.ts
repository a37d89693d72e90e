import type { Call, Http } from '../http.ts'
import { walletOperations } from '../operations/wallet.gen.ts'
import type { WalletAccount, WalletBalance } from '../schema.gen.ts'
import { value } from '../value.ts'

/** What the member owns. */
export const wallet = (http: Http) => {
  const { GET } = http.clientOf(walletOperations)

  return {
    get: (call?: Call) => value(GET('/wps/wallets/gcs', call)),
    /** Wallet by wallet; 2 asks for the main one only. */
    getBalance: async (typeId: 0 | 2 = 0, call?: Call) =>
      walletByWallet(await value(GET('/wps/v2/wallets/balance', { params: { query: { typeId } }, ...call }))),
  }
}

/** Gateways differ in two names; whoever asks reads `balance` and `accountTypeName`. */
const walletByWallet = ({ balances = [], balance = balances, ...rest }: WalletBalance) => ({
  ...rest,
  balance: balance.map(named),
})

const named = ({ accountName = '', accountTypeName = accountName, ...rest }: WalletAccount) => ({
  ...rest,
  accountTypeName,
})
