import { expect, test } from 'vitest'
import { budgetOf, type Figure, isOver, median, printFigures } from './figure.ts'

const figure = (value: number, budget: Partial<Figure> = {}): Figure => ({
  name: 'speed',
  value,
  unit: 'x',
  how: 'a run',
  ...budget,
})

test('a figure keeps its budget up to the budget itself', () => {
  expect(isOver(figure(5, { atMost: 5 }))).toBe(false)
  expect(isOver(figure(5.01, { atMost: 5 }))).toBe(true)
  expect(isOver(figure(0.35, { atLeast: 0.35 }))).toBe(false)
  expect(isOver(figure(0.34, { atLeast: 0.35 }))).toBe(true)
  expect(isOver(figure(1e9))).toBe(false)
})

test('a figure that could not be measured does not keep its budget', () => {
  expect(isOver(figure(Number.NaN, { atMost: 5 }))).toBe(true)
})

test('the median of an even number of runs is one that was really measured', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(3)
})

test('the table says budget and verdict beside each figure', () => {
  expect(budgetOf(figure(1, { atMost: 130 }))).toBe('≤ 130')
  expect(
    printFigures([figure(6, { atMost: 5 }), figure(0.5, { atLeast: 0.35 }), figure(1)])
      .split('\n')
      .map((line) => line.trim().split(/\s{2,}/)),
  ).toEqual([
    ['figure', 'value', 'budget', 'how'],
    ['speed', '6.00 x', '≤ 5.00', 'OVER', 'a run'],
    ['speed', '0.500 x', '≥ 0.350', 'ok', 'a run'],
    ['speed', '1.00 x', 'a run'],
  ])
})
