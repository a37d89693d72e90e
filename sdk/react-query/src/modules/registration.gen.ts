// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { registration } from '@longan/sdk/registration'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getRegistrationRules: Query<ReturnType<typeof registration>['getRules']> = /* @__PURE__ */ query<ReturnType<typeof registration>['getRules']>(['getRegistrationRules', registration, 0, 'getRules'], { localized: true })
export const checkUsername: Query<ReturnType<typeof registration>['checkUsername']> = /* @__PURE__ */ query<ReturnType<typeof registration>['checkUsername']>(['checkUsername', registration, 1])
export const checkAffiliate: Query<ReturnType<typeof registration>['checkAffiliate']> = /* @__PURE__ */ query<ReturnType<typeof registration>['checkAffiliate']>(['checkAffiliate', registration, 2])
export const getDefaultAffiliate: Query<ReturnType<typeof registration>['getDefaultAffiliate']> = /* @__PURE__ */ query<ReturnType<typeof registration>['getDefaultAffiliate']>(['getDefaultAffiliate', registration, 0])
export const register: Command<ReturnType<typeof registration>['byUsername']> = /* @__PURE__ */ command<ReturnType<typeof registration>['byUsername']>(['register', registration, 1, 'byUsername'], [], false)
export const registerByMobile: Command<ReturnType<typeof registration>['byMobile']> = /* @__PURE__ */ command<ReturnType<typeof registration>['byMobile']>(['registerByMobile', registration, 1, 'byMobile'], [], false)
export const registerWithoutUsername: Command<ReturnType<typeof registration>['withoutUsername']> = /* @__PURE__ */ command<ReturnType<typeof registration>['withoutUsername']>(['registerWithoutUsername', registration, 1, 'withoutUsername'], [], false)
export const registerByMobileAlone: Command<ReturnType<typeof registration>['byMobileAlone']> = /* @__PURE__ */ command<ReturnType<typeof registration>['byMobileAlone']>(['registerByMobileAlone', registration, 1, 'byMobileAlone'], [], false)
