// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { session } from '@longan/sdk/session'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getRsaKey: Query<ReturnType<typeof session>['getKey']> = /* @__PURE__ */ query<ReturnType<typeof session>['getKey']>(['getRsaKey', session, 0, 'getKey'])
export const getCaptcha: Query<ReturnType<typeof session>['getCaptcha']> = /* @__PURE__ */ query<ReturnType<typeof session>['getCaptcha']>(['getCaptcha', session, 0], { volatile: true })
export const login: Command<ReturnType<typeof session>['login']> = /* @__PURE__ */ command<ReturnType<typeof session>['login']>(['login', session, 1], [], false)
export const verifyLogin: Command<ReturnType<typeof session>['verifyLogin']> = /* @__PURE__ */ command<ReturnType<typeof session>['verifyLogin']>(['verifyLogin', session, 1], [], false)
export const touchToken: Command<ReturnType<typeof session>['touch']> = /* @__PURE__ */ command<ReturnType<typeof session>['touch']>(['touchToken', session, 0, 'touch'], [], false)
export const loginFreePlay: Command<ReturnType<typeof session>['loginFreePlay']> = /* @__PURE__ */ command<ReturnType<typeof session>['loginFreePlay']>(['loginFreePlay', session, 0], [], false)
export const createTrialUser: Command<ReturnType<typeof session>['createTrial']> = /* @__PURE__ */ command<ReturnType<typeof session>['createTrial']>(['createTrialUser', session, 0, 'createTrial'], [], false)
export const logout: Command<ReturnType<typeof session>['logout']> = /* @__PURE__ */ command<ReturnType<typeof session>['logout']>(['logout', session, 0], [])
