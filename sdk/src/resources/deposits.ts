import type { Call, Http, Query } from '../http.ts'
import { depositsOperations } from '../operations/deposits.gen.ts'
import type { DepositAddressInput, DepositInput } from '../schema.gen.ts'
import { value } from '../value.ts'

type DepositPath =
  | '/wps/relay/MCSFE_depositByQRImageUrl'
  | '/wps/relay/MCSFE_manualTransferByAccountName'
  | '/wps/relay/MCSFE_depositByLaunchUrl'
  | '/wps/relay/MCSFE_depositByVirtualWallet'

/** Money in. */
export const deposits = (http: Http) => {
  const { GET, POST } = http.clientOf(depositsOperations)
  const createBy = (path: DepositPath) => (body: DepositInput, call?: Call) => value(POST(path, { body, ...call }))

  return {
    getSettings: (call?: Call) => value(GET('/wps/relay/MCSFE_getDepositSettings', call)),
    listChannels: (call?: Call) => value(GET('/wps/system/depositBanks', call)),
    /** With an amount, each promotion has the bonus it would give. */
    listPromotions: (query: Query<'listDepositPromotions'> = {}, call?: Call) =>
      value(GET('/wps/promotions/deposit', { params: { query }, ...call })),
    getExchangeRate: (currency: Query<'getExchangeRate'>['currency'], call?: Call) =>
      value(GET('/wps/relay/MCSFE_getExchangeRate', { params: { query: { currency } }, ...call })),
    byQr: createBy('/wps/relay/MCSFE_depositByQRImageUrl'),
    byTransfer: createBy('/wps/relay/MCSFE_manualTransferByAccountName'),
    byPage: createBy('/wps/relay/MCSFE_depositByLaunchUrl'),
    byCrypto: createBy('/wps/relay/MCSFE_depositByVirtualWallet'),
    getAddress: (body: DepositAddressInput, call?: Call) =>
      value(POST('/wps/relay/MCSFE_getDepositWalletAddress', { body, ...call })),
  }
}
