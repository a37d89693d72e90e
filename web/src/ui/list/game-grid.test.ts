import { expect, test } from 'vitest'
import { computeGrid } from './game-grid.tsx'

test.for([
  [390, 16, 3],
  [320, 16, 3],
  [844, 16, 3],
  [195, 16, 2],
  [390, 32, 2],
] as const)('a page %i px wide with text of %i px shows %i columns of games', ([page, rem, columns]) => {
  expect(computeGrid(page, rem).columns).toBe(columns)
})
