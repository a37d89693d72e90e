import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { areasOfRows, tableOfAreas } from './areas.ts'
import { isGreen, judge, killedBy, misfit, type Verdict } from './judge.ts'
import { mutants } from './mutants.ts'
import { type Mutation, mutation } from './mutation.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const mutant = { file: 'a.ts', from: 'a > b', to: 'a < b', id: 'A-1-01', test: 'a.test.ts' }
const house = (code: string) => (path: string) => (path === 'a.ts' ? code : `test('x [A-1-01]')`)
const outcome = (title: string, state: string) => [{ title, state, duration: 1 }]

test('every mutant fits: its line is there once, and its test names the row', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(250)
  expect(mutants.map((one) => misfit(one)).filter(Boolean)).toEqual([])
})

test('every area of the requirements has a mutant', () => {
  const areas = areasOfRows()
  const broken = new Set(mutants.map(({ id }) => areas.get(id)))
  expect([...new Set(areas.values())].filter((area) => !broken.has(area))).toEqual([])
})

test('every screen has a mutant of its own', () => {
  const broken = new Set(mutants.map(({ file }) => file))
  const screens = globSync('web/src/features/**/*-screen.tsx', { cwd: root })
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.filter((file) => !broken.has(file)).toSorted()).toEqual([])
})

test('a mutant whose line is gone, or there twice, is named', () => {
  expect(misfit(mutant, house('if (a > b) return'))).toBeUndefined()
  expect(misfit(mutant, house('if (a >= b) return'))).toMatch(/^a\.ts has 0 times "a > b": give the mutant of A-1-01/)
  expect(misfit(mutant, house('a > b || a > b'))).toMatch(/^a\.ts has 2 times/)
})

test('a mutant whose test does not know the row is named', () => {
  expect(misfit({ ...mutant, id: 'G-1-01' }, house('a > b'))).toMatch(/^a\.test\.ts has no test of G-1-01/)
})

test('only a red test of the row itself kills', () => {
  expect(killedBy('A-1-01', outcome('x [A-1-01]', 'failed'))).toBe(true)
  expect(killedBy('A-1-01', outcome('x [A-1-01]', 'passed'))).toBe(false)
  expect(killedBy('A-1-01', outcome('x [A-1-02]', 'failed'))).toBe(false)
  expect(killedBy('A-1-01', [])).toBe(false)
})

test('a mutant of what no row is about is killed by the test that says it, word for word', () => {
  const said = 'two taps at once bring it back once'
  expect(misfit({ ...mutant, id: said }, (path) => (path === 'a.ts' ? 'a > b' : `test('${said}')`))).toBeUndefined()
  expect(killedBy(said, outcome(said, 'failed'))).toBe(true)
  expect(killedBy(said, outcome(`${said}, or twice`, 'failed'))).toBe(false)
})

test('a row is green when all its tests pass, and there is one', () => {
  expect(isGreen('A-1-01', outcome('x [A-1-01]', 'passed'))).toBe(true)
  expect(isGreen('A-1-01', [...outcome('x [A-1-01]', 'passed'), ...outcome('y [A-1-01]', 'failed')])).toBe(false)
  expect(isGreen('A-1-01', outcome('x [A-1-02]', 'passed'))).toBe(false)
})

test.for<[before: string, after: string, verdict: Verdict]>([
  ['passed', 'failed', 'killed'],
  ['passed', 'passed', 'survived'],
  ['failed', 'failed', 'red before'],
])('a test that is %s before and %s in front of the mutant: %s', async ([before, after, verdict]) => {
  const run = async (_file: string, _ids: string[], changed?: Mutation) =>
    outcome('x [A-1-01]', changed ? after : before)
  const verdicts: Verdict[] = []
  await judge({ run, close: async () => {} }, [mutant], (_mutant, told) => verdicts.push(told))
  expect(verdicts).toEqual([verdict])
})

test('the table counts what of each area is broken and killed', () => {
  const areas = new Map([
    ['A-1-01', 'nav'],
    ['A-1-02', 'nav'],
    ['G-1-01', 'games'],
  ])
  const table = tableOfAreas([mutant, { ...mutant }], new Set([mutant]), areas).split('\n')
  expect(table.map((line) => line.split(/ +/))).toEqual([
    ['area', 'broken', 'rows', 'killed', 'mutants'],
    ['games', '0', '1', '0', '0'],
    ['nav', '1', '2', '1', '2'],
    ['(no', 'row)', '0', '0', '0', '0'],
  ])
})

test('the product is changed while it is loaded, one file of it, and only on wish', () => {
  const [plugin] = mutation(() => JSON.stringify(mutant))
  expect(plugin?.transform('if (a > b) return', '/house/a.ts?v=1')).toBe('if (a < b) return')
  expect(plugin?.transform('if (a > b) return', '/house/b.ts')).toBeUndefined()
  expect(mutation(() => '')[0]?.transform('if (a > b) return', '/house/a.ts')).toBeUndefined()
  expect(mutation(() => undefined)).toEqual([])
})
