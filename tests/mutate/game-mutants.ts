import { inFile, type Mutant } from './mutant.ts'

const BOOK = 'web/src/features/play/sports-game.test.tsx'
const SOURCES = 'web/src/features/games/game-sources.test.tsx'

export const gameMutants: Mutant[] = [
  ...inFile('web/src/features/play/sports-game-screen.tsx', BOOK, [
    ['G-4-23', '{ blank: 150,', '{ blank: 140,'],
    ['G-4-24', 'show: 100 }', 'show: 90 }'],
    ['G-2-87', 'token: useSession()?.token,', 'token: undefined,'],
    ['G-2-90', 'relogin: logIn', 'relogin: leave'],
  ]),
  ...inFile('web/src/features/play/sports-game-screen.tsx', BOOK, [
    ['G-2-88', 'SETTLE_TIME = 250', 'SETTLE_TIME = 200'],
    ['G-2-89', 'persisted && reload()', '!persisted && reload()'],
  ]),
  ...inFile('web/src/shared/game-frame.ts', BOOK, [['G-2-90', ' && from === origin ?', ' ?']]),
  ...inFile('web/src/shared/provider-frame.tsx', BOOK, [['G-4-24', 'setLoaded(!isBlank)', 'setLoaded(true)']]),
  ...inFile('web/src/api/games/launch.queries.ts', BOOK, [
    ['G-7-33', ': launchGuestSports({ signal })', ': launch(launchFor(sportsBook, { backUrl }), { signal })'],
  ]),
  ...inFile('web/src/features/games/use-games.ts', SOURCES, [
    [
      'G-2-70',
      '{ all: undefined, search: undefined, recent, fav, hot }',
      '{ all: undefined, search: undefined, recent: fav, fav: recent, hot }',
    ],
  ]),
  ...inFile('web/src/api/games/game-types.queries.ts', SOURCES, [
    ['A-3-65', "storage.set('vendorGameTypes', types)", "storage.set('categories', types)"],
    ['A-3-65', 'initialData: getStored', 'initialData: undefined'],
  ]),
  ...inFile('web/src/ui/list/infinite-list.tsx', 'web/src/features/games/infinite-scroll.test.tsx', [
    ['G-2-80', 'END_MARGIN = 300', 'END_MARGIN = 298'],
    ['G-2-80', '`${END_MARGIN}px`', '`${END_MARGIN + 1}px`'],
    ['G-2-81', 'LOAD_THROTTLE = 1000', 'LOAD_THROTTLE = 900'],
  ]),
  ...inFile('web/src/features/games/game-centre-screen.tsx', 'web/src/features/games/categories.test.tsx', [
    ['G-2-63', 'title={labelName}', 'title={gameGroupCode}'],
  ]),
  ...inFile('web/src/features/games/category-of.ts', 'web/src/features/games/categories.test.tsx', [
    ['G-1-09', "  'COCKFIGHT',\n] as const satisfies", '] as const satisfies'],
  ]),
  ...inFile('sdk/src/launch-query.ts', 'tests/wire/games.test.ts', [
    ['G-3-25', "supportPlay !== 'N'", 'true'],
    ['G-3-25', "isGameH5 === 'N' ?", 'false ?'],
    ['G-3-25', 'const { prizeMode = prizeModeOf(vendor) } = rest', 'const prizeMode = prizeModeOf(vendor, rest && {})'],
  ]),
  ...inFile('web/src/shared/open-game.ts', 'web/src/app/tests/roles.test.tsx', [
    ['G-5-08', "supportPlay === 'N' && ", "supportPlay === 'Y' && "],
  ]),
  ...inFile('web/src/features/promotions/promotion-screen.tsx', 'web/src/app/tests/roles.test.tsx', [
    ['G-6-02', 'onClick={isGuest ? logInFirst : undefined}', 'onClick={undefined}'],
  ]),
  ...inFile('web/src/shared/trial-restriction.ts', 'web/src/app/tests/roles.test.tsx', [
    ['G-5-08', "time: 'freeReject'", "time: 'comingSoon'"],
  ]),
  ...inFile('web/src/api/member/registration.queries.ts', 'web/src/features/registration/invitation.test.tsx', [
    ['G-8-05', "=== 'useValid' ?", "!== 'useValid' ?"],
  ]),
  ...inFile('web/src/api/site/system.queries.ts', 'web/src/app/frame/side-menu.test.tsx', [
    ['A-7-54', 'info: { ...known.info, whitelabel }', 'info: known.info'],
  ]),
  ...inFile('web/src/app/frame/footer-tabs.tsx', 'web/src/app/frame/side-menu.test.tsx', [
    ['A-7-54', "{!useModuleOff('PROMO3') && (", "{!useModuleOff('CBS3') && ("],
  ]),
  ...inFile('web/src/api/site/system.queries.ts', 'web/src/features/member/member-hub.test.tsx', [
    ['A-7-57', 'templates?.parameters.mem_cen ?? ', ''],
    ['A-4-06', ' ?? status?.info.mobileTemplate.mem_cen', " ?? (status && '0')"],
  ]),
]
