// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const walletOperations = {
  'GET /wps/wallets/gcs': { id: 'getWallet', token: true },
  'GET /wps/v2/wallets/balance': { id: 'getWalletBalance', module: 'COMM3', token: true },
  'GET /wps/relay/GCS_merchantWallet': { id: 'getMerchantWallet', module: 'COMM3', token: true },
  'POST /wps/relay/GCS_walletTransfer': { id: 'transferWallet', module: 'FUNDTRANS3', token: true },
  'POST /wps/relay/GCS_walletReturn': { id: 'transferAllBack', module: 'FUNDTRANS3', token: true },
  'GET /wps/wallets/lockStatus': { id: 'getWalletLockStatus', value: 'array', token: true },
} satisfies Operations
