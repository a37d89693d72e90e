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

test.for([
  [992, 16, 6],
  [692, 16, 4],
  [992, 32, 3],
] as const)('%i px beside the navigation, with text of %i px, show %i columns of games', ([page, rem, columns]) => {
  expect(computeGrid(page, rem, true).columns).toBe(columns)
})
