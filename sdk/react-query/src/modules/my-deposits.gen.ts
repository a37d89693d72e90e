// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { myDeposits } from '@longan/sdk/my-deposits'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getDeposit: Query<ReturnType<typeof myDeposits>['get']> = /* @__PURE__ */ query<ReturnType<typeof myDeposits>['get']>(['getDeposit', myDeposits, 1, 'get'], { secured: true, localized: true })
export const cancelDeposit: Command<ReturnType<typeof myDeposits>['cancel']> = /* @__PURE__ */ command<ReturnType<typeof myDeposits>['cancel']>(['cancelDeposit', myDeposits, 1, 'cancel'], ['getDeposit', 'getDepositSettings', 'getPendingCounts', 'listDeposits', 'listLimits', 'listPaymentConfirmations'])
export const createDepositTask: Command<ReturnType<typeof myDeposits>['requestReview']> = /* @__PURE__ */ command<ReturnType<typeof myDeposits>['requestReview']>(['createDepositTask', myDeposits, 1, 'requestReview'], ['getDeposit', 'getDepositSettings', 'listDeposits', 'listPaymentConfirmations'])
export const uploadDepositSlip: Command<ReturnType<typeof myDeposits>['uploadSlip']> = /* @__PURE__ */ command<ReturnType<typeof myDeposits>['uploadSlip']>(['uploadDepositSlip', myDeposits, 1, 'uploadSlip'], ['getDeposit', 'getDepositSettings', 'listDeposits', 'listPaymentConfirmations'])
export const listPaymentConfirmations: Query<ReturnType<typeof myDeposits>['listConfirmations']> = /* @__PURE__ */ query<ReturnType<typeof myDeposits>['listConfirmations']>(['listPaymentConfirmations', myDeposits, 0, 'listConfirmations'], { secured: true })
export const processC2CTransaction: Command<ReturnType<typeof myDeposits>['confirm']> = /* @__PURE__ */ command<ReturnType<typeof myDeposits>['confirm']>(['processC2CTransaction', myDeposits, 1, 'confirm'], ['getDeposit', 'getDepositSettings', 'listDeposits', 'listPaymentConfirmations'])
export const getPendingCounts: Query<ReturnType<typeof myDeposits>['countPending']> = /* @__PURE__ */ query<ReturnType<typeof myDeposits>['countPending']>(['getPendingCounts', myDeposits, 0, 'countPending'], { secured: true })
export const listDeposits: Query<ReturnType<typeof myDeposits>['list']> = /* @__PURE__ */ query<ReturnType<typeof myDeposits>['list']>(['listDeposits', myDeposits, 1, 'list'], { secured: true })
