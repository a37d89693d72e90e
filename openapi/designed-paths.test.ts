import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Operation = { operationId: string; 'x-path-designed'?: boolean }
const { paths } = JSON.parse(readFileSync(new URL('dist/description.gen.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(paths).flatMap((item) => Object.values(item))

/** The calls of document G, section 7, in its order, by the operations that are one. */
const calls =
  `listHotGames listAnnouncements markAnnouncementRead listVendors listGameTypes listGames listFavouriteIds listFavouriteGames addFavourite
removeFavourite addRecentGame listRecentGames listPopularLotteries listOpenedNumeros listLotteryMenus listRecentLotteries launchGame launchGuestSports
listWinners listLotteries listVnLotteryMenus getVnNumerosNear joinSignUpPromotion createRewardRequest processDailySalaryContract
processDividendContract processHourSalaryContract getChatUnreadCount getInboxUnreadCount`.split(/\s+/)

test('every call of document G, which shows no paths, has one that is marked as ours [G-7-01]', () => {
  const marked = operations.filter((operation) => operation['x-path-designed'])
  expect(marked.map(({ operationId }) => operationId).toSorted()).toEqual(calls.toSorted())
})

test('nothing else of an operation is marked as designed by itself', () => {
  const other = operations.filter((operation) => ![undefined, true].includes(operation['x-path-designed']))
  expect(other).toEqual([])
})
