import { expect } from 'vitest'
import { get, type StatedForm, success } from './form.ts'

const SOME = expect.arrayContaining([expect.anything()])
const as = 'many01'
const LANGUAGE = { language: 'EN' }
const VN_LOTTERY = { prizeMode: 'Elott', device: 'MOBILE', ...LANGUAGE }
const RELAY = '/wps/relay/'

const lotteries: StatedForm[] = [
  get('popular lottery', '/lgw/games/popular')({ device: 'MOBILE', prizeMode: 'SEA' }, { gives: SOME }),
  get('numero lottery list', '/lgw/vn/numeros/opened/game')(
    { ...VN_LOTTERY, count: '12', showTableGame: 'true' },
    { gives: { VNQ45: { gameCode: 'VNQ45', remainTime: expect.any(Number) } } },
  ),
  get('game menus', '/lgw/games/game_menus')({ prizeMode: 'SEA' }, { gives: SOME }),
  get('game menus', '/lgw/games/game_menus')({ device: 'MOBILE' }, { gives: SOME }),
  get('recent lottery', '/lgw/games/game_menus/recent')(
    { device: 'MOBILE', recentCount: '100', prizeMode: 'Lott', ...LANGUAGE },
    { as, gives: expect.any(Array) },
  ),
  get('lottery launch', '/wps/game/launchGame')(
    { vendor: 'TCG_LOTTO_VN', gameCode: 'VNQ45', prizeMode: 'Elott', playType: 'ent' },
    { as, gives: success({ gameUrl: expect.stringContaining('prizeMode=Elott&playType=ent') }) },
  ),
  get('lottery list', '/lgw/games')({}, { gives: SOME }),
  get('lottery menu', '/lgw/games/game_menus')({}, { gives: SOME }),
  get('VN lottery menu', '/lgw/vn/games/game_menu')({}, { gives: expect.anything() }),
  get('VN numero', '/lotto-vn/lgw/numeros/near')({ gameId: '307' }, { gives: { currentNumero: expect.anything() } }),
]

const rewards: StatedForm[] = [
  {
    row: 'sign-up promotion join',
    call: `POST ${RELAY}MCSFE_signUpPromotionJoin`,
    as: 'demo01',
    json: { promotionId: 1001 },
    gives: { success: true },
  },
  {
    row: 'reward request',
    call: `POST ${RELAY}MCSFE_signUpRequestReward`,
    as: 'demo01',
    json: { pictures: ['data:image/png;base64,iVBORw0KGgo='], promotionId: 1010, remarks: 'Đã cài ứng dụng' },
    gives: { success: true },
  },
  get('contract daily salary request', `${RELAY}MCSFE_processDailySalaryContract`)(
    {},
    { as: 'agent01', token: 'query', gives: success({ dailysalreqtype: { RNG: [{ status: 'P' }] } }) },
  ),
  get('contract dividend request', `${RELAY}MCSFE_processContractDividend`)(
    {},
    { as: 'agent01', token: 'query', gives: success({ divtypecompperiodreq: { RNG: [{ status: 'P' }, {}] } }) },
  ),
  get('unread count of the chat', `${RELAY}CBS_unreadCount`)({}, { as: 'demo01', gives: success({ unReadCount: 4 }) }),
  get('unread count of the inbox', `${RELAY}CSP_unreadCount`)({}, { as: 'demo01', gives: success(3) }),
]

/** The rows about lotteries, rewards, contracts and counts of document G, section 7. */
export const lotteryForms: StatedForm[] = [...lotteries, ...rewards]
