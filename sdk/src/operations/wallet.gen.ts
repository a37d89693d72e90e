// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const walletOperations = {
  'GET /wps/wallets/gcs': { id: 'getWallet', token: true },
  'GET /wps/v2/wallets/balance': { id: 'getWalletBalance', module: 'COMM3', token: true },
} satisfies Operations
