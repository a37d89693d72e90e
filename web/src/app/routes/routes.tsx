import { session } from '#api/member/session.ts'
import { homeAddresses } from '#lib/site/home-paths.ts'
import { paths } from '#lib/site/paths.ts'
import { storage } from '#lib/storage/storage.ts'
import type { lazyScreens } from './lazy-routes.ts'
import { lazyScreen, screenFile } from './lazy-screen.tsx'
import { page, type RouteEntry } from './route.ts'

const isAgentDevice = () => Boolean(storage.get('agentMarker'))
const toHome = () => paths.home

const lazyFromTable = (name: keyof typeof lazyScreens) =>
  lazyScreen(async () => (await import('./lazy-routes.ts')).lazyScreens[name])

const HomeScreen = lazyScreen(() =>
  screenFile(() => import('#features/home/home-screen.tsx'), 'HomeScreen', 'home', 'lobby'),
)

const homeRoutes = [
  page(paths.home, 'home', {
    paths: [...homeAddresses, paths.hot],
    header: 'home',
    back: 'none',
    redirect: () => (isAgentDevice() && session.get() ? paths.agentHome : undefined),
    firstViews: { tab: [] },
    screen: HomeScreen,
  }),
  page(paths.main, 'main', { header: 'home', screen: HomeScreen }),
]

const signInRoutes = [
  page(paths.login, 'login', {
    header: 'own',
    footer: false,
    back: toHome,
    guard: 'guest',
    redirect: () => (isAgentDevice() ? paths.agent : undefined),
    screen: lazyFromTable('login'),
  }),
  page(paths.register, 'register', {
    paths: [paths.register, '/m/register.html'],
    header: 'own',
    footer: false,
    back: toHome,
    guard: 'guest',
    allowsTrial: true,
    screen: lazyFromTable('register'),
  }),
  page(paths.trial, 'trial', {
    back: toHome,
    screen: lazyFromTable('trial'),
  }),
  page(paths.forget, 'forget', {
    header: 'own',
    footer: false,
    back: () => (isAgentDevice() ? paths.agent : paths.home),
    screen: lazyFromTable('forget'),
  }),
  page(paths.changePassword, 'changePassword', {
    header: 'own',
    footer: false,
    back: 'none',
    guard: 'member',
    fallback: paths.home,
    screen: lazyFromTable('changePassword'),
  }),
]

const help = lazyFromTable('help')
const message = lazyFromTable('message')
const hub = lazyFromTable('memberHome')
const inbox = lazyFromTable('inbox')
const rewards = lazyFromTable('rewardCenter')
const chat = lazyFromTable('chat')
const profile = lazyFromTable('profile')
const rewardViews = { tab: ['waiting', 'sign-in', 'draws', 'missions', 'points', 'vip', 'given'] }
const periodViews = { span: ['today', 'week', 'month'] }
const membersOnly = { guard: 'member', notForTrial: true } as const

const memberRoutes = [
  page(paths.settings, 'settings', {
    screen: lazyFromTable('settings'),
  }),
  page(paths.help(), 'help', { screen: help }),
  page(paths.message, 'message', { header: 'own', screen: message }),
  page(paths.inbox, 'inbox', { guard: 'member', notForTrial: true, screen: inbox }),
  page(paths.chat, 'chat', { footer: false, isService: true, guard: 'member', notForTrial: true, screen: chat }),
  page(paths.memberHome, 'memberHome', { guard: 'member', notForTrial: true, screen: hub }),
  page(paths.profile, 'profile', { ...membersOnly, screen: profile }),
  page(paths.security, 'security', { ...membersOnly, screen: lazyFromTable('security') }),
  page(paths.paymentPassword, 'paymentPassword', { ...membersOnly, screen: lazyFromTable('paymentPassword') }),
  page(paths.mobile, 'mobile', { ...membersOnly, screen: lazyFromTable('mobile') }),
  page(paths.questions, 'questions', { ...membersOnly, screen: lazyFromTable('questions') }),
  page(paths.responsible, 'responsible', { screen: lazyFromTable('responsible') }),
  page(paths.responsibleRules, 'responsibleRules', { screen: lazyFromTable('responsibleRules') }),
  page(paths.statement, 'statement', { ...membersOnly, screen: lazyFromTable('statement') }),
  page(paths.deposit, 'deposit', { guard: 'member', firstViews: { order: [] }, screen: lazyFromTable('deposit') }),
  page(paths.withdraw, 'withdraw', { guard: 'member', firstViews: { id: [] }, screen: lazyFromTable('withdraw') }),
  page(paths.bankCards(), 'bankCards', {
    guard: 'member',
    firstViews: { add: ['B', 'E', 'V'] },
    screen: lazyFromTable('bankCards'),
  }),
  page(paths.transfer, 'transfer', { guard: 'member', screen: lazyFromTable('transfer') }),
  page(paths.rewardCenter, 'rewardCenter', { ...membersOnly, firstViews: rewardViews, screen: rewards }),
  page(paths.accountRecord, 'accountRecord', {
    guard: 'member',
    firstViews: periodViews,
    screen: lazyFromTable('accountRecord'),
  }),
  page(paths.bettingRecord, 'bettingRecord', {
    guard: 'member',
    firstViews: { ...periodViews, kind: [] },
    screen: lazyFromTable('bettingRecord'),
  }),
]

const contract = lazyFromTable('contract')

const agentViews = [
  'team',
  'rebates',
  'transfer',
  'commissions',
  'salary',
  'dividends',
  'report',
  'contracts',
  'newDownline',
  'newContract',
  ...periodViews.span.map((span) => `report&span=${span}`),
]

const agentRoutes = [
  page(paths.agentRegister, 'agentRegister', {
    screen: lazyFromTable('agentRegister'),
  }),
  page(paths.inviteFriends, 'inviteFriends', {
    screen: lazyFromTable('inviteFriends'),
  }),
  page(paths.agent, 'agent', {
    header: 'own',
    footer: false,
    screen: lazyFromTable('agent'),
  }),
  page(paths.agentHome, 'agentHome', {
    header: 'own',
    footer: false,
    guard: 'member',
    firstViews: { ...periodViews, view: agentViews },
    screen: lazyFromTable('agentHome'),
  }),
  page(paths.salaryContract, 'salaryContract', { guard: 'member', screen: contract }),
  page(paths.dividendContract, 'dividendContract', { guard: 'member', screen: contract }),
  page(paths.hourlyContract, 'hourlyContract', { guard: 'member', screen: contract }),
]

const centre = { firstViews: { type: [], vassalage: [] }, screen: lazyFromTable('centre') }
const list = lazyFromTable('gameList')
/** The first call of the slots depends on these, too. */
const slotsFilter = { type: [], vassalage: [], gameClass: [], sort: [], q: [] }

const gameRoutes = [
  page(paths.sportsGame, 'sportsGame', { frameless: true, screen: lazyFromTable('sportsGame') }),
  page(paths.slots, 'slots', centre),
  page(paths.live, 'live', centre),
  page(paths.cards, 'cards', centre),
  page(paths.fish, 'fish', centre),
  page(paths.sports, 'sports', centre),
  page(paths.esports, 'esports', centre),
  page(paths.cockfight, 'cockfight', centre),
  page(paths.gameCentre(), 'gameCentre', { header: 'own', ...centre }),
  page(paths.slotsList(), 'gameList', { firstViews: slotsFilter, screen: list }),
  page(paths.gameList(), 'gameList', {
    header: 'own',
    footer: false,
    firstViews: { gameType: [], type: ['hot'] },
    screen: list,
  }),
  page(paths.play({ vassalage: '', gameType: '' }), 'play', {
    frameless: true,
    guard: 'member',
    screen: lazyFromTable('play'),
  }),
]

const lottery = { screen: lazyFromTable('lottery') }

const lotteryRoutes = [
  page(paths.lottery, 'lottery', lottery),
  page(paths.electronicLottery, 'electronicLottery', lottery),
]

const notices = lazyFromTable('notices')
const notice = lazyFromTable('notice')

const promotions = lazyFromTable('promotions')
const promotion = lazyFromTable('promotion')
const applyReward = lazyFromTable('applyReward')

const contentRoutes = [
  page(paths.notices(), 'notices', { header: 'own', tone: 'blue', screen: notices }),
  page(paths.notice(''), 'notice', { tone: 'blue', footer: false, screen: notice }),
  page(paths.promotions(), 'promotions', { header: 'own', tone: 'blue', back: toHome, screen: promotions }),
  page(paths.promotion(''), 'promotion', { header: 'own', tone: 'blue', screen: promotion }),
  page(paths.applyReward(''), 'applyReward', { guard: 'member', fallback: paths.promotions(), screen: applyReward }),
]

/** The sitemap: every path of the product, by area. Any other path redirects home. */
export const routes: readonly RouteEntry[] = [
  ...homeRoutes,
  ...signInRoutes,
  ...memberRoutes,
  ...agentRoutes,
  ...gameRoutes,
  ...lotteryRoutes,
  ...contentRoutes,
]
