// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { accounts } from '@longan/sdk/accounts'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getWithdrawAccountInfo: Query<ReturnType<typeof accounts>['list']> = /* @__PURE__ */ query<ReturnType<typeof accounts>['list']>(['getWithdrawAccountInfo', accounts, 0, 'list'], { secured: true, localized: true })
export const listBankCards: Query<ReturnType<typeof accounts>['listCards']> = /* @__PURE__ */ query<ReturnType<typeof accounts>['listCards']>(['listBankCards', accounts, 0, 'listCards'], { secured: true, localized: true })
export const addBankCard: Command<ReturnType<typeof accounts>['add']> = /* @__PURE__ */ command<ReturnType<typeof accounts>['add']>(['addBankCard', accounts, 1, 'add'], ['getSecurityConfig', 'getWithdrawAccountInfo', 'getWithdrawSettings', 'listBankCards'])
export const deleteBankCard: Command<ReturnType<typeof accounts>['remove']> = /* @__PURE__ */ command<ReturnType<typeof accounts>['remove']>(['deleteBankCard', accounts, 1, 'remove'], ['getSecurityConfig', 'getWithdrawAccountInfo', 'getWithdrawSettings', 'listBankCards'])
export const setDefaultBankCard: Command<ReturnType<typeof accounts>['setDefault']> = /* @__PURE__ */ command<ReturnType<typeof accounts>['setDefault']>(['setDefaultBankCard', accounts, 1, 'setDefault'], ['getWithdrawAccountInfo', 'listBankCards'])
export const listBanks: Query<ReturnType<typeof accounts>['listBanks']> = /* @__PURE__ */ query<ReturnType<typeof accounts>['listBanks']>(['listBanks', accounts, 1], { secured: true, localized: true })
export const listEWalletGroups: Query<ReturnType<typeof accounts>['listEWalletGroups']> = /* @__PURE__ */ query<ReturnType<typeof accounts>['listEWalletGroups']>(['listEWalletGroups', accounts, 0], { secured: true, localized: true })
export const getBindConfiguration: Query<ReturnType<typeof accounts>['getBindConfiguration']> = /* @__PURE__ */ query<ReturnType<typeof accounts>['getBindConfiguration']>(['getBindConfiguration', accounts, 0], { secured: true })
