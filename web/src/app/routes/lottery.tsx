import { paths } from '#lib/paths.ts'
import { later } from '../later.ts'
import { page } from '../route.ts'

const screen = later('lottery')

/** The lotteries, traditional and electronic. */
export const lotteryRoutes = [
  page(paths.lottery, 'lottery', { screen }),
  page(paths.electronicLottery, 'electronicLottery', { screen }),
]
