import { expect } from 'vitest'
import { get, type StatedForm, success } from './form.ts'

const DONE = success(true)
const SOME = expect.arrayContaining([expect.anything()])
const as = 'many01'
const LANGUAGE = { language: 'EN' }
const game = { nodeId: 10001, vendor: 'NGT' }
const gameFields = { nodeId: '10001', vendor: 'NGT' }
const opens = success({ content: { game_url: expect.stringMatching(/^\/partners\//) } })
const isFavourite: StatedForm['given'] = [['a member has a favourite', { account: as, nodeId: 10001 }]]
const RELAY = '/wps/relay/'

const announcements = success({ banners: SOME, player: SOME })
const listed = success({ games: SOME, pageNum: 1, totalPages: expect.any(Number) })
const gameList = { merchant: 'DEMO', gameType: 'RNG', pageNo: '1', ...LANGUAGE }
const hot = { isPlatform: '2', ...LANGUAGE }
const launch = { confirmTrans: 'true', launchMode: 'GLS', platform: 'html5', clientType: '2', accountType: '1' }

const lobby: StatedForm[] = [
  get('hot games', `${RELAY}GCSGAME_hotGamesV2`)({ ...hot, platform: 'html5' }, { gives: success({ list: SOME }) }),
  get('hot games', `${RELAY}GCSGAME_hotGamesV2`)({ ...hot, merchantCode: 'DEMO' }, { gives: success({ list: SOME }) }),
  ...['B,PL,PU', 'B,PL,PU,PR,H'].map((types) =>
    get('announcements', `${RELAY}MCSFE_getListAnnouncements`)(
      { types, groupName: 'm_home', platform: 'M', merchantCode: 'DEMO' },
      { as: 'demo01', token: 'query', gives: announcements },
    ),
  ),
  {
    row: 'mark announcement read',
    call: `POST ${RELAY}MCSFE_markAnnouncementRead`,
    as: 'demo01',
    form: { announcementId: '502', read: 'true' },
    gives: DONE,
  },
  {
    row: 'mark announcement read',
    call: `POST ${RELAY}MCSFE_markAnnouncementRead`,
    as: 'demo01',
    json: { announcementId: 502, read: true },
    gives: DONE,
  },
  get('game vendor list', `${RELAY}GCSGAME_newGameVendor`)({ merchant: 'DEMO' }, { gives: success({ sorting: SOME }) }),
  get('vendor game types', `${RELAY}GLS2_getVassGameType`)(
    { typeId: '1', merchant_code: 'DEMO' },
    { gives: success({ content: { RNG: expect.anything() } }) },
  ),
  get('game list', `${RELAY}GCSGAME_gameList`)({ ...gameList, platform: 'html5', pageSize: '40' }, { gives: listed }),
  get('game list', `${RELAY}GCSGAME_gameList`)(
    { ...gameList, clientType: '2', pageSize: '35', gameName: '', vassalage: 'NGT', gameClassify: '', minLine: '1' },
    { gives: listed },
  ),
]

const marks: StatedForm[] = [
  get('favourites', `${RELAY}MCSFE_getFavoriteGames`)(
    { pageNo: '1', pageSize: '100' },
    { as, token: 'query', given: isFavourite, gives: success([10001]) },
  ),
  get('favourite game list', `${RELAY}MCSFE_getFavoriteGamesList`)(
    { pageNo: '1', gameType: 'RNG', pageSize: '35', ...LANGUAGE },
    { as, token: 'query', given: isFavourite, gives: success({ content: [{ nodeId: 10001 }], pageNum: 1 }) },
  ),
  {
    row: 'add favourite',
    call: `POST ${RELAY}MCSFE_addFavoriteGameV2`,
    as,
    token: 'json',
    json: game,
    gives: DONE,
  },
  ...[{ query: gameFields, token: 'query' } as const, { json: game, token: 'json' } as const].map(
    (form): StatedForm => ({
      row: 'remove favourite',
      call: `DELETE ${RELAY}MCSFE_removeFavoriteGameV2`,
      as,
      given: isFavourite,
      ...form,
      gives: DONE,
    }),
  ),
  get('recent games add', `${RELAY}GCS_addRecentGame`)({ nodeId: '10001' }, { as, gives: DONE }),
  get('recent games list', `${RELAY}GCS_recentGame`)(
    { page: '1', pageSize: '35', gameType: 'RNG', ...LANGUAGE, clientType: '2' },
    {
      as,
      given: [['a member has played a game', { account: as, nodeId: 10001 }]],
      gives: success({ list: [{ nodeId: 10001 }], totalPages: 1 }),
    },
  ),
  get('general game launch', '/wps/game/launchGame')(
    { ...launch, gameId: '10001', nodeId: '10001', vassalage: 'NGT', merchantCode: 'DEMO', webView: 'false' },
    { as, gives: opens },
  ),
  get('general game launch, of the sports book', '/wps/game/launchGame')(
    { ...launch, vassalage: 'FB', merchantCode: 'DEMO', ...LANGUAGE, webView: 'false' },
    { as, gives: opens },
  ),
  get('sports launch (guest)', `${RELAY}GCS_gameLaunchFB`)({ platform: 'html5' }, { gives: opens }),
  get('winner board', `${RELAY}ODSFE2_getWinnerBoard`)({}, { gives: success({ list: SOME }) }),
]

/** The rows about games of document G, section 7; it states no paths. */
export const gameForms: StatedForm[] = [...lobby, ...marks]
