import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Operation = { operationId: string; 'x-path-designed'?: boolean }
const { paths } = JSON.parse(readFileSync(new URL('dist/openapi.gen.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(paths).flatMap((item) => Object.values(item))

/** The operations of the calls of document G, section 7, in its order. */
const calls =
  `listHotGames listAnnouncements markAnnouncementRead listVendors listGameTypes listGames listFavouriteIds listFavouriteGames addFavourite
removeFavourite addRecentGame listRecentGames listPopularLotteries listOpenedNumeros listLotteryMenus listRecentLotteries launchGame launchGuestSports
listWinners listLotteries listVnLotteryMenus getVnNumerosNear joinSignUpPromotion createRewardRequest processDailySalaryContract
processDividendContract processHourSalaryContract getChatUnreadCount getInboxUnreadCount`.split(/\s+/)

test('every call of document G, which states no paths, has an operation marked with a designed path [G-7-01]', () => {
  const marked = operations.filter((operation) => operation['x-path-designed'])
  expect(marked.map(({ operationId }) => operationId).toSorted()).toEqual(calls.toSorted())
})

test('x-path-designed has no other value than true', () => {
  const other = operations.filter((operation) => ![undefined, true].includes(operation['x-path-designed']))
  expect(other).toEqual([])
})
