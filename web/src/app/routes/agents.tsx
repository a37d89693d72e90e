import { paths } from '#lib/site/paths.ts'
import { lazyFromTable } from './lazy-table.ts'
import { page } from './route.ts'

const contract = lazyFromTable('contract')

export const agentRoutes = [
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
    screen: lazyFromTable('agentHome'),
  }),
  page(paths.salaryContract, 'salaryContract', { guard: 'member', screen: contract }),
  page(paths.dividendContract, 'dividendContract', { guard: 'member', screen: contract }),
  page(paths.hourlyContract, 'hourlyContract', { guard: 'member', screen: contract }),
]
