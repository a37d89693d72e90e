// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { registration } from '@longan/sdk/registration'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getRegistrationRules: Query<ReturnType<typeof registration>['getRules']> = /* @__PURE__ */ query('getRegistrationRules', [(http: Http) => registration(http).getRules, 0], { localized: true })
export const checkUsername: Query<ReturnType<typeof registration>['checkUsername']> = /* @__PURE__ */ query('checkUsername', [(http: Http) => registration(http).checkUsername, 1])
export const checkAffiliate: Query<ReturnType<typeof registration>['checkAffiliate']> = /* @__PURE__ */ query('checkAffiliate', [(http: Http) => registration(http).checkAffiliate, 2])
export const getDefaultAffiliate: Query<ReturnType<typeof registration>['getDefaultAffiliate']> = /* @__PURE__ */ query('getDefaultAffiliate', [(http: Http) => registration(http).getDefaultAffiliate, 0])
export const register: Command<ReturnType<typeof registration>['byUsername']> = /* @__PURE__ */ command('register', [(http: Http) => registration(http).byUsername, 1, false], [])
export const registerByMobile: Command<ReturnType<typeof registration>['byMobile']> = /* @__PURE__ */ command('registerByMobile', [(http: Http) => registration(http).byMobile, 1, false], [])
export const registerWithoutUsername: Command<ReturnType<typeof registration>['withoutUsername']> = /* @__PURE__ */ command('registerWithoutUsername', [(http: Http) => registration(http).withoutUsername, 1, false], [])
export const registerByMobileAlone: Command<ReturnType<typeof registration>['byMobileAlone']> = /* @__PURE__ */ command('registerByMobileAlone', [(http: Http) => registration(http).byMobileAlone, 1, false], [])
