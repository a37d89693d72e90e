// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { system } from '@longan/sdk/system'
import { type Query, query } from '../query.ts'

export const getSystemStatus: Query<ReturnType<typeof system>['getStatus']> = /* @__PURE__ */ query<ReturnType<typeof system>['getStatus']>(['getSystemStatus', system, 1, 'getStatus'], { localized: true })
export const getSettings: Query<ReturnType<typeof system>['getSettings']> = /* @__PURE__ */ query<ReturnType<typeof system>['getSettings']>(['getSettings', system, 0], { localized: true })
export const getWhitelabel: Query<ReturnType<typeof system>['getWhitelabel']> = /* @__PURE__ */ query<ReturnType<typeof system>['getWhitelabel']>(['getWhitelabel', system, 0])
export const getTemplates: Query<ReturnType<typeof system>['getTemplates']> = /* @__PURE__ */ query<ReturnType<typeof system>['getTemplates']>(['getTemplates', system, 0])
export const listCountries: Query<ReturnType<typeof system>['listCountries']> = /* @__PURE__ */ query<ReturnType<typeof system>['listCountries']>(['listCountries', system, 0], { localized: true })
export const listHelpTopics: Query<ReturnType<typeof system>['listHelpTopics']> = /* @__PURE__ */ query<ReturnType<typeof system>['listHelpTopics']>(['listHelpTopics', system, 0])
