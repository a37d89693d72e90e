import { paths } from '#lib/paths.ts'
import { lazyScreen } from '../lazy-screen.tsx'
import { page } from '../route.ts'

const screen = lazyScreen(() => import('#features/lottery/lottery-screen.tsx'), 'LotteryScreen', 'lottery')

/** The lotteries, traditional and electronic. */
export const lotteryRoutes = [
  page(paths.lottery, 'lottery', { screen }),
  page(paths.electronicLottery, 'electronicLottery', { screen }),
]
