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
const deposit = lazyScreen(
  () => import('#features/deposit/deposit-screen.tsx'),
  'DepositScreen',
  'deposit',
  'records',
  ...forms,
)
const profile = lazyScreen(() => import('#features/profile/profile-screen.tsx'), 'ProfileScreen', 'profile', ...forms)
const guards = () => import('#features/security/security-pages.ts')
const guard = (name: keyof Awaited<ReturnType<typeof guards>>) => lazyScreen(guards, name, 'security', ...forms)
const mine = { guard: 'member', notForTrial: true } as const
const withdraw = lazyScreen(
  () => import('#features/withdraw/withdraw-screen.tsx'),
  'WithdrawScreen',
  'withdraw',
  'records',
  ...forms,
)
const cards = lazyScreen(
  () => import('#features/withdraw/bank-cards-screen.tsx'),
  'BankCardsScreen',
  'withdraw',
  ...forms,
)
const transfer = lazyScreen(
  () => import('#features/transfer/transfer-screen.tsx'),
  'TransferScreen',
  'transfer',
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
  page(paths.profile, 'profile', { ...mine, screen: profile }),
  page(paths.security, 'security', { ...mine, screen: guard('SecurityScreen') }),
  page(paths.paymentPassword, 'paymentPassword', { ...mine, screen: guard('PaymentPasswordScreen') }),
  page(paths.mobile, 'mobile', { ...mine, screen: guard('MobileScreen') }),
  page(paths.questions, 'questions', { ...mine, screen: guard('QuestionsScreen') }),
  page(paths.deposit, 'deposit', { guard: 'member', screen: deposit }),
  page(paths.withdraw, 'withdraw', { guard: 'member', screen: withdraw }),
  page(paths.bankCards(), 'bankCards', { guard: 'member', screen: cards }),
  page(paths.transfer, 'transfer', { guard: 'member', screen: transfer }),
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
