import type { Call, Http } from '../http.ts'
import { value } from '../transport.ts'

/** What the member owns. */
export const wallet = (http: Http) => ({
  get: (call?: Call) => value(http.GET('/wps/wallets/gcs', call)),
  /** Wallet by wallet; 2 asks for the main one only. */
  getBalance: (typeId: 0 | 2 = 0, call?: Call) =>
    value(http.GET('/wps/v2/wallets/balance', { params: { query: { typeId } }, ...call })),
})
