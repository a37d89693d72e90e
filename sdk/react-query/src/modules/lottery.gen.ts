// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { lottery } from '@longan/sdk/lottery'
import { type Query, query } from '../query.ts'

export const listLotteries: Query<ReturnType<typeof lottery>['list']> = /* @__PURE__ */ query('listLotteries', [(http: Http) => lottery(http).list, 0], { secured: true, localized: true })
export const listLotteryMenus: Query<ReturnType<typeof lottery>['listMenus']> = /* @__PURE__ */ query('listLotteryMenus', [(http: Http) => lottery(http).listMenus, 1], { secured: true, localized: true })
export const listVnLotteryMenus: Query<ReturnType<typeof lottery>['listVnMenus']> = /* @__PURE__ */ query('listVnLotteryMenus', [(http: Http) => lottery(http).listVnMenus, 1], { localized: true })
export const listPopularLotteries: Query<ReturnType<typeof lottery>['listPopular']> = /* @__PURE__ */ query('listPopularLotteries', [(http: Http) => lottery(http).listPopular, 0], { secured: true, localized: true })
export const listOpenedNumeros: Query<ReturnType<typeof lottery>['listOpened']> = /* @__PURE__ */ query('listOpenedNumeros', [(http: Http) => lottery(http).listOpened, 1], { localized: true })
export const getNumerosNear: Query<ReturnType<typeof lottery>['getNear']> = /* @__PURE__ */ query('getNumerosNear', [(http: Http) => lottery(http).getNear, 1], { secured: true })
export const listDraws: Query<ReturnType<typeof lottery>['listDraws']> = /* @__PURE__ */ query('listDraws', [(http: Http) => lottery(http).listDraws, 2], { secured: true })
export const getPlayMenu: Query<ReturnType<typeof lottery>['getPlayMenu']> = /* @__PURE__ */ query('getPlayMenu', [(http: Http) => lottery(http).getPlayMenu, 2], { secured: true, localized: true })
