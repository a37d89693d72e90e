// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { password } from '@longan/sdk/password'
import { type Command, command } from '../command.ts'

export const changePassword: Command<ReturnType<typeof password>['change']> = /* @__PURE__ */ command('changePassword', [(http: Http) => password(http).change, 1], [])
export const changePasswordV2: Command<ReturnType<typeof password>['changeByV2']> = /* @__PURE__ */ command('changePasswordV2', [(http: Http) => password(http).changeByV2, 1], [])
export const sendPasswordMail: Command<ReturnType<typeof password>['askByMail']> = /* @__PURE__ */ command('sendPasswordMail', [(http: Http) => password(http).askByMail, 1, false], [])
export const resetPassword: Command<ReturnType<typeof password>['reset']> = /* @__PURE__ */ command('resetPassword', [(http: Http) => password(http).reset, 1, false], [])
