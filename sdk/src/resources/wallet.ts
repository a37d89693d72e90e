import type { Call, Http } from '../http.ts'
import { walletOperations } from '../operations/wallet.gen.ts'
import { value } from '../value.ts'

/** What the member owns. */
export const wallet = (http: Http) => {
  const { GET } = http.clientOf(walletOperations)

  return {
    get: (call?: Call) => value(GET('/wps/wallets/gcs', call)),
    /** Wallet by wallet; 2 asks for the main one only. */
    getBalance: (typeId: 0 | 2 = 0, call?: Call) =>
      value(GET('/wps/v2/wallets/balance', { params: { query: { typeId } }, ...call })),
  }
}
