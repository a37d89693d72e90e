import { paths } from '#lib/paths.ts'
import { later } from '../later.ts'
import { page } from '../route.ts'

const contract = later('contract')

/** Agents, whoever becomes one, and whoever brings a friend. */
export const agentRoutes = [
  page(paths.agentRegister, 'agentRegister', {
    screen: later('agentRegister'),
  }),
  page(paths.inviteFriends, 'inviteFriends', {
    screen: later('inviteFriends'),
  }),
  page(paths.agent, 'agent', {
    header: 'own',
    footer: false,
    screen: later('agent'),
  }),
  page(paths.agentHome, 'agentHome', {
    header: 'own',
    footer: false,
    guard: 'member',
    screen: later('agentHome'),
  }),
  page(paths.salaryContract, 'salaryContract', { guard: 'member', screen: contract }),
  page(paths.dividendContract, 'dividendContract', { guard: 'member', screen: contract }),
  page(paths.hourlyContract, 'hourlyContract', { guard: 'member', screen: contract }),
]
