import { paths } from '#lib/site/paths.ts'
import { lazyFromTable } from './lazy-table.ts'
import { page } from './route.ts'

const screen = lazyFromTable('lottery')

export const lotteryRoutes = [
  page(paths.lottery, 'lottery', { screen }),
  page(paths.electronicLottery, 'electronicLottery', { screen }),
]
