// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { myDeposits } from '@longan/sdk/my-deposits'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getDeposit: Query<ReturnType<typeof myDeposits>['get']> = /* @__PURE__ */ query('getDeposit', [(http: Http) => myDeposits(http).get, 1], { secured: true, localized: true })
export const cancelDeposit: Command<ReturnType<typeof myDeposits>['cancel']> = /* @__PURE__ */ command('cancelDeposit', [(http: Http) => myDeposits(http).cancel, 1], ['getDeposit', 'getDepositSettings', 'getPendingCounts', 'listDeposits', 'listLimits', 'listPaymentConfirmations'])
export const createDepositTask: Command<ReturnType<typeof myDeposits>['requestReview']> = /* @__PURE__ */ command('createDepositTask', [(http: Http) => myDeposits(http).requestReview, 1], ['getDeposit', 'getDepositSettings', 'listDeposits', 'listPaymentConfirmations'])
export const uploadDepositSlip: Command<ReturnType<typeof myDeposits>['uploadSlip']> = /* @__PURE__ */ command('uploadDepositSlip', [(http: Http) => myDeposits(http).uploadSlip, 1], ['getDeposit', 'getDepositSettings', 'listDeposits', 'listPaymentConfirmations'])
export const listPaymentConfirmations: Query<ReturnType<typeof myDeposits>['listConfirmations']> = /* @__PURE__ */ query('listPaymentConfirmations', [(http: Http) => myDeposits(http).listConfirmations, 0], { secured: true })
export const processC2CTransaction: Command<ReturnType<typeof myDeposits>['confirm']> = /* @__PURE__ */ command('processC2CTransaction', [(http: Http) => myDeposits(http).confirm, 1], ['getDeposit', 'getDepositSettings', 'listDeposits', 'listPaymentConfirmations'])
export const getPendingCounts: Query<ReturnType<typeof myDeposits>['countPending']> = /* @__PURE__ */ query('getPendingCounts', [(http: Http) => myDeposits(http).countPending, 0], { secured: true })
export const listDeposits: Query<ReturnType<typeof myDeposits>['list']> = /* @__PURE__ */ query('listDeposits', [(http: Http) => myDeposits(http).list, 1], { secured: true })
