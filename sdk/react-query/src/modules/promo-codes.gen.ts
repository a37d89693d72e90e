// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { promoCodes } from '@longan/sdk/promo-codes'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listPromoCodes: Query<ReturnType<typeof promoCodes>['list']> = /* @__PURE__ */ query('listPromoCodes', [(http: Http) => promoCodes(http).list, 0], { secured: true, localized: true })
export const claimPromoCode: Command<ReturnType<typeof promoCodes>['claim']> = /* @__PURE__ */ command('claimPromoCode', [(http: Http) => promoCodes(http).claim, 1], ['getAvailablePromotions', 'getPointBalance', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listPromoCodes', 'listTransactions'])
