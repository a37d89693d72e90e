import type { DrawPrize } from '@longan/sdk'
import { expect, test } from 'vitest'
import { randomOf } from '../../../kernel/world/random.ts'
import { drawPrizes, winningNumber } from '../draws.ts'
import { parseContent, payoutOf, type PlayCode, playsOf } from './plays.ts'

const play = (code: PlayCode) => playsOf('north').find((one) => one.code === code)!
/** Special 58127; two more prizes end in 27. */
const prizes: DrawPrize[] = [
  { prize: 'special', numbers: ['58127'] },
  { prize: 'first', numbers: ['40927'] },
  { prize: 'seventh', numbers: ['27', '05', '99', '10'] },
]
const pays = (code: PlayCode, numbers: string[], odds: number) =>
  payoutOf(play(code), { numbers, stakeEach: 1000, odds }, prizes)

test('lo2 pays once for each prize that ends in the two digits', () => {
  expect(pays('lo2', ['27'], 360)).toBe(3 * 3600)
  expect(pays('lo2', ['27', '05', '44'], 360)).toBe(4 * 3600)
  expect(pays('lo2', ['44'], 360)).toBe(0)
})

test('de, dau, duoi and bacang compare digits of the special prize', () => {
  expect([pays('de', ['27'], 9700), pays('de', ['05'], 9700)]).toEqual([97_000, 0])
  expect([pays('dau', ['2'], 970), pays('dau', ['7'], 970)]).toEqual([9700, 0])
  expect([pays('duoi', ['7'], 970), pays('duoi', ['2'], 970)]).toEqual([9700, 0])
  expect([pays('bacang', ['127'], 96_000), pays('bacang', ['027'], 96_000)]).toEqual([960_000, 0])
})

test('7 is big and odd', () => {
  expect([pays('taixiu', ['TAI'], 196), pays('taixiu', ['XIU'], 196)]).toEqual([1960, 0])
  expect([pays('chanle', ['LE'], 196), pays('chanle', ['CHAN'], 196)]).toEqual([1960, 0])
})

test('a fraction of a minor unit is rounded down', () => {
  expect(payoutOf(play('taixiu'), { numbers: ['TAI'], stakeEach: 101, odds: 196 }, prizes)).toBe(197)
})

test('a content is a list of distinct numbers of the right length, or one of the choices', () => {
  expect(parseContent(play('lo2'), '05, 27')).toEqual(['05', '27'])
  expect(parseContent(play('taixiu'), 'TAI')).toEqual(['TAI'])
  for (const content of ['', '5', '005', '05;27', '05,', '-5', '٠٥', '05,05']) {
    expect(parseContent(play('lo2'), content), content).toHaveProperty('reason')
  }
  for (const content of ['tai', 'TAI,XIU', 'LE', '1']) {
    expect(parseContent(play('taixiu'), content), content).toHaveProperty('reason')
  }
})

test('a northern draw has 27 numbers, a southern one 18 and a foreign one 13, and the first is the special prize', () => {
  const count = (table: Parameters<typeof drawPrizes>[1]) =>
    drawPrizes(randomOf(1, 'draw'), table).flatMap(({ numbers }) => numbers).length
  expect([count('north'), count('south'), count('quickSouth'), count('four')]).toEqual([27, 18, 18, 13])

  const north = drawPrizes(randomOf(1, 'draw'), 'north')
  expect(winningNumber(north)).toMatch(/^\d{5}$/)
  expect(north.map(({ prize }) => prize)).toEqual([
    'special',
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
  ])
})

test('all digits of a draw are about equally frequent', () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (let round = 0; round < 2000; round++) {
    for (const digit of winningNumber(drawPrizes(randomOf(7, 'lottery', 'X', round), 'single')))
      counts[Number(digit)]! += 1
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(130)
})
