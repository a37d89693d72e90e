// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const myLotteriesOperations = {
  'GET /lgw/games/game_menus/recent': { id: 'listRecentLotteries', module: 'COMM3', token: true },
  'POST /lotto-vn/lgw/betting': { id: 'placeLotteryBets', token: true },
  'GET /lgw/orders/today': { id: 'listOrdersToday', token: true },
} satisfies Operations
