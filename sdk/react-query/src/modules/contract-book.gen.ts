// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { contractBook } from '@longan/sdk/contract-book'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listContracts: Query<ReturnType<typeof contractBook>['list']> = /* @__PURE__ */ query('listContracts', [(http: Http) => contractBook(http).list, 1], { secured: true })
export const createContract: Command<ReturnType<typeof contractBook>['offer']> = /* @__PURE__ */ command('createContract', [(http: Http) => contractBook(http).offer, 1], ['getFundsConsolidated', 'listContracts'])
export const cancelContract: Command<ReturnType<typeof contractBook>['withdraw']> = /* @__PURE__ */ command('cancelContract', [(http: Http) => contractBook(http).withdraw, 1], ['getFundsConsolidated', 'listContracts'])
export const listSalaries: Query<ReturnType<typeof contractBook>['listSalaries']> = /* @__PURE__ */ query('listSalaries', [(http: Http) => contractBook(http).listSalaries, 1], { secured: true })
export const listDividends: Query<ReturnType<typeof contractBook>['listDividends']> = /* @__PURE__ */ query('listDividends', [(http: Http) => contractBook(http).listDividends, 1], { secured: true })
