import { paths } from '#lib/paths.ts'
import { lazyScreen } from '../lazy-screen.tsx'
import { page } from '../route.ts'

const contract = lazyScreen(() => import('#features/contracts/contract-screen.tsx'), 'ContractScreen', 'agent')

/** Agents, whoever becomes one, and whoever brings a friend. */
export const agentRoutes = [
  page(paths.agentRegister, 'agentRegister', {
    screen: lazyScreen(
      () => import('#features/agent/agent-register-screen.tsx'),
      'AgentRegisterScreen',
      'agent',
      'referral',
      'records',
      'forms',
      'problems',
    ),
  }),
  page(paths.inviteFriends, 'inviteFriends', {
    screen: lazyScreen(() => import('#features/referral/invite-screen.tsx'), 'InviteScreen', 'referral', 'records'),
  }),
  page(paths.agent, 'agent', {
    header: 'own',
    footer: false,
    screen: lazyScreen(
      () => import('#features/sign-in/agent-entry-screen.tsx'),
      'AgentEntryScreen',
      'sign-in',
      'forms',
      'problems',
    ),
  }),
  page(paths.agentHome, 'agentHome', {
    header: 'own',
    footer: false,
    guard: 'member',
    screen: lazyScreen(
      () => import('#features/agent/agent-area-screen.tsx'),
      'AgentAreaScreen',
      'agent',
      'records',
      'forms',
      'problems',
    ),
  }),
  page(paths.salaryContract, 'salaryContract', { guard: 'member', screen: contract }),
  page(paths.dividendContract, 'dividendContract', { guard: 'member', screen: contract }),
  page(paths.hourlyContract, 'hourlyContract', { guard: 'member', screen: contract }),
]
