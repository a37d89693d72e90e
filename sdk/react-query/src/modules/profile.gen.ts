// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { profile } from '@longan/sdk/profile'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getMemberIcon: Query<ReturnType<typeof profile>['getIcon']> = /* @__PURE__ */ query('getMemberIcon', [(http: Http) => profile(http).getIcon, 0], { secured: true })
export const setMemberIcon: Command<ReturnType<typeof profile>['setIcon']> = /* @__PURE__ */ command('setMemberIcon', [(http: Http) => profile(http).setIcon, 1], ['getMemberIcon', 'getPlayerAvatar'])
export const getPlayerAvatar: Query<ReturnType<typeof profile>['getAvatar']> = /* @__PURE__ */ query('getPlayerAvatar', [(http: Http) => profile(http).getAvatar, 0], { secured: true })
export const setMemberLanguage: Command<ReturnType<typeof profile>['setLanguage']> = /* @__PURE__ */ command('setMemberLanguage', [(http: Http) => profile(http).setLanguage, 1], [])
export const getKycSetting: Query<ReturnType<typeof profile>['getKycSetting']> = /* @__PURE__ */ query('getKycSetting', [(http: Http) => profile(http).getKycSetting, 0], { secured: true })
export const listMemberLotterySeries: Query<ReturnType<typeof profile>['listLotterySeries']> = /* @__PURE__ */ query('listMemberLotterySeries', [(http: Http) => profile(http).listLotterySeries, 0], { secured: true })
export const getSecurityConfig: Query<ReturnType<typeof profile>['getSecurityConfig']> = /* @__PURE__ */ query('getSecurityConfig', [(http: Http) => profile(http).getSecurityConfig, 0], { secured: true })
export const listSecurityQuestions: Query<ReturnType<typeof profile>['listQuestions']> = /* @__PURE__ */ query('listSecurityQuestions', [(http: Http) => profile(http).listQuestions, 0], { secured: true, localized: true })
export const listMySecurityQuestions: Query<ReturnType<typeof profile>['listMyQuestions']> = /* @__PURE__ */ query('listMySecurityQuestions', [(http: Http) => profile(http).listMyQuestions, 0], { secured: true, localized: true })
export const setSecurityQuestions: Command<ReturnType<typeof profile>['setSecurityQuestions']> = /* @__PURE__ */ command('setSecurityQuestions', [(http: Http) => profile(http).setSecurityQuestions, 1], ['getSecurityConfig', 'listMySecurityQuestions'])
export const getGoogleAuthenticator: Query<ReturnType<typeof profile>['getAuthenticator']> = /* @__PURE__ */ query('getGoogleAuthenticator', [(http: Http) => profile(http).getAuthenticator, 0], { secured: true, volatile: true })
export const bindGoogleAuthenticator: Command<ReturnType<typeof profile>['bindAuthenticator']> = /* @__PURE__ */ command('bindGoogleAuthenticator', [(http: Http) => profile(http).bindAuthenticator, 1], ['getMemberInfo', 'getSecurityConfig'])
