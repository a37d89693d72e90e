import { paths } from '#lib/paths.ts'
import { lazyScreen } from '../lazy-screen.tsx'
import { page } from '../route.ts'

const help = lazyScreen(() => import('#features/content/help-screen.tsx'), 'HelpScreen', 'content')
const message = lazyScreen(() => import('#features/messages/message-screen.tsx'), 'MessageScreen', 'messages')
const hub = lazyScreen(() => import('#features/member/member-hub-screen.tsx'), 'MemberHubScreen', 'member')
const inbox = lazyScreen(() => import('#features/messages/inbox-screen.tsx'), 'InboxScreen', 'messages')
const rewards = lazyScreen(
  () => import('#features/rewards/reward-center-screen.tsx'),
  'RewardCenterScreen',
  'rewards',
  'forms',
  'problems',
)
const chat = lazyScreen(() => import('#features/messages/chat-screen.tsx'), 'ChatScreen', 'messages')
const forms = ['forms', 'problems'] as const
const profile = lazyScreen(() => import('#features/profile/profile-screen.tsx'), 'ProfileScreen', 'profile', ...forms)
const security = lazyScreen(() => import('#features/security/security-screen.tsx'), 'SecurityScreen', 'security')
const paymentPassword = lazyScreen(
  () => import('#features/security/payment-password-screen.tsx'),
  'PaymentPasswordScreen',
  'security',
  ...forms,
)
const mobile = lazyScreen(() => import('#features/security/mobile-screen.tsx'), 'MobileScreen', 'security', ...forms)
const questions = lazyScreen(
  () => import('#features/security/questions-screen.tsx'),
  'QuestionsScreen',
  'security',
  ...forms,
)

/** A person's own pages: settings and help for everyone, the rest for members. */
export const memberRoutes = [
  page(paths.settings, 'settings', {
    screen: lazyScreen(() => import('#features/settings/settings-screen.tsx'), 'SettingsScreen', 'settings'),
  }),
  page(paths.help(), 'help', { screen: help }),
  page(paths.message, 'message', { header: 'own', screen: message }),
  page(paths.inbox, 'inbox', { guard: 'member', notForTrial: true, screen: inbox }),
  page(paths.chat, 'chat', { footer: false, isService: true, guard: 'member', notForTrial: true, screen: chat }),
  page(paths.memberHome, 'memberHome', { guard: 'member', notForTrial: true, screen: hub }),
  page(paths.profile, 'profile', { guard: 'member', notForTrial: true, screen: profile }),
  page(paths.security, 'security', { guard: 'member', notForTrial: true, screen: security }),
  page(paths.paymentPassword, 'paymentPassword', { guard: 'member', notForTrial: true, screen: paymentPassword }),
  page(paths.mobile, 'mobile', { guard: 'member', notForTrial: true, screen: mobile }),
  page(paths.questions, 'questions', { guard: 'member', notForTrial: true, screen: questions }),
  page(paths.deposit, 'deposit', { guard: 'member' }),
  page(paths.withdraw, 'withdraw', { guard: 'member' }),
  page(paths.rewardCenter, 'rewardCenter', { guard: 'member', notForTrial: true, screen: rewards }),
  page(paths.accountRecord, 'accountRecord', {
    guard: 'member',
    screen: lazyScreen(() => import('#features/records/account-record-screen.tsx'), 'AccountRecordScreen', 'records'),
  }),
  page(paths.bettingRecord, 'bettingRecord', {
    guard: 'member',
    screen: lazyScreen(() => import('#features/records/betting-record-screen.tsx'), 'BettingRecordScreen', 'records'),
  }),
]
