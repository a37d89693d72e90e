// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { system } from '@longan/sdk/system'
import { type Query, query } from '../query.ts'

export const getSystemStatus: Query<ReturnType<typeof system>['getStatus']> = /* @__PURE__ */ query('getSystemStatus', [(http: Http) => system(http).getStatus, 1], { localized: true })
export const getSettings: Query<ReturnType<typeof system>['getSettings']> = /* @__PURE__ */ query('getSettings', [(http: Http) => system(http).getSettings, 0], { localized: true })
export const getWhitelabel: Query<ReturnType<typeof system>['getWhitelabel']> = /* @__PURE__ */ query('getWhitelabel', [(http: Http) => system(http).getWhitelabel, 0])
export const getTemplates: Query<ReturnType<typeof system>['getTemplates']> = /* @__PURE__ */ query('getTemplates', [(http: Http) => system(http).getTemplates, 0])
export const listCountries: Query<ReturnType<typeof system>['listCountries']> = /* @__PURE__ */ query('listCountries', [(http: Http) => system(http).listCountries, 0], { localized: true })
export const listHelpTopics: Query<ReturnType<typeof system>['listHelpTopics']> = /* @__PURE__ */ query('listHelpTopics', [(http: Http) => system(http).listHelpTopics, 0])
