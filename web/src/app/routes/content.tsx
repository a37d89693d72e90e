import { paths } from '#lib/paths.ts'
import { lazyScreen } from '../lazy-screen.tsx'
import { page } from '../route.ts'
import { toHome } from './devices.ts'

const notices = lazyScreen(() => import('#features/content/notices-screen.tsx'), 'NoticesScreen', 'content')
const notice = lazyScreen(() => import('#features/content/notice-screen.tsx'), 'NoticeScreen', 'content')

/** What the site has to say: news and promotions. */
export const contentRoutes = [
  page(paths.notices(), 'notices', { header: 'own', tone: 'blue', screen: notices }),
  page(paths.notice(''), 'notice', { tone: 'blue', footer: false, screen: notice }),
  page(paths.promotions(), 'promotions', { header: 'own', tone: 'blue', back: toHome }),
  page(paths.promotion(''), 'promotion', { header: 'own', tone: 'blue' }),
  page(paths.applyReward(''), 'applyReward', { guard: 'member', otherwise: paths.promotions() }),
]
