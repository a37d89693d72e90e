import { expect, test } from 'vitest'
import { type Bead, beadOf, bigRoad } from './road.ts'

const SIDES: Record<string, Bead> = {
  P: { tone: 'blue', mark: 'P' },
  B: { tone: 'red', mark: 'B' },
  '=': { tone: 'green', mark: '=' },
}
/** The road of results such as `BBP=`: mark, column, row, ties. */
const roadOf = (marks: string) =>
  bigRoad([...marks].map((mark) => SIDES[mark]!)).map(
    ({ bead, column, row, ties }) => `${bead.mark}${column},${row}${'='.repeat(ties)}`,
  )

test('the same side continues downwards, the other side begins a column', () => {
  expect(roadOf('BBPB')).toEqual(['B0,0', 'B0,1', 'P1,0', 'B2,0'])
})

test('ties are counted on the result before them; ties before any result are dropped', () => {
  expect(roadOf('=B==BP')).toEqual(['B0,0==', 'B0,1', 'P1,0'])
})

test('a run of more than six turns right, and the next side begins next to its head', () => {
  expect(roadOf('BBBBBBBBP')).toEqual(['B0,0', 'B0,1', 'B0,2', 'B0,3', 'B0,4', 'B0,5', 'B1,5', 'B2,5', 'P1,0'])
})

test('a run turns where another one blocks it', () => {
  expect(roadOf('BBBBBBBPPPPPP').slice(-2)).toEqual(['P1,4', 'P2,4'])
})

test('the mark of a bead says the same as its colour', () => {
  const marks = (['vi', 'en'] as const).map((language) =>
    [
      beadOf({ result: { dragon: 3, tiger: 1 }, winners: ['dragon'] }, language),
      beadOf({ result: { number: 0 }, winners: ['0'] }, language),
      beadOf({ result: { dice: [6, 5, 1] }, winners: ['big', 'even'] }, language),
    ].map(({ tone, mark }) => `${tone} ${mark}`),
  )
  expect(marks).toEqual([
    ['red R', 'green 0', 'red 12'],
    ['red D', 'green 0', 'red 12'],
  ])
})

test('the sides of baccarat have the letters of the language', () => {
  const beads = (language: 'vi' | 'en') =>
    (['player', 'banker', 'tie'] as const).map(
      (winner) => beadOf({ result: { player: [], banker: [], winner }, winners: [winner] }, language).mark,
    )
  expect([beads('vi'), beads('en')]).toEqual([
    ['Con', 'Cái', '='],
    ['P', 'B', '='],
  ])
})
