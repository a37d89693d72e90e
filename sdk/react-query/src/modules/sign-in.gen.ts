// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { signIn } from '@longan/sdk/sign-in'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listSignInPromotions: Query<ReturnType<typeof signIn>['listPromotions']> = /* @__PURE__ */ query<ReturnType<typeof signIn>['listPromotions']>(['listSignInPromotions', signIn, 0, 'listPromotions'], { secured: true, localized: true })
export const getSignInCalendar: Query<ReturnType<typeof signIn>['getCalendar']> = /* @__PURE__ */ query<ReturnType<typeof signIn>['getCalendar']>(['getSignInCalendar', signIn, 1, 'getCalendar'], { secured: true, localized: true })
export const claimSignIn: Command<ReturnType<typeof signIn>['claim']> = /* @__PURE__ */ command<ReturnType<typeof signIn>['claim']>(['claimSignIn', signIn, 1, 'claim'], ['getAvailablePromotions', 'getPointBalance', 'getSignInCalendar', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listTransactions'])
