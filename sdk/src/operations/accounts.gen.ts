// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const accountsOperations = {
  'GET /wps/member/bankCard': { id: 'listBankCards', module: 'BINDCARD3', token: true },
  'PUT /wps/member/bankCard': { id: 'addBankCard', module: 'BINDCARD3', value: 'none', token: true, encrypted: true },
  'DELETE /wps/member/bankCard': { id: 'deleteBankCard', module: 'BINDCARD3', value: 'none', token: true, encrypted: true },
  'GET /wps/relay/MCSFE_getWithdrawAccountInfo': { id: 'getWithdrawAccountInfo', token: true },
  'POST /wps/relay/MCSFE_setDefaultWithdrawAccount': { id: 'setDefaultBankCard', module: 'BINDCARD3', value: 'none', token: true },
  'GET /wps/relay/MCSFE_getBanks': { id: 'listBanks', value: 'array', token: true },
  'GET /wps/relay/MCSFE_getEWalletGroups': { id: 'listEWalletGroups', value: 'array', token: true },
  'GET /wps/relay/MCSFE_getBindConfiguration': { id: 'getBindConfiguration', token: true },
} satisfies Operations
