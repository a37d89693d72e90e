// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { numeros } from '@longan/sdk/numeros'
import { type Query, query } from '../query.ts'

export const listOpenIssues: Query<ReturnType<typeof numeros>['listOpenIssues']> = /* @__PURE__ */ query<ReturnType<typeof numeros>['listOpenIssues']>(['listOpenIssues', numeros, 1], { secured: true })
export const getVnNumerosNear: Query<ReturnType<typeof numeros>['getVnNear']> = /* @__PURE__ */ query<ReturnType<typeof numeros>['getVnNear']>(['getVnNumerosNear', numeros, 1, 'getVnNear'], { secured: true })
export const listLatestDraws: Query<ReturnType<typeof numeros>['listLatestDraws']> = /* @__PURE__ */ query<ReturnType<typeof numeros>['listLatestDraws']>(['listLatestDraws', numeros, 1], { secured: true })
export const listDrawsByCode: Query<ReturnType<typeof numeros>['listDrawsByCode']> = /* @__PURE__ */ query<ReturnType<typeof numeros>['listDrawsByCode']>(['listDrawsByCode', numeros, 2], { secured: true })
export const getHotGapInfo: Query<ReturnType<typeof numeros>['getHotGaps']> = /* @__PURE__ */ query<ReturnType<typeof numeros>['getHotGaps']>(['getHotGapInfo', numeros, 1, 'getHotGaps'], { secured: true })
