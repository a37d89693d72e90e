// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { accounts } from '@longan/sdk/accounts'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getWithdrawAccountInfo: Query<ReturnType<typeof accounts>['list']> = /* @__PURE__ */ query('getWithdrawAccountInfo', [(http: Http) => accounts(http).list, 0], { secured: true, localized: true })
export const listBankCards: Query<ReturnType<typeof accounts>['listCards']> = /* @__PURE__ */ query('listBankCards', [(http: Http) => accounts(http).listCards, 0], { secured: true, localized: true })
export const addBankCard: Command<ReturnType<typeof accounts>['add']> = /* @__PURE__ */ command('addBankCard', [(http: Http) => accounts(http).add, 1], ['getSecurityConfig', 'getWithdrawAccountInfo', 'getWithdrawSettings', 'listBankCards'])
export const deleteBankCard: Command<ReturnType<typeof accounts>['remove']> = /* @__PURE__ */ command('deleteBankCard', [(http: Http) => accounts(http).remove, 1], ['getSecurityConfig', 'getWithdrawAccountInfo', 'getWithdrawSettings', 'listBankCards'])
export const setDefaultBankCard: Command<ReturnType<typeof accounts>['setDefault']> = /* @__PURE__ */ command('setDefaultBankCard', [(http: Http) => accounts(http).setDefault, 1], ['getWithdrawAccountInfo', 'listBankCards'])
export const listBanks: Query<ReturnType<typeof accounts>['listBanks']> = /* @__PURE__ */ query('listBanks', [(http: Http) => accounts(http).listBanks, 1], { secured: true, localized: true })
export const listEWalletGroups: Query<ReturnType<typeof accounts>['listEWalletGroups']> = /* @__PURE__ */ query('listEWalletGroups', [(http: Http) => accounts(http).listEWalletGroups, 0], { secured: true, localized: true })
export const getBindConfiguration: Query<ReturnType<typeof accounts>['getBindConfiguration']> = /* @__PURE__ */ query('getBindConfiguration', [(http: Http) => accounts(http).getBindConfiguration, 0], { secured: true })
