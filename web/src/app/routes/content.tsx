import { paths } from '#lib/paths.ts'
import { page } from '../route.ts'
import { toHome } from './devices.ts'

/** What the site has to say: news and promotions. */
export const contentRoutes = [
  page(paths.notices(), 'notices', { header: 'own', tone: 'blue' }),
  page(paths.notice(''), 'notice', { tone: 'blue', footer: false }),
  page(paths.promotions(), 'promotions', { header: 'own', tone: 'blue', back: toHome }),
  page(paths.promotion(''), 'promotion', { header: 'own', tone: 'blue' }),
  page(paths.applyReward(''), 'applyReward', { guard: 'member', otherwise: paths.promotions() }),
]
