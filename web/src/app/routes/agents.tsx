import { paths } from '#lib/paths.ts'
import { page } from '../route.ts'

/** Agents, whoever becomes one, and whoever brings a friend. */
export const agentRoutes = [
  page(paths.agentRegister, 'agentRegister'),
  page(paths.inviteFriends, 'inviteFriends'),
  page(paths.agent, 'agent', { header: 'own', footer: false }),
  page(paths.agentHome, 'agentHome', { header: 'own', footer: false, guard: 'member' }),
  page(paths.salaryContract, 'salaryContract', { guard: 'member' }),
  page(paths.dividendContract, 'dividendContract', { guard: 'member' }),
  page(paths.hourlyContract, 'hourlyContract', { guard: 'member' }),
]
