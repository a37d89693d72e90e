import { session } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { storage } from '#lib/storage.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { page, type RouteEntry } from './route.ts'

const LoginScreen = lazyScreen(() => import('#features/sign-in/login-screen.tsx'), 'LoginScreen', 'sign-in', 'problems')

const isAgentDevice = () => Boolean(storage.get('agentMarker'))
const toHome = () => paths.home
const member = { guard: 'member' } as const

const HomeScreen = lazyScreen(() => import('#features/home/home-screen.tsx'), 'HomeScreen', 'home', 'lobby')
const GameCentreScreen = lazyScreen(
  () => import('#features/games/game-centre-screen.tsx'),
  'GameCentreScreen',
  'games',
  'lobby',
)
const GameListScreen = lazyScreen(
  () => import('#features/games/game-list-screen.tsx'),
  'GameListScreen',
  'games',
  'lobby',
)
const LotteryScreen = lazyScreen(() => import('#features/lottery/lottery-screen.tsx'), 'LotteryScreen', 'lottery')
const PlayScreen = lazyScreen(() => import('#features/play/play-screen.tsx'), 'PlayScreen', 'problems')
const SettingsScreen = lazyScreen(() => import('#features/settings/settings-screen.tsx'), 'SettingsScreen', 'settings')
const BettingRecordScreen = lazyScreen(
  () => import('#features/records/betting-record-screen.tsx'),
  'BettingRecordScreen',
  'records',
)
const AccountRecordScreen = lazyScreen(
  () => import('#features/records/account-record-screen.tsx'),
  'AccountRecordScreen',
  'records',
)

/** The home screen under its many names; an agent at work is sent to the agents' home. */
const home = {
  paths: ['/', '/m', '/m/index', '/m/index.html', paths.home, paths.hot],
  bar: 'home',
  back: 'none',
  screen: HomeScreen,
  redirect: () => (isAgentDevice() && session.get() ? paths.agentHome : undefined),
} as const

/**
 * The sitemap: every address of the product in the order of the specification. Anything else is home. A page without a
 * `screen` is honest about it and shows "coming soon".
 */
export const routes: readonly RouteEntry[] = [
  page(paths.home, 'home', { ...home }),
  page(paths.main, 'main', { bar: 'home', screen: HomeScreen }),
  page(paths.login, 'login', {
    back: toHome,
    guard: 'guest',
    redirect: () => (isAgentDevice() ? paths.agent : undefined),
    screen: LoginScreen,
  }),
  page(paths.register, 'register', {
    paths: [paths.register, '/m/register.html'],
    back: toHome,
    guard: 'guest',
    trialToo: true,
  }),
  page(paths.trial, 'trial', { back: toHome }),
  page(paths.forget, 'forget', { back: () => (isAgentDevice() ? paths.agent : paths.home) }),
  page(paths.changePassword, 'changePassword', { back: 'none', guard: 'member', otherwise: paths.home }),
  page(paths.settings, 'settings', { screen: SettingsScreen }),
  page(paths.help(), 'help'),
  page(paths.message, 'message'),
  page(paths.inbox, 'inbox', { ...member, notForTrial: true }),
  page(paths.memberHome, 'memberHome', { ...member, notForTrial: true }),
  page(paths.deposit, 'deposit', member),
  page(paths.withdraw, 'withdraw', member),
  page(paths.rewardCenter, 'rewardCenter', member),
  page(paths.accountRecord, 'accountRecord', { ...member, screen: AccountRecordScreen }),
  page(paths.bettingRecord, 'bettingRecord', { ...member, screen: BettingRecordScreen }),
  page(paths.agentRegister, 'agentRegister'),
  page(paths.inviteFriends, 'inviteFriends'),
  page(paths.agent, 'agent'),
  page(paths.agentHome, 'agentHome', member),
  page(paths.sportsGame, 'sportsGame', { frameless: true }),
  page(paths.slots, 'slots', { screen: GameCentreScreen }),
  page(paths.live, 'live', { screen: GameCentreScreen }),
  page(paths.cards, 'cards', { screen: GameCentreScreen }),
  page(paths.fish, 'fish', { screen: GameCentreScreen }),
  page(paths.sports, 'sports', { screen: GameCentreScreen }),
  page(paths.esports, 'esports', { screen: GameCentreScreen }),
  page(paths.cockfight, 'cockfight', { screen: GameCentreScreen }),
  page(paths.gameCentre(), 'gameCentre', { screen: GameCentreScreen }),
  page(paths.slotsList(), 'gameList', { screen: GameListScreen }),
  page(paths.gameList(), 'gameList', { screen: GameListScreen }),
  page(paths.play({ vassalage: '', gameType: '' }), 'play', { guard: 'member', frameless: true, screen: PlayScreen }),
  page(paths.lottery, 'lottery', { screen: LotteryScreen }),
  page(paths.electronicLottery, 'electronicLottery', { screen: LotteryScreen }),
  page(paths.notices(), 'notices', { bar: 'blue' }),
  page(paths.notice(''), 'notice', { bar: 'blue' }),
  page(paths.promotions(), 'promotions', { bar: 'blue', back: toHome }),
  page(paths.promotion(''), 'promotion', { bar: 'blue' }),
  page(paths.applyReward(''), 'applyReward', { guard: 'member', otherwise: paths.promotions() }),
  page(paths.salaryContract, 'salaryContract', member),
  page(paths.dividendContract, 'dividendContract', member),
  page(paths.hourlyContract, 'hourlyContract', member),
]
