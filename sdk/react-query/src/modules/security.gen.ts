// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { security } from '@longan/sdk/security'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getHasPaymentPassword: Query<ReturnType<typeof security>['hasPaymentPassword']> = /* @__PURE__ */ query('getHasPaymentPassword', [(http: Http) => security(http).hasPaymentPassword, 0], { secured: true })
export const setPaymentPassword: Command<ReturnType<typeof security>['setPaymentPassword']> = /* @__PURE__ */ command('setPaymentPassword', [(http: Http) => security(http).setPaymentPassword, 1], ['getBindConfiguration', 'getHasPaymentPassword', 'getSecurityConfig', 'getWithdrawSettings'])
export const resetPaymentPassword: Command<ReturnType<typeof security>['resetPaymentPassword']> = /* @__PURE__ */ command('resetPaymentPassword', [(http: Http) => security(http).resetPaymentPassword, 1], [])
export const checkPaymentPassword: Command<ReturnType<typeof security>['checkPaymentPassword']> = /* @__PURE__ */ command('checkPaymentPassword', [(http: Http) => security(http).checkPaymentPassword, 1], [])
