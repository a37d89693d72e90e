// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { rank } from '@longan/sdk/rank'
import { type Query, query } from '../query.ts'

export const getRankProgress: Query<ReturnType<typeof rank>['getProgress']> = /* @__PURE__ */ query<ReturnType<typeof rank>['getProgress']>(['getRankProgress', rank, 0, 'getProgress'], { secured: true })
export const listRanks: Query<ReturnType<typeof rank>['list']> = /* @__PURE__ */ query<ReturnType<typeof rank>['list']>(['listRanks', rank, 0, 'list'], { localized: true })
