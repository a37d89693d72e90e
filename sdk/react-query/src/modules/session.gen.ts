// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { session } from '@longan/sdk/session'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getRsaKey: Query<ReturnType<typeof session>['getKey']> = /* @__PURE__ */ query('getRsaKey', [(http: Http) => session(http).getKey, 0])
export const getCaptcha: Query<ReturnType<typeof session>['getCaptcha']> = /* @__PURE__ */ query('getCaptcha', [(http: Http) => session(http).getCaptcha, 0], { volatile: true })
export const login: Command<ReturnType<typeof session>['login']> = /* @__PURE__ */ command('login', [(http: Http) => session(http).login, 1, false], [])
export const verifyLogin: Command<ReturnType<typeof session>['verifyLogin']> = /* @__PURE__ */ command('verifyLogin', [(http: Http) => session(http).verifyLogin, 1, false], [])
export const touchToken: Command<ReturnType<typeof session>['touch']> = /* @__PURE__ */ command('touchToken', [(http: Http) => session(http).touch, 0, false], [])
export const loginFreePlay: Command<ReturnType<typeof session>['loginFreePlay']> = /* @__PURE__ */ command('loginFreePlay', [(http: Http) => session(http).loginFreePlay, 0, false], [])
export const createTrialUser: Command<ReturnType<typeof session>['createTrial']> = /* @__PURE__ */ command('createTrialUser', [(http: Http) => session(http).createTrial, 0, false], [])
export const logout: Command<ReturnType<typeof session>['logout']> = /* @__PURE__ */ command('logout', [(http: Http) => session(http).logout, 0], [])
