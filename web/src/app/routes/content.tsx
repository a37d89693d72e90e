import { paths } from '#lib/site/paths.ts'
import { lazyFromTable } from './lazy-table.ts'
import { page } from './route.ts'
import { toHome } from './devices.ts'

const notices = lazyFromTable('notices')
const notice = lazyFromTable('notice')

const promotions = lazyFromTable('promotions')
const promotion = lazyFromTable('promotion')
const applyReward = lazyFromTable('applyReward')

export const contentRoutes = [
  page(paths.notices(), 'notices', { header: 'own', tone: 'blue', screen: notices }),
  page(paths.notice(''), 'notice', { tone: 'blue', footer: false, screen: notice }),
  page(paths.promotions(), 'promotions', { header: 'own', tone: 'blue', back: toHome, screen: promotions }),
  page(paths.promotion(''), 'promotion', { header: 'own', tone: 'blue', screen: promotion }),
  page(paths.applyReward(''), 'applyReward', { guard: 'member', fallback: paths.promotions(), screen: applyReward }),
]
