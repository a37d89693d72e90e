// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { password } from '@longan/sdk/password'
import { type Command, command } from '../command.ts'

export const changePassword: Command<ReturnType<typeof password>['change']> = /* @__PURE__ */ command<ReturnType<typeof password>['change']>(['changePassword', password, 1, 'change'], [])
export const changePasswordV2: Command<ReturnType<typeof password>['changeByV2']> = /* @__PURE__ */ command<ReturnType<typeof password>['changeByV2']>(['changePasswordV2', password, 1, 'changeByV2'], [])
export const sendPasswordMail: Command<ReturnType<typeof password>['askByMail']> = /* @__PURE__ */ command<ReturnType<typeof password>['askByMail']>(['sendPasswordMail', password, 1, 'askByMail'], [], false)
export const resetPassword: Command<ReturnType<typeof password>['reset']> = /* @__PURE__ */ command<ReturnType<typeof password>['reset']>(['resetPassword', password, 1, 'reset'], [], false)
