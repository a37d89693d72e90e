import { screenFile } from './lazy-screen.tsx'

const form = ['forms', 'problems'] as const
const security = () => import('#features/security/security-pages.ts')

/** Every screen except home's: a table that grows with the app, loaded once, when the first of them is opened. */
export const lazyScreens = {
  login: screenFile(() => import('#features/sign-in/login-screen.tsx'), 'LoginScreen', 'sign-in', ...form),
  register: screenFile(
    () => import('#features/registration/registration-screen.tsx'),
    'RegistrationScreen',
    'registration',
    ...form,
  ),
  trial: screenFile(() => import('#features/sign-in/trial-screen.tsx'), 'TrialScreen', 'sign-in', 'problems'),
  forget: screenFile(() => import('#features/recovery/recovery-screen.tsx'), 'RecoveryScreen', 'recovery', ...form),
  changePassword: screenFile(
    () => import('#features/recovery/change-password-screen.tsx'),
    'ChangePasswordScreen',
    'recovery',
    ...form,
  ),

  centre: screenFile(() => import('#features/games/game-centre-screen.tsx'), 'GameCentreScreen', 'games', 'lobby'),
  gameList: screenFile(() => import('#features/games/game-list-screen.tsx'), 'GameListScreen', 'games', 'lobby'),
  play: screenFile(() => import('#features/play/play-screen.tsx'), 'PlayScreen', 'problems', 'play'),
  sportsGame: screenFile(() => import('#features/play/sports-game-screen.tsx'), 'SportsGameScreen', 'problems', 'play'),
  lottery: screenFile(() => import('#features/lottery/lottery-screen.tsx'), 'LotteryScreen', 'lottery'),

  notices: screenFile(() => import('#features/content/notices-screen.tsx'), 'NoticesScreen', 'content'),
  notice: screenFile(() => import('#features/content/notice-screen.tsx'), 'NoticeScreen', 'content'),
  help: screenFile(() => import('#features/content/help-screen.tsx'), 'HelpScreen', 'content'),
  promotions: screenFile(() => import('#features/promotions/promotions-screen.tsx'), 'PromotionsScreen', 'promotions'),
  promotion: screenFile(() => import('#features/promotions/promotion-screen.tsx'), 'PromotionScreen', 'promotions'),
  applyReward: screenFile(
    () => import('#features/promotions/apply-reward-screen.tsx'),
    'ApplyRewardScreen',
    'promotions',
    ...form,
  ),

  settings: screenFile(() => import('#features/settings/settings-screen.tsx'), 'SettingsScreen', 'settings'),
  message: screenFile(() => import('#features/messages/message-screen.tsx'), 'MessageScreen', 'messages'),
  inbox: screenFile(() => import('#features/messages/inbox-screen.tsx'), 'InboxScreen', 'messages'),
  chat: screenFile(() => import('#features/messages/chat-screen.tsx'), 'ChatScreen', 'messages'),
  memberHome: screenFile(() => import('#features/member/member-hub-screen.tsx'), 'MemberHubScreen', 'member'),
  profile: screenFile(() => import('#features/profile/profile-screen.tsx'), 'ProfileScreen', 'profile', ...form),
  security: screenFile(security, 'SecurityScreen', 'security', ...form),
  paymentPassword: screenFile(security, 'PaymentPasswordScreen', 'security', ...form),
  mobile: screenFile(security, 'MobileScreen', 'security', ...form),
  questions: screenFile(security, 'QuestionsScreen', 'security', ...form),
  responsible: screenFile(
    () => import('#features/responsible/responsible-screen.tsx'),
    'ResponsibleScreen',
    'responsible',
    ...form,
  ),
  responsibleRules: screenFile(() => import('#features/responsible/rules-screen.tsx'), 'RulesScreen', 'responsible'),
  statement: screenFile(() => import('#features/responsible/statement-screen.tsx'), 'StatementScreen', 'responsible'),
  deposit: screenFile(
    () => import('#features/deposit/deposit-screen.tsx'),
    'DepositScreen',
    'deposit',
    'records',
    ...form,
  ),
  withdraw: screenFile(
    () => import('#features/withdraw/withdraw-screen.tsx'),
    'WithdrawScreen',
    'withdraw',
    'records',
    ...form,
  ),
  bankCards: screenFile(
    () => import('#features/withdraw/bank-cards-screen.tsx'),
    'BankCardsScreen',
    'withdraw',
    ...form,
  ),
  transfer: screenFile(() => import('#features/transfer/transfer-screen.tsx'), 'TransferScreen', 'transfer', ...form),
  rewardCenter: screenFile(
    () => import('#features/rewards/reward-center-screen.tsx'),
    'RewardCenterScreen',
    'rewards',
    'records',
    ...form,
  ),
  accountRecord: screenFile(
    () => import('#features/records/account-record-screen.tsx'),
    'AccountRecordScreen',
    'records',
  ),
  bettingRecord: screenFile(
    () => import('#features/records/betting-record-screen.tsx'),
    'BettingRecordScreen',
    'records',
  ),

  agentRegister: screenFile(
    () => import('#features/agent/agent-register-screen.tsx'),
    'AgentRegisterScreen',
    'agent',
    'referral',
    'records',
    ...form,
  ),
  inviteFriends: screenFile(
    () => import('#features/referral/invite-screen.tsx'),
    'InviteScreen',
    'referral',
    'records',
  ),
  agent: screenFile(() => import('#features/sign-in/agent-entry-screen.tsx'), 'AgentEntryScreen', 'sign-in', ...form),
  agentHome: screenFile(
    () => import('#features/agent/agent-area-screen.tsx'),
    'AgentAreaScreen',
    'agent',
    'records',
    ...form,
  ),
  contract: screenFile(() => import('#features/contracts/contract-screen.tsx'), 'ContractScreen', 'agent'),
}
