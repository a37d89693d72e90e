import { expect, test } from 'vitest'
import { budgetOf, type Figure, isOver, median, printFigures } from './figure.ts'

const figure = (value: number, budget: Partial<Figure> = {}): Figure => ({
  name: 'speed',
  value,
  unit: 'x',
  method: 'a run',
  ...budget,
})

test('a figure at its budget is within it', () => {
  expect(isOver(figure(5, { max: 5 }))).toBe(false)
  expect(isOver(figure(5.01, { max: 5 }))).toBe(true)
  expect(isOver(figure(0.35, { min: 0.35 }))).toBe(false)
  expect(isOver(figure(0.34, { min: 0.35 }))).toBe(true)
  expect(isOver(figure(1e9))).toBe(false)
})

test('a figure that could not be measured is over its budget', () => {
  expect(isOver(figure(Number.NaN, { max: 5 }))).toBe(true)
})

test('the median of an even number of runs is a measured value', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(3)
})

test('the table shows budget and verdict of each figure', () => {
  expect(budgetOf(figure(1, { max: 130 }))).toBe('≤ 130')
  expect(
    printFigures([figure(6, { max: 5 }), figure(0.5, { min: 0.35 }), figure(1)])
      .split('\n')
      .map((line) => line.trim().split(/\s{2,}/)),
  ).toEqual([
    ['speed', '6.00 x', '≤ 5.00', 'OVER', 'a run'],
    ['speed', '0.500 x', '≥ 0.350', 'ok', 'a run'],
    ['speed', '1.00 x', 'a run'],
  ])
})
