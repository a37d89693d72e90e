import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lotteries, lotteryByCode } from './lotteries.ts'
import { roundAt, findRound, roundOf } from './rounds.ts'

const hanoi = (text: string) => Date.parse(`${text}+07:00`)
const anyLottery = fc.constantFrom(...lotteries)
const anyTime = fc.integer({ min: hanoi('2020-01-01T00:00:00'), max: hanoi('2040-01-01T00:00:00') })

test('a round is numbered within its day in Hà Nội, from 0001', () => {
  const quick = lotteryByCode('VNQ45')

  expect(roundAt(quick, hanoi('2026-11-20T00:00:00'))).toMatchObject({ numero: '202611200001' })
  expect(roundAt(quick, hanoi('2026-11-20T00:00:44.999'))).toMatchObject({ numero: '202611200001' })
  expect(roundAt(quick, hanoi('2026-11-20T00:00:45'))).toMatchObject({ numero: '202611200002' })
  expect(roundAt(quick, hanoi('2026-11-20T23:59:59'))).toMatchObject({ numero: '202611201920' })
})

test('a daily lottery draws at its time of day, and its round is named after the day of the draw', () => {
  const north = lotteryByCode('XSMB')

  expect(roundAt(north, hanoi('2026-11-20T18:14:59'))).toMatchObject({
    numero: '202611200001',
    drawAt: hanoi('2026-11-20T18:15:00'),
    lockAt: hanoi('2026-11-20T18:00:00'),
  })
  expect(roundAt(north, hanoi('2026-11-20T18:15:00'))).toMatchObject({ numero: '202611210001' })
})

test('at any time a lottery has exactly one round, and the next one starts at its draw', () => {
  fc.assert(
    fc.property(anyLottery, anyTime, (lottery, time) => {
      const round = roundAt(lottery, time)
      expect(round.startAt).toBeLessThanOrEqual(time)
      expect(round.drawAt).toBeGreaterThan(time)
      expect(round.lockAt).toBe(round.drawAt - lottery.lockTime * 1000)
      expect(roundOf(lottery, round.index + 1).startAt).toBe(round.drawAt)
    }),
  )
})

test('a round is found by its number, and an invalid number finds no round', () => {
  fc.assert(
    fc.property(anyLottery, anyTime, (lottery, time) => {
      const round = roundAt(lottery, time)
      expect(findRound(lottery, round.numero)).toEqual(round)
    }),
  )
  const quick = lotteryByCode('VNQ45')
  for (const numero of ['', '0946', '202611200000', '202611201921', '202613010001', '20261120000a', '2026112000010']) {
    expect(findRound(quick, numero), numero).toBeUndefined()
  }
  expect(findRound(lotteryByCode('XSMB'), '202611200002')).toBeUndefined()
})
