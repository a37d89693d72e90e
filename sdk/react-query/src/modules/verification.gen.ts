// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { verification } from '@longan/sdk/verification'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getHumanCheck: Query<ReturnType<typeof verification>['getHumanCheck']> = /* @__PURE__ */ query<ReturnType<typeof verification>['getHumanCheck']>(['getHumanCheck', verification, 1], { volatile: true })
export const sendLoginCode: Command<ReturnType<typeof verification>['sendLoginCode']> = /* @__PURE__ */ command<ReturnType<typeof verification>['sendLoginCode']>(['sendLoginCode', verification, 1], [], false)
export const sendRegistrationCode: Command<ReturnType<typeof verification>['sendRegistrationCode']> = /* @__PURE__ */ command<ReturnType<typeof verification>['sendRegistrationCode']>(['sendRegistrationCode', verification, 1], [], false)
export const sendPasswordCode: Command<ReturnType<typeof verification>['sendPasswordCode']> = /* @__PURE__ */ command<ReturnType<typeof verification>['sendPasswordCode']>(['sendPasswordCode', verification, 1], [], false)
export const sendMobileCode: Command<ReturnType<typeof verification>['sendMobileCode']> = /* @__PURE__ */ command<ReturnType<typeof verification>['sendMobileCode']>(['sendMobileCode', verification, 1], [])
export const verifyMobile: Command<ReturnType<typeof verification>['verifyMobile']> = /* @__PURE__ */ command<ReturnType<typeof verification>['verifyMobile']>(['verifyMobile', verification, 1], ['getMemberInfo', 'getSecurityConfig'])
export const verifyCurrentMobile: Command<ReturnType<typeof verification>['verifyCurrentMobile']> = /* @__PURE__ */ command<ReturnType<typeof verification>['verifyCurrentMobile']>(['verifyCurrentMobile', verification, 1], [])
