// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { promoCodes } from '@longan/sdk/promo-codes'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listPromoCodes: Query<ReturnType<typeof promoCodes>['list']> = /* @__PURE__ */ query<ReturnType<typeof promoCodes>['list']>(['listPromoCodes', promoCodes, 0, 'list'], { secured: true, localized: true })
export const claimPromoCode: Command<ReturnType<typeof promoCodes>['claim']> = /* @__PURE__ */ command<ReturnType<typeof promoCodes>['claim']>(['claimPromoCode', promoCodes, 1, 'claim'], ['getAvailablePromotions', 'getPointBalance', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listPromoCodes', 'listTransactions'])
