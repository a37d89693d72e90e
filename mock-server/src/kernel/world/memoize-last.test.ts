import { expect, test } from 'vitest'
import { memoizeLast } from './memoize-last.ts'

test('a result is computed once for the same input, and again for another one', () => {
  const inputs: number[] = []
  const double = memoizeLast((input: number) => {
    inputs.push(input)
    return input * 2
  })

  expect([double(1), double(1), double(2), double(1)]).toEqual([2, 2, 4, 2])
  expect(inputs).toEqual([1, 2, 1])
})
