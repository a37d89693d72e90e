// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const lotteryOperations = {
  'GET /lgw/games': { id: 'listLotteries', module: 'COMM3', value: 'array', token: true },
  'GET /lgw/games/game_menus': { id: 'listLotteryMenus', module: 'COMM3', value: 'array', token: true },
  'GET /lgw/vn/games/game_menu': { id: 'listVnLotteryMenus', module: 'COMM3' },
  'GET /lgw/games/popular': { id: 'listPopularLotteries', module: 'AGEANNOUNCE3', value: 'array', token: true },
  'GET /lgw/vn/numeros/opened/game': { id: 'listOpenedNumeros', module: 'AGEANNOUNCE3' },
  'GET /lgw/numeros/near': { id: 'getNumerosNear', token: true },
  'GET /lgw/draw/{gameId}': { id: 'listDraws', token: true },
  'GET /lgw/games/{gameId}/play_menu': { id: 'getPlayMenu', token: true },
} satisfies Operations
