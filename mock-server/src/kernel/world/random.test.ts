import { expect, test } from 'vitest'
import { digest, randomOf } from './random.ts'

const take = (seed: number, ...keys: (string | number)[]) => {
  const random = randomOf(seed, ...keys)
  return Array.from({ length: 8 }, () => random.next())
}

test('the same seed and keys give the same stream, another key gives another', () => {
  expect(take(7, 'reel', 1)).toEqual(take(7, 'reel', 1))
  expect(take(7, 'reel', 1)).not.toEqual(take(7, 'reel', 2))
  expect(take(7, 'reel', 1)).not.toEqual(take(8, 'reel', 1))
})

test('a stream depends only on its keys: a new stream changes no other', () => {
  const before = take(7, 'draw', 'VN1', 20261120)
  randomOf(7, 'something', 'new').next()

  expect(take(7, 'draw', 'VN1', 20261120)).toEqual(before)
})

test('integers are distributed evenly over their range', () => {
  const random = randomOf(3, 'dice')
  const counts = [0, 0, 0, 0, 0, 0]
  for (let roll = 0; roll < 60_000; roll++) counts[random.int(6)]! += 1

  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

test('the first numbers of similar keys are independent', () => {
  const firsts = Array.from({ length: 2000 }, (_, key) => randomOf(1, 'spin', key).next())
  const mean = firsts.reduce((sum, one) => sum + one, 0) / firsts.length
  const rises = firsts.filter((one, index) => index > 0 && one > firsts[index - 1]!).length

  expect(new Set(firsts).size).toBe(2000)
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.03)
  expect(Math.abs(rises - 1000)).toBeLessThan(80)
})

test('a pick is an item of the list', () => {
  const random = randomOf(1, 'pick')

  for (let round = 0; round < 50; round++) expect(['a', 'b', 'c']).toContain(random.pick(['a', 'b', 'c']))
})

test('a fingerprint has 32 hex digits and differs between texts', () => {
  const prints = Array.from({ length: 5000 }, (_, index) => digest(`token-${index}`))

  expect(new Set(prints).size).toBe(5000)
  expect(prints[0]).toMatch(/^[0-9a-f]{32}$/)
})
