// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { lottery } from '@longan/sdk/lottery'
import { type Query, query } from '../query.ts'

export const listLotteries: Query<ReturnType<typeof lottery>['list']> = /* @__PURE__ */ query<ReturnType<typeof lottery>['list']>(['listLotteries', lottery, 0, 'list'], { secured: true, localized: true })
export const listLotteryMenus: Query<ReturnType<typeof lottery>['listMenus']> = /* @__PURE__ */ query<ReturnType<typeof lottery>['listMenus']>(['listLotteryMenus', lottery, 1, 'listMenus'], { secured: true, localized: true })
export const listVnLotteryMenus: Query<ReturnType<typeof lottery>['listVnMenus']> = /* @__PURE__ */ query<ReturnType<typeof lottery>['listVnMenus']>(['listVnLotteryMenus', lottery, 1, 'listVnMenus'], { localized: true })
export const listPopularLotteries: Query<ReturnType<typeof lottery>['listPopular']> = /* @__PURE__ */ query<ReturnType<typeof lottery>['listPopular']>(['listPopularLotteries', lottery, 0, 'listPopular'], { secured: true, localized: true })
export const listOpenedNumeros: Query<ReturnType<typeof lottery>['listOpened']> = /* @__PURE__ */ query<ReturnType<typeof lottery>['listOpened']>(['listOpenedNumeros', lottery, 1, 'listOpened'], { localized: true })
export const getNumerosNear: Query<ReturnType<typeof lottery>['getNear']> = /* @__PURE__ */ query<ReturnType<typeof lottery>['getNear']>(['getNumerosNear', lottery, 1, 'getNear'], { secured: true })
export const listDraws: Query<ReturnType<typeof lottery>['listDraws']> = /* @__PURE__ */ query<ReturnType<typeof lottery>['listDraws']>(['listDraws', lottery, 2], { secured: true })
export const getPlayMenu: Query<ReturnType<typeof lottery>['getPlayMenu']> = /* @__PURE__ */ query<ReturnType<typeof lottery>['getPlayMenu']>(['getPlayMenu', lottery, 2], { secured: true, localized: true })
