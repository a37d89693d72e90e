import type { Mutant } from './judge.ts'

type Line = [id: string, from: string, to: string]

/** The mutants of one file of the product, each with the row it breaks; one test file judges them all. */
const inFile = (file: string, test: string, lines: Line[]): Mutant[] =>
  lines.map(([id, from, to]) => ({ file, test, id, from, to }))

/** One changed line a row: the row's own test has to go red. Whoever writes a test adds the line it watches. */
export const mutants: Mutant[] = [
  ...inFile('web/src/parts/favourites.ts', 'web/src/parts/game-tile.test.tsx', [
    ['G-3-11', 'ids.includes(nodeId) || ids.includes(gameId)', 'ids.includes(nodeId)'],
  ]),
  ...inFile('web/src/app/frame.ts', 'web/src/app/frame.test.tsx', [
    ['A-2-33', "    'activityDetail',", "    'activityDetails',"],
  ]),
  ...inFile('web/src/app/routes.tsx', 'web/src/app/frame.test.tsx', [
    ['A-2-27', "  paths: ['/', '/m', '/m/index',", "  paths: ['/m', '/m/index',"],
    ['A-2-27', "  back: 'none',\n  screen: HomeScreen", "  back: 'history',\n  screen: HomeScreen"],
    ['A-2-39', "page(paths.trial, 'trial', { back: toHome })", "page(paths.trial, 'trial', {})"],
  ]),
  ...inFile('web/src/api/content.queries.ts', 'web/src/features/home/home-screen.test.tsx', [
    ['G-2-21', 'groupName === group)', 'groupName !== group)'],
  ]),
  ...inFile('web/src/features/home/home-banners.tsx', 'web/src/features/home/home-screen.test.tsx', [
    ['G-2-22', 'bannersOf(data?.banners, group)', "bannersOf(data?.banners, 'm_home')"],
  ]),
  ...inFile('web/src/features/records/betting-record-screen.tsx', 'web/src/features/records/records.test.tsx', [
    ['A-1-09', 'title={bet.gameName}', 'title={bet.orderNo}'],
  ]),
  ...inFile('web/src/api/records.queries.ts', 'web/src/features/records/records.test.tsx', [
    [
      'A-7-58',
      "if (kind === 'slots') return listRngOrders(query, { signal })",
      "if (kind === 'slots') return listElottSettledOrders(query, { signal })",
    ],
  ]),
  ...inFile('web/src/features/records/account-record-screen.tsx', 'web/src/features/records/records.test.tsx', [
    ['A-1-10', 'aside={<Amount value={row.currentAvailBalance} />}', 'aside={<Amount value={row.amount} />}'],
  ]),
  ...inFile('web/src/features/sign-in/login-screen.tsx', 'web/src/features/sign-in/signed-in.test.tsx', [
    ['A-4-33', ' || !error.value?.captcha) return', ') return'],
    ['A-3-09', 'const isRemembered = isRememberTicked(form.props.ref.current)', 'const isRemembered = false'],
  ]),
  ...inFile('web/src/features/sign-in/captcha-field.tsx', 'web/src/features/sign-in/signed-in.test.tsx', [
    ['A-4-34', '    onRefresh()\n', ''],
    ['A-3-13', 'const LENGTH = 6', 'const LENGTH = 7'],
  ]),
  ...inFile('web/src/features/sign-in/login-screen.tsx', 'web/src/features/sign-in/login-screen.test.tsx', [
    ['A-2-98', ' defaultChecked />', ' />'],
  ]),
  ...inFile('web/src/api/session.ts', 'web/src/features/sign-in/signed-in.test.tsx', [
    ['A-3-02', "storage.set('memberCentreSession', next)", "storage.set('memberCentreSession', { ...next, type: 9 })"],
  ]),
  ...inFile('web/src/api/session.ts', 'web/src/app/sign-out.test.tsx', [
    ['A-4-15', '    storage.clearVisit()\n', ''],
    ['A-4-17', "storage.set('autoLogin', '0')", "storage.set('autoLogin', '1')"],
  ]),
  ...inFile('web/src/parts/sign-out.tsx', 'web/src/app/sign-out.test.tsx', [
    ['A-4-13', "showLoading(t('loggingOut'), Infinity)", "showLoading('', Infinity)"],
  ]),
  ...inFile('web/src/app/home-header.tsx', 'web/src/app/header.test.tsx', [
    ['A-1-24', '{!isStandalone() && (', '{(!isStandalone() || true) && ('],
    ['A-2-55', '<Badge count={unread} />', '<Badge count={unread && 1} />'],
    ['A-2-54', 'to={paths.inbox}', 'to={paths.message}'],
  ]),
  ...inFile('web/src/app/wallet-card.tsx', 'web/src/app/header.test.tsx', [
    ['A-2-44', '<ButtonLink to={paths.deposit}', '<ButtonLink to={paths.withdraw}'],
  ]),
  ...inFile('web/src/app/side-menu.tsx', 'web/src/app/side-menu.test.tsx', [
    ['A-2-64', "useModule('MC')", "useModule('REWCEN3')"],
    ['A-6-18', "shown: useModule('REWCEN3')", "shown: useModule('MC')"],
    ['A-6-20', "shown: useModule('TRANSBETREPMEM3')", 'shown: true'],
  ]),
  ...inFile('web/src/app/use-service.ts', 'web/src/app/service.test.tsx', [
    ['A-2-84', 'channels.length > 1', 'channels.length > 2'],
    ['A-2-85', 'channels.length > 1', 'channels.length > 0'],
  ]),
  ...inFile('web/src/app/routes.tsx', 'web/src/app/roles.test.tsx', [
    ['A-6-10', "page(paths.inbox, 'inbox', { ...member, notForTrial: true })", "page(paths.inbox, 'inbox', member)"],
  ]),
  ...inFile('web/src/features/games/category-of.ts', 'web/src/features/games/game-centre-screen.test.tsx', [
    ['G-2-52', 'if (fromRoute) return fromRoute', 'if (fromRoute && !gameType) return fromRoute'],
    ['G-2-55', "const underSports = ['ESPORTS', 'COCKFIGHT']", "const underSports = ['ESPORTS']"],
  ]),
  ...inFile('web/src/features/games/game-centre-screen.tsx', 'web/src/features/games/game-centre-screen.test.tsx', [
    ['G-2-61', '!filter.vendor || vassalage === filter.vendor', 'true'],
  ]),
  ...inFile('web/src/features/games/use-game-filter.ts', 'web/src/features/games/game-list-screen.test.tsx', [
    ['G-2-73', "= ['recent', 'fav']", "= ['fav']"],
  ]),
  ...inFile('web/src/api/games.queries.ts', 'web/src/features/games/game-list-screen.test.tsx', [
    ['G-7-17', 'pageNo, pageSize: pageSizes.gameList }', 'pageNo, pageSize: pageSizes.homeLobby }'],
  ]),
  ...inFile('web/src/features/home/entry-menu.tsx', 'web/src/features/home/entry-and-hot.test.tsx', [
    ['G-2-49', 'vendors.length === 1', 'vendors.length > 0'],
    ['G-2-51', "const notHere = ['FB', 'LOTT', 'ELOTT']", "const notHere = ['FB', 'LOTT']"],
  ]),
  ...inFile('web/src/parts/game-tile.tsx', 'web/src/features/home/entry-and-hot.test.tsx', [
    ['G-2-78', "hot={isMarked(game, 'HOT')}", 'hot'],
  ]),
  ...inFile('web/src/api/games.queries.ts', 'web/src/features/home/home-sections.test.tsx', [
    ['G-7-16', 'pageSize: pageSizes.homeLobby }, { signal })', 'pageSize: pageSizes.gameList }, { signal })'],
  ]),
  ...inFile('sdk/src/vendor-categories.ts', 'web/src/api/categories.test.ts', [
    [
      'G-4-16',
      "[{ gameCategory: 'COCKFIGHT', vendorNames: cockfight }, ...withEsports(reshaped, esports)]",
      "[...withEsports(reshaped, esports), { gameCategory: 'COCKFIGHT', vendorNames: cockfight }]",
    ],
    ['G-9-07', "'WGB', 'WS168', 'SV3']", "'WGB', 'WS168']"],
  ]),
  ...inFile('web/src/api/system.queries.ts', 'web/src/app/start.test.tsx', [
    ['A-4-04', '    initialData: lastKnown,\n', ''],
    ['A-3-60', 'channel.type === 3', 'channel.type === 1'],
    ['A-3-61', 'mem_cen: mem_cen === 1', 'mem_cen: mem_cen === 0'],
  ]),
  ...inFile('sdk/src/status.ts', 'web/src/app/start.test.tsx', [
    [
      'A-4-02',
      'if (maintenance) return reading === 1 ? 2 : 1',
      'if (maintenance && !regionRestriction) return reading === 1 ? 2 : 1',
    ],
  ]),
  ...inFile('sdk/src/roles.ts', 'web/src/app/roles.test.tsx', [
    ['A-6-14', '!agentTypes.excluded.includes(type)', 'agentTypes.list.includes(type)'],
  ]),
  ...inFile('web/src/app/footer-tabs.tsx', 'web/src/app/frame.test.tsx', [
    ['A-2-83', "titles.includes(title) ? 'page' : undefined", "'page'"],
    ['A-2-82', '{liveChat && (', '{(liveChat || true) && ('],
  ]),
  ...inFile('web/src/ui/toast.ts', 'web/src/ui/toast.test.tsx', [['G-9-02', 'short: 3000', 'short: 4000']]),
  ...inFile('web/src/ui/overlay.tsx', 'web/src/ui/parts.test.tsx', [['A-9-03', 'max = 10_000', 'max = 20_000']]),
  ...inFile('web/src/features/lottery/favourites.ts', 'web/src/features/lottery/lottery-screen.test.tsx', [
    ['G-3-12', "{ ...storage.get('favouriteLotteries'), [owner]: next }", "{ '': next, [owner]: next }"],
  ]),
  ...inFile('web/src/api/kept-lotteries.ts', 'web/src/features/lottery/lottery-lists.test.tsx', [
    ['A-3-63', "prizeMode === 'Elott' ? 'electronicLotteries' : undefined", 'undefined'],
  ]),
  ...inFile('web/src/features/settings/settings-screen.tsx', 'web/src/features/settings/settings-screen.test.tsx', [
    ['A-6-04', 'session.rememberReturn(paths.settings)', 'session.rememberReturn(paths.home)'],
  ]),
  ...inFile(
    'mock-server/src/domains/system/site-info.ts',
    'mock-server/src/domains/system/registration-rules.test.ts',
    [['A-3-50', '  register: registrationRules(language),', '  register: {},']],
  ),
]
