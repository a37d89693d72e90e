// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const myLotteriesOperations = {
  'GET /lgw/games/game_menus/recent': { id: 'listRecentLotteries', module: 'COMM3', value: 'array', token: true },
  'POST /lotto-vn/lgw/betting': { id: 'placeLotteryBets', value: 'array', token: true },
  'GET /lgw/orders/today': { id: 'listOrdersToday', token: true },
  'GET /lgw/vn/games/game_menu/recent': { id: 'listVnRecentLotteries', module: 'COMM3', value: 'array', token: true },
  'GET /lgw/games/{gameId}/setting': { id: 'getLotterySetting', token: true },
  'GET /lgw/customers/series': { id: 'listPrizeSeries', value: 'array', token: true },
  'POST /lgw/orders/betting': { id: 'placeLotterySlips', value: 'array', token: true },
  'GET /lgw/orders': { id: 'listLotteryOrders', token: true },
  'POST /lgw/orders/cancel': { id: 'cancelLotteryOrder', value: 'array', token: true },
} satisfies Operations
