import { expect, test } from 'vitest'
import { isOnSale, type LotteryRound, withPopular } from '#api/games/lottery.queries.ts'
import { distinct, endsWithinDay, groupLotteries, isHot, isSeAsian, searchLotteries } from './lottery-groups.ts'

const hour = 3_600_000

const aRound = (rest: Partial<LotteryRound> = {}): LotteryRound => ({
  code: 'A',
  gameCode: 'A',
  gameId: 1,
  vendor: 'TCG_LOTTO_VN',
  labelName: 'Đà Nẵng 3 phút',
  mobileIconUrl: '',
  tag: [],
  gameMenus: ['QUICK'],
  numero: '202611210001',
  isSale: true,
  remainTime: 60_000,
  lockTime: 10,
  winningTime: 60_000,
  previousWinningNumber: '12345',
  drawAt: 60_000,
  lockAt: 50_000,
  ...rest,
})

test('a lottery is highlighted while its bets end within a day [G-2-85]', () => {
  const closing = (left: number) => endsWithinDay({ drawAt: left + 900_000, lockTime: 900 }, 0)

  expect([24 * hour - 60_000, 24 * hour, 1, 0, -1].map(closing)).toEqual([true, false, true, false, false])
})

test('a South-East Asian lottery is hidden once one millisecond or less is left to bet [G-3-06]', () => {
  expect(isOnSale({ remainTime: 10_001, lockTime: 10 })).toBe(false)
  expect(isOnSale({ remainTime: 10_002, lockTime: 10 })).toBe(true)
})

test('the popular South-East Asian lottery comes after AE63FK3 [G-4-07]', () => {
  const items = ['A', 'AE63FK3', 'B'].map((code) => ({ code }))

  expect(withPopular(items, [{ code: 'S' }]).map(({ code }) => code)).toEqual(['A', 'AE63FK3', 'S', 'B'])
  expect(withPopular(items.slice(2), [{ code: 'S' }]).map(({ code }) => code)).toEqual(['B', 'S'])
})

test('a tag marks hot lotteries and South-East Asian ones [G-3-07]', () => {
  expect([['HOT'], ['SEA', 'HOT'], []].map((tag) => [isHot({ tag }), isSeAsian({ tag })])).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ])
})

test('lotteries are listed under the gateway’s groups, in its order, and none is lost', () => {
  const menus = ['MINUTE', 'QUICK', 'TABLE'].map((code) => ({
    gameGroupCode: code,
    labelName: `name of ${code}`,
    gameMenus: [],
  }))
  const rounds = [aRound(), aRound({ gameId: 2, gameMenus: ['MINUTE'] }), aRound({ gameId: 3, gameMenus: ['NEW'] })]

  const groups = groupLotteries(rounds, menus)
  expect(groups.map(({ code, title }) => [code, title])).toEqual([
    ['MINUTE', 'name of MINUTE'],
    ['QUICK', 'name of QUICK'],
    ['NEW', 'NEW'],
  ])
  expect(distinct([...rounds, ...rounds])).toHaveLength(3)
})

test('a search matches without diacritics', () => {
  expect(searchLotteries([aRound()], ' da nang ')).toHaveLength(1)
  expect(searchLotteries([aRound()], 'huế')).toHaveLength(0)
})
