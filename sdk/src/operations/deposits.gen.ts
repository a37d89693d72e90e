// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const depositsOperations = {
  'GET /wps/relay/MCSFE_getDepositSettings': { id: 'getDepositSettings', module: 'DPSTBAS3', token: true },
  'GET /wps/system/depositBanks': { id: 'listDepositChannels', module: 'DPSTBAS3', token: true },
  'GET /wps/promotions/deposit': { id: 'listDepositPromotions', module: 'DPSTBAS3', value: 'array', token: true },
  'GET /wps/relay/MCSFE_getExchangeRate': { id: 'getExchangeRate', module: 'DPSTBAS3', token: true },
  'POST /wps/relay/MCSFE_depositByQRImageUrl': { id: 'depositByQr', module: 'DPSTBAS3', token: true },
  'POST /wps/relay/MCSFE_manualTransferByAccountName': { id: 'depositByAccountName', module: 'DPSTBAS3', token: true },
  'POST /wps/relay/MCSFE_depositByLaunchUrl': { id: 'depositByLaunchUrl', module: 'DPSTBAS3', token: true },
  'POST /wps/relay/MCSFE_depositByVirtualWallet': { id: 'depositByVirtualWallet', module: 'DPSTBAS3', token: true },
  'POST /wps/relay/MCSFE_getDepositWalletAddress': { id: 'getDepositAddress', module: 'DPSTBAS3', token: true },
} satisfies Operations
