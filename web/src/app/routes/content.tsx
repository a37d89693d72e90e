import { paths } from '#lib/paths.ts'
import { lazyScreen } from '../lazy-screen.tsx'
import { page } from '../route.ts'
import { toHome } from './devices.ts'

const notices = lazyScreen(() => import('#features/content/notices-screen.tsx'), 'NoticesScreen', 'content')
const notice = lazyScreen(() => import('#features/content/notice-screen.tsx'), 'NoticeScreen', 'content')

const promotions = lazyScreen(
  () => import('#features/promotions/promotions-screen.tsx'),
  'PromotionsScreen',
  'promotions',
)
const promotion = lazyScreen(() => import('#features/promotions/promotion-screen.tsx'), 'PromotionScreen', 'promotions')
const applyReward = lazyScreen(
  () => import('#features/promotions/apply-reward-screen.tsx'),
  'ApplyRewardScreen',
  'promotions',
  'forms',
  'problems',
)

/** What the site has to say: news and promotions. */
export const contentRoutes = [
  page(paths.notices(), 'notices', { header: 'own', tone: 'blue', screen: notices }),
  page(paths.notice(''), 'notice', { tone: 'blue', footer: false, screen: notice }),
  page(paths.promotions(), 'promotions', { header: 'own', tone: 'blue', back: toHome, screen: promotions }),
  page(paths.promotion(''), 'promotion', { header: 'own', tone: 'blue', screen: promotion }),
  page(paths.applyReward(''), 'applyReward', { guard: 'member', otherwise: paths.promotions(), screen: applyReward }),
]
