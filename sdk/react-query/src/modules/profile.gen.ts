// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { profile } from '@longan/sdk/profile'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getMemberIcon: Query<ReturnType<typeof profile>['getIcon']> = /* @__PURE__ */ query<ReturnType<typeof profile>['getIcon']>(['getMemberIcon', profile, 0, 'getIcon'], { secured: true })
export const setMemberIcon: Command<ReturnType<typeof profile>['setIcon']> = /* @__PURE__ */ command<ReturnType<typeof profile>['setIcon']>(['setMemberIcon', profile, 1, 'setIcon'], ['getMemberIcon', 'getPlayerAvatar'])
export const getPlayerAvatar: Query<ReturnType<typeof profile>['getAvatar']> = /* @__PURE__ */ query<ReturnType<typeof profile>['getAvatar']>(['getPlayerAvatar', profile, 0, 'getAvatar'], { secured: true })
export const setMemberLanguage: Command<ReturnType<typeof profile>['setLanguage']> = /* @__PURE__ */ command<ReturnType<typeof profile>['setLanguage']>(['setMemberLanguage', profile, 1, 'setLanguage'], [])
export const getKycSetting: Query<ReturnType<typeof profile>['getKycSetting']> = /* @__PURE__ */ query<ReturnType<typeof profile>['getKycSetting']>(['getKycSetting', profile, 0], { secured: true })
export const listMemberLotterySeries: Query<ReturnType<typeof profile>['listLotterySeries']> = /* @__PURE__ */ query<ReturnType<typeof profile>['listLotterySeries']>(['listMemberLotterySeries', profile, 0, 'listLotterySeries'], { secured: true })
export const getSecurityConfig: Query<ReturnType<typeof profile>['getSecurityConfig']> = /* @__PURE__ */ query<ReturnType<typeof profile>['getSecurityConfig']>(['getSecurityConfig', profile, 0], { secured: true })
export const listSecurityQuestions: Query<ReturnType<typeof profile>['listQuestions']> = /* @__PURE__ */ query<ReturnType<typeof profile>['listQuestions']>(['listSecurityQuestions', profile, 0, 'listQuestions'], { secured: true, localized: true })
export const listMySecurityQuestions: Query<ReturnType<typeof profile>['listMyQuestions']> = /* @__PURE__ */ query<ReturnType<typeof profile>['listMyQuestions']>(['listMySecurityQuestions', profile, 0, 'listMyQuestions'], { secured: true, localized: true })
export const setSecurityQuestions: Command<ReturnType<typeof profile>['setSecurityQuestions']> = /* @__PURE__ */ command<ReturnType<typeof profile>['setSecurityQuestions']>(['setSecurityQuestions', profile, 1], ['getSecurityConfig', 'listMySecurityQuestions'])
export const getGoogleAuthenticator: Query<ReturnType<typeof profile>['getAuthenticator']> = /* @__PURE__ */ query<ReturnType<typeof profile>['getAuthenticator']>(['getGoogleAuthenticator', profile, 0, 'getAuthenticator'], { secured: true, volatile: true })
export const bindGoogleAuthenticator: Command<ReturnType<typeof profile>['bindAuthenticator']> = /* @__PURE__ */ command<ReturnType<typeof profile>['bindAuthenticator']>(['bindGoogleAuthenticator', profile, 1, 'bindAuthenticator'], ['getMemberInfo', 'getSecurityConfig'])
