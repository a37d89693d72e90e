import { expect, test } from 'vitest'
import { type Gateway, gameLaunch, lotteryLaunch } from '../index.ts'
import { operationIndex } from '../operations.gen.ts'
import { queryOf, scriptedGateway, success } from '../testing.ts'

const betting = { prizeMode: 'Elott', device: 'MOBILE', contents: [] } as const
const target = { vendor: 'TCG_LOTTO_VN', gameCode: 'VNQ45', prizeMode: 'Elott' } as const

/** One call of every method: the operation it must reach. */
const calls: Record<string, Record<string, (gateway: Gateway) => Promise<unknown>>> = {
  system: {
    getSystemStatus: ({ system }) => system.getStatus('m.longan.example'),
    getSettings: ({ system }) => system.getSettings(),
    getWhitelabel: ({ system }) => system.getWhitelabel(),
    getTemplates: ({ system }) => system.getTemplates(),
    listCountries: ({ system }) => system.listCountries(),
    listHelpTopics: ({ system }) => system.listHelpTopics(),
  },
  session: {
    getRsaKey: ({ session }) => session.getKey(),
    getCaptcha: ({ session }) => session.getCaptcha(),
    login: ({ session }) => session.login({ type: 'username' }),
    loginFreePlay: ({ session }) => session.loginFreePlay(),
    logout: ({ session }) => session.logout(),
    createTrialUser: ({ session }) => session.createTrial(),
  },
  member: { getMemberInfo: ({ member }) => member.getInfo() },
  wallet: {
    getWallet: ({ wallet }) => wallet.get(),
    getWalletBalance: ({ wallet }) => wallet.getBalance(),
  },
  content: {
    listAnnouncements: ({ content }) => content.listAnnouncements(),
    markAnnouncementRead: ({ content }) => content.markAnnouncementRead(501),
  },
  messages: {
    getInboxUnreadCount: ({ messages }) => messages.getInboxUnread(),
    getChatUnreadCount: ({ messages }) => messages.getChatUnread(),
  },
  games: {
    listVendors: ({ games }) => games.listVendors(),
    listGameTypes: ({ games }) => games.listTypes(),
    listGames: ({ games }) => games.list(),
    listHotGames: ({ games }) => games.listHot(),
    listHotMatches: ({ games }) => games.listHotMatches(),
    listRecentGames: ({ games }) => games.listRecent(),
    addRecentGame: ({ games }) => games.addRecent(1001),
    listFavouriteIds: ({ games }) => games.listFavouriteIds(),
    listFavouriteGames: ({ games }) => games.listFavourites(),
    addFavourite: ({ games }) => games.addFavourite({ nodeId: 1001, vendor: 'SAOMAI' }),
    removeFavourite: ({ games }) => games.removeFavourite({ nodeId: 1001, vendor: 'SAOMAI' }),
    launchGame: ({ games }) => games.launch(lotteryLaunch(target)),
    listWinners: ({ games }) => games.listWinners(),
    getJackpot: ({ games }) => games.getJackpot(),
  },
  records: {
    listTransactions: ({ records }) => records.listTransactions(),
    listRngOrders: ({ records }) => records.listRngOrders(),
    listElottSettledOrders: ({ records }) => records.listElottSettledOrders(),
    listElottUnsettledOrders: ({ records }) => records.listElottUnsettledOrders(),
  },
  lottery: {
    listLotteries: ({ lottery }) => lottery.list(),
    listLotteryMenus: ({ lottery }) => lottery.listMenus(),
    listVnLotteryMenus: ({ lottery }) => lottery.listVnMenus(),
    listPopularLotteries: ({ lottery }) => lottery.listPopular(),
    listOpenedNumeros: ({ lottery }) => lottery.listOpened({ prizeMode: 'Elott' }),
    getNumerosNear: ({ lottery }) => lottery.getNear(301),
    listDraws: ({ lottery }) => lottery.listDraws(301),
    getPlayMenu: ({ lottery }) => lottery.getPlayMenu(301),
    placeLotteryBets: ({ lottery }) => lottery.placeBets({ ...betting, contents: [] }),
    listOrdersToday: ({ lottery }) => lottery.listOrdersToday(),
  },
}
/** The same methods under the other reading. */
const otherReadings: typeof calls = {
  session: {
    logoutByPost: ({ session }) => session.logout(),
    createTrialUserByGet: ({ session }) => session.createTrial(),
  },
}

const everyValue = success({ list: [], gameUrl: 'https://lottery.example/', token: 't', unReadCount: 0 })
const read = { cipher: 'plain' } as const
const other = { cipher: 'plain', logoutMethod: 'POST', trialMethod: 'GET' } as const

async function reached(table: typeof calls, profile: typeof read | typeof other) {
  const rows = Object.values(table).flatMap((methods) => Object.entries(methods))
  return Promise.all(
    rows.map(async ([id, call]) => {
      const operations: string[] = []
      const onReply = ({ operation }: { operation: string }) => operations.push(operation)
      await call(scriptedGateway([everyValue], { profile, onReply }).gateway)
      return [id, operations] as const
    }),
  )
}

test('every operation has exactly one method, and every method its operation', async () => {
  const all = [...(await reached(calls, read)), ...(await reached(otherReadings, other))]

  for (const [id, operations] of all) expect(operations).toEqual([id])
  expect(all.map(([id]) => id).toSorted()).toEqual(
    Object.values(operationIndex)
      .map(([id]) => id)
      .toSorted(),
  )
})

test('no method is missing from the list above', () => {
  const { gateway } = scriptedGateway([everyValue])
  const counted = (table: object) =>
    Object.entries(table).map(([domain, methods]) => [domain, Object.keys(methods).length])

  expect(counted(gateway)).toEqual(counted(calls))
})

test('a game is opened at its address, a lottery at its own', async () => {
  const game = success({ content: { game_url: 'https://play.example/' } })
  const { gateway, seen } = scriptedGateway([game, success({ gameUrl: 'https://lottery.example/' })], {
    language: () => 'EN',
  })

  const launched = gameLaunch({ gameType: 'RNG', vassalage: 'SAOMAI', gameCode: 'rong-vang', gameId: 7, nodeId: 8 })
  expect(await gateway.games.launch(launched)).toBe('https://play.example/')
  expect(await gateway.games.launch(lotteryLaunch(target))).toBe('https://lottery.example/')

  expect(queryOf(seen[0]!)).toEqual({
    merchantCode: 'DEMO',
    language: 'EN',
    launchMode: 'GLS',
    accountType: '1',
    gameType: 'RNG',
    vassalage: 'SAOMAI',
    gameCode: 'rong-vang',
    gameId: '7',
    nodeId: '8',
    platform: 'html5',
    clientType: '2',
    confirmTrans: 'true',
    webView: 'false',
  })
})

test('unread counts are numbers, whichever way the gateway says them', async () => {
  const { gateway } = scriptedGateway([success(3), success({ unReadCount: 4 })])

  expect(await gateway.messages.getInboxUnread()).toBe(3)
  expect(await gateway.messages.getChatUnread()).toBe(4)
})
