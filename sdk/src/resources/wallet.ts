import type { Call, Http } from '../http.ts'
import { walletOperations } from '../operations/wallet.gen.ts'
import type { WalletAccount, WalletBalance, WalletTransfer } from '../schema.gen.ts'
import { value } from '../value.ts'

/** The member's money. */
export const wallet = (http: Http) => {
  const { GET, POST } = http.clientOf(walletOperations)

  return {
    get: (call?: Call) => value(GET('/wps/wallets/gcs', call)),
    /** Wallet by wallet; 2 asks for the main one only. */
    getBalance: async (typeId: 0 | 2 = 0, call?: Call) =>
      normalizeBalance(await value(GET('/wps/v2/wallets/balance', { params: { query: { typeId } }, ...call }))),
    /** Returns true if the site has a single wallet. */
    isSingle: async (call?: Call) => Boolean((await value(GET('/wps/relay/GCS_merchantWallet', call))).isSingle),
    /** Moves all of the amount, or is refused and moves nothing. */
    transfer: (body: WalletTransfer, call?: Call) =>
      value(
        POST('/wps/relay/GCS_walletTransfer', {
          body,
          ...call,
        }),
      ),
    /** Transfers the money of all vendors to the main wallet, and returns what stayed. */
    returnAll: (call?: Call) => value(POST('/wps/relay/GCS_walletReturn', { body: {}, ...call })),
    listLocks: (call?: Call) => value(GET('/wps/wallets/lockStatus', call)),
  }
}

/** Gateways use two names for these fields; read `balance` and `accountTypeName`. */
const normalizeBalance = ({ balances = [], balance = balances, ...rest }: WalletBalance) => ({
  ...rest,
  balance: balance.map(normalizeAccount),
})

const normalizeAccount = ({ accountName = '', accountTypeName = accountName, ...rest }: WalletAccount) => ({
  ...rest,
  accountTypeName,
})
