// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { verification } from '@longan/sdk/verification'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getHumanCheck: Query<ReturnType<typeof verification>['getHumanCheck']> = /* @__PURE__ */ query('getHumanCheck', [(http: Http) => verification(http).getHumanCheck, 1], { volatile: true })
export const sendLoginCode: Command<ReturnType<typeof verification>['sendLoginCode']> = /* @__PURE__ */ command('sendLoginCode', [(http: Http) => verification(http).sendLoginCode, 1, false], [])
export const sendRegistrationCode: Command<ReturnType<typeof verification>['sendRegistrationCode']> = /* @__PURE__ */ command('sendRegistrationCode', [(http: Http) => verification(http).sendRegistrationCode, 1, false], [])
export const sendPasswordCode: Command<ReturnType<typeof verification>['sendPasswordCode']> = /* @__PURE__ */ command('sendPasswordCode', [(http: Http) => verification(http).sendPasswordCode, 1, false], [])
export const sendMobileCode: Command<ReturnType<typeof verification>['sendMobileCode']> = /* @__PURE__ */ command('sendMobileCode', [(http: Http) => verification(http).sendMobileCode, 1], [])
export const verifyMobile: Command<ReturnType<typeof verification>['verifyMobile']> = /* @__PURE__ */ command('verifyMobile', [(http: Http) => verification(http).verifyMobile, 1], ['getMemberInfo', 'getSecurityConfig'])
export const verifyCurrentMobile: Command<ReturnType<typeof verification>['verifyCurrentMobile']> = /* @__PURE__ */ command('verifyCurrentMobile', [(http: Http) => verification(http).verifyCurrentMobile, 1], [])
