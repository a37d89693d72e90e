// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { rank } from '@longan/sdk/rank'
import { type Query, query } from '../query.ts'

export const getRankProgress: Query<ReturnType<typeof rank>['getProgress']> = /* @__PURE__ */ query('getRankProgress', [(http: Http) => rank(http).getProgress, 0], { secured: true })
export const listRanks: Query<ReturnType<typeof rank>['list']> = /* @__PURE__ */ query('listRanks', [(http: Http) => rank(http).list, 0], { localized: true })
