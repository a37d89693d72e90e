// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { contractBook } from '@longan/sdk/contract-book'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listContracts: Query<ReturnType<typeof contractBook>['list']> = /* @__PURE__ */ query<ReturnType<typeof contractBook>['list']>(['listContracts', contractBook, 1, 'list'], { secured: true })
export const createContract: Command<ReturnType<typeof contractBook>['offer']> = /* @__PURE__ */ command<ReturnType<typeof contractBook>['offer']>(['createContract', contractBook, 1, 'offer'], ['getFundsConsolidated', 'listContracts'])
export const cancelContract: Command<ReturnType<typeof contractBook>['withdraw']> = /* @__PURE__ */ command<ReturnType<typeof contractBook>['withdraw']>(['cancelContract', contractBook, 1, 'withdraw'], ['getFundsConsolidated', 'listContracts'])
export const listSalaries: Query<ReturnType<typeof contractBook>['listSalaries']> = /* @__PURE__ */ query<ReturnType<typeof contractBook>['listSalaries']>(['listSalaries', contractBook, 1], { secured: true })
export const listDividends: Query<ReturnType<typeof contractBook>['listDividends']> = /* @__PURE__ */ query<ReturnType<typeof contractBook>['listDividends']>(['listDividends', contractBook, 1], { secured: true })
