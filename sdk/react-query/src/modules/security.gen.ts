// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { security } from '@longan/sdk/security'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getHasPaymentPassword: Query<ReturnType<typeof security>['hasPaymentPassword']> = /* @__PURE__ */ query<ReturnType<typeof security>['hasPaymentPassword']>(['getHasPaymentPassword', security, 0, 'hasPaymentPassword'], { secured: true })
export const setPaymentPassword: Command<ReturnType<typeof security>['setPaymentPassword']> = /* @__PURE__ */ command<ReturnType<typeof security>['setPaymentPassword']>(['setPaymentPassword', security, 1], ['getBindConfiguration', 'getHasPaymentPassword', 'getSecurityConfig', 'getWithdrawSettings'])
export const resetPaymentPassword: Command<ReturnType<typeof security>['resetPaymentPassword']> = /* @__PURE__ */ command<ReturnType<typeof security>['resetPaymentPassword']>(['resetPaymentPassword', security, 1], [])
export const checkPaymentPassword: Command<ReturnType<typeof security>['checkPaymentPassword']> = /* @__PURE__ */ command<ReturnType<typeof security>['checkPaymentPassword']>(['checkPaymentPassword', security, 1], [])
