import { inFile, type Mutant } from './mutant.ts'

export const coreMutants: Mutant[] = [
  ...inFile('mock-server/src/domains/wallet/wallet.handlers.ts', 'tests/wire/older-forms.test.ts', [
    ['F-1-02', 'return { ...rest, accountName }', 'return { ...rest, accountName: "" }'],
  ]),
  ...inFile('web/src/shared/game-tile.tsx', 'web/src/shared/game-tile.test.tsx', [
    ['G-3-11', 'ids.includes(nodeId) || ids.includes(gameId)', 'ids.includes(nodeId)'],
  ]),
  ...inFile('web/src/api/site/content.queries.ts', 'web/src/features/home/home-screen.test.tsx', [
    ['G-2-21', 'groupName === group)', 'groupName !== group)'],
    ['G-7-40', '(apiIn(language), placement)', '(apiIn(language), { place: placement.place })'],
    ['G-7-04', '(apiIn(language), placement)', '(apiIn(language), { place: placement.place })'],
  ]),
  ...inFile('web/src/api/games/records.queries.ts', 'web/src/features/records/records.test.tsx', [
    ['A-7-58', 'slots: listRngOrders', 'slots: listElottSettledOrders'],
  ]),
  ...inFile('web/src/api/member/session.ts', 'web/src/features/sign-in/signed-in.test.tsx', [
    ['A-3-02', "storage.set('memberCentreSession', next)", "storage.set('memberCentreSession', { ...next, type: 9 })"],
  ]),
  ...inFile('web/src/api/member/session.ts', 'web/src/app/tests/sign-out.test.tsx', [
    ['A-4-15', "storage.clearSessionStorage()\n    storage.set('autoLogin'", "storage.set('autoLogin'"],
    ['A-4-17', "storage.set('autoLogin', '0')", "storage.set('autoLogin', '1')"],
  ]),
  ...inFile('web/src/shared/sign-out.tsx', 'web/src/app/tests/sign-out.test.tsx', [
    ['A-4-13', "showLoading(t('loggingOut'), Infinity)", "showLoading('', Infinity)"],
  ]),
  ...inFile('web/src/api/games/games.queries.ts', 'web/src/features/games/game-list-screen.test.tsx', [
    ['G-7-17', 'pageNo, pageSize: pageSizes.gameList }', 'pageNo, pageSize: pageSizes.homeLobby }'],
  ]),
  ...inFile('web/src/shared/game-tile.tsx', 'web/src/features/home/entry-and-hot.test.tsx', [
    ['G-2-78', "hot={withHot && hasMark(game, 'HOT')}", 'hot'],
  ]),
  ...inFile('web/src/api/games/games.queries.ts', 'web/src/features/home/home-sections.test.tsx', [
    ['G-7-16', '{ gameType, pageSize: pageSizes.homeLobby }', '{ gameType, pageSize: pageSizes.gameList }'],
  ]),
  ...inFile('sdk/src/vendor-categories.ts', 'web/src/api/games/categories.test.ts', [
    [
      'G-4-16',
      "    { gameCategory: 'COCKFIGHT', vendorNames: cockfight },\n    ...withEsports(reshaped, esports),\n",
      "    ...withEsports(reshaped, esports),\n    { gameCategory: 'COCKFIGHT', vendorNames: cockfight },\n",
    ],
    ['G-9-07', "'WGB', 'WS168', 'SV3']", "'WGB', 'WS168']"],
  ]),
  ...inFile('web/src/api/site/system.queries.ts', 'web/src/app/start.test.tsx', [
    ['A-4-04', 'initialData: getStored,', ''],
    ['A-3-60', 'channel.type === 3', 'channel.type === 1'],
    ['A-3-61', 'mem_cen: mem_cen === 1', 'mem_cen: mem_cen === 0'],
  ]),
  ...inFile('sdk/src/status.ts', 'web/src/app/start.test.tsx', [
    [
      'A-4-02',
      "if (status.maintenance) return 'maintenance'",
      "if (status.maintenance && !status.regionRestriction) return 'maintenance'",
    ],
  ]),
  ...inFile('sdk/src/roles.ts', 'web/src/app/tests/roles.test.tsx', [
    ['A-6-14', '!agentTypes.excluded.includes(type)', 'agentTypes.list.includes(type)'],
  ]),
  ...inFile('sdk/src/roles.ts', 'web/src/app/tests/roles.test.tsx', [
    ['A-6-16', 'return realTypes.includes(type)', 'return realTypes.includes(type) || type === 40'],
  ]),
  ...inFile('sdk/src/dialect.ts', 'web/src/app/tests/roles.test.tsx', [
    ['A-6-16', 'excluded: [0, 4, 40] }', 'excluded: [0, 4] }'],
  ]),
  ...inFile('mock-server/src/domains/games/launch-gate.service.ts', 'web/src/app/tests/roles.test.tsx', [
    ['A-6-16', 'REAL_TYPES = [0, 1, 2]', 'REAL_TYPES = [0, 1, 2, 40]'],
  ]),
  ...inFile('web/src/api/problems.ts', 'web/src/app/start.test.tsx', [
    ['A-8-21', "  ['system.maintenance', 'maintenance'],\n", ''],
    ['A-8-20', "  ['region.restricted', 'blocked'],\n", ''],
  ]),
  ...inFile('web/src/api/games/games.queries.ts', 'web/src/shared/game-tile.test.tsx', [
    ['G-2-77', 'isFavourite ? [game.nodeId, ...others] : others', '[game.nodeId, ...others]'],
  ]),
  ...inFile('mock-server/src/domains/content/content.service.ts', 'mock-server/src/domains/content/content.test.ts', [
    ['G-3-16', "imageRequired: imageRequired ? 'Y'", "imageRequired: remarkRequired ? 'Y'"],
  ]),
  ...inFile('web/src/ui/overlay/toast.ts', 'web/src/ui/overlay/toast.test.tsx', [
    ['G-9-02', 'short: 3000', 'short: 4000'],
  ]),
  ...inFile('web/src/ui/overlay/overlay.tsx', 'web/src/ui/components.test.tsx', [
    ['A-9-03', 'max = 10_000', 'max = 20_000'],
  ]),
  ...inFile('web/src/api/games/lottery.queries.ts', 'web/src/features/lottery/lottery-lists.test.tsx', [
    ['A-3-63', "prizeMode === 'Elott' ? 'electronicLotteries' : undefined", 'undefined'],
  ]),
  ...inFile('sdk/src/resources/my-lotteries.ts', 'web/src/features/lottery/recent-lotteries.test.tsx', [
    ['G-7-29', "prizeMode: 'Lott' as const", "prizeMode: 'Elott' as const"],
  ]),
  ...inFile('web/src/api/games/lottery.queries.ts', 'web/src/features/lottery/round-time.test.tsx', [
    ['G-4-09', 'Math.min(MAX_REFRESH, Math.max(shortest, nearest))', 'Math.min(MAX_REFRESH, nearest)'],
  ]),
  ...inFile(
    'mock-server/src/domains/system/site-info.ts',
    'mock-server/src/domains/system/registration-rules.test.ts',
    [['A-3-50', '  register: registrationRules(language, usesOf(settings)),', '  register: {},']],
  ),
]
