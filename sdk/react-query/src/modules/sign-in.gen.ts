// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { signIn } from '@longan/sdk/sign-in'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listSignInPromotions: Query<ReturnType<typeof signIn>['listPromotions']> = /* @__PURE__ */ query('listSignInPromotions', [(http: Http) => signIn(http).listPromotions, 0], { secured: true, localized: true })
export const getSignInCalendar: Query<ReturnType<typeof signIn>['getCalendar']> = /* @__PURE__ */ query('getSignInCalendar', [(http: Http) => signIn(http).getCalendar, 1], { secured: true, localized: true })
export const claimSignIn: Command<ReturnType<typeof signIn>['claim']> = /* @__PURE__ */ command('claimSignIn', [(http: Http) => signIn(http).claim, 1], ['getAvailablePromotions', 'getPointBalance', 'getSignInCalendar', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listTransactions'])
