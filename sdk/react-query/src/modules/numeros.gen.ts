// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { numeros } from '@longan/sdk/numeros'
import { type Query, query } from '../query.ts'

export const listOpenIssues: Query<ReturnType<typeof numeros>['listOpenIssues']> = /* @__PURE__ */ query('listOpenIssues', [(http: Http) => numeros(http).listOpenIssues, 1], { secured: true })
export const getVnNumerosNear: Query<ReturnType<typeof numeros>['getVnNear']> = /* @__PURE__ */ query('getVnNumerosNear', [(http: Http) => numeros(http).getVnNear, 1], { secured: true })
export const listLatestDraws: Query<ReturnType<typeof numeros>['listLatestDraws']> = /* @__PURE__ */ query('listLatestDraws', [(http: Http) => numeros(http).listLatestDraws, 1], { secured: true })
export const listDrawsByCode: Query<ReturnType<typeof numeros>['listDrawsByCode']> = /* @__PURE__ */ query('listDrawsByCode', [(http: Http) => numeros(http).listDrawsByCode, 2], { secured: true })
export const getHotGapInfo: Query<ReturnType<typeof numeros>['getHotGaps']> = /* @__PURE__ */ query('getHotGapInfo', [(http: Http) => numeros(http).getHotGaps, 1], { secured: true })
