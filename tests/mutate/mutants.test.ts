import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findMutantProblem, formatAreas, mutants, parseMutants, readAreas } from './mutants.ts'
import { isKilledBy, isPassing, runMutants, type Verdict } from './runner.ts'
import { type Mutation, mutationPlugin } from './mutation-plugin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const mutant = { file: 'a.ts', from: 'a > b', to: 'a < b', id: 'A-1-01', test: 'a.test.ts' }
const readerOf = (code: string) => (path: string) => (path === 'a.ts' ? code : `test('x [A-1-01]')`)
const outcome = (title: string, state: string) => [{ title, state, duration: 1 }]

test('each mutant is valid: its line occurs once, and its test has the id of the row', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(500)
  expect(mutants.map((one) => findMutantProblem(one)).filter(Boolean)).toEqual([])
})

test('each area has a mutant', () => {
  const areas = readAreas()
  const broken = new Set(mutants.map(({ id }) => areas.get(id)))
  expect([...new Set(areas.values())].filter((area) => !broken.has(area))).toEqual([])
})

test('each screen has a mutant', () => {
  const broken = new Set(mutants.map(({ file }) => file))
  const screens = globSync('web/src/features/**/*-screen.tsx', { cwd: root })
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.filter((file) => !broken.has(file)).toSorted()).toEqual([])
})

test('a mutant whose line is missing or occurs twice is reported', () => {
  expect(findMutantProblem(mutant, readerOf('if (a > b) return'))).toBeUndefined()
  expect(findMutantProblem(mutant, readerOf('if (a >= b) return'))).toMatch(
    /^a\.ts has 0 times "a > b": give the mutant of A-1-01/,
  )
  expect(findMutantProblem(mutant, readerOf('a > b || a > b'))).toMatch(/^a\.ts has 2 times/)
})

test.for(['if (a > b) return', 'if (\n  a >\n  b\n) return', 'if (a\n    > b) return'])(
  'a mutant applies however its line is formatted: %s',
  (code) => {
    const broken = { ...mutant, from: 'if (a > b) return', to: 'if (a < b) return' }
    const [plugin] = mutationPlugin(() => JSON.stringify(broken))

    expect(findMutantProblem(broken, readerOf(code))).toBeUndefined()
    expect(plugin?.transform(code, '/project/a.ts')).toBe('if (a < b) return')
  },
)

test('a comma before a closing bracket does not count, and a space between words does', () => {
  expect(findMutantProblem({ ...mutant, from: 'f({ a, b })' }, readerOf('f({\n  a,\n  b,\n})'))).toBeUndefined()
  expect(findMutantProblem({ ...mutant, from: 'f({ a, b, })' }, readerOf('f({ a, b })'))).toBeUndefined()
  expect(findMutantProblem({ ...mutant, from: 'type of' }, readerOf('typeof'))).toMatch(/^a\.ts has 0 times/)
})

test('a mutant may put several lines, or none, in the place of one', () => {
  const text = '# about\n\na.ts | a.test.ts\n- [A-1-01] x()\n+ y()\n+ z()\n== a kind\n- [A-1-02] [x] = y\n+\n'
  expect(parseMutants(text)).toEqual([
    { file: 'a.ts', test: 'a.test.ts', id: 'A-1-01', from: 'x()', to: 'y()\nz()' },
    { file: 'a.ts', test: 'a.test.ts', id: 'A-1-02', from: '[x] = y', to: '', kind: 'a kind' },
  ])
  expect(() => parseMutants('a.ts | a.test.ts\n- A-1-01 x()')).toThrow('Line 2 is no mutant: - A-1-01 x()')
})

test('a mutant whose test does not have the row’s id is reported', () => {
  expect(findMutantProblem({ ...mutant, id: 'G-1-01' }, readerOf('a > b'))).toMatch(
    /^a\.test\.ts has no test of G-1-01/,
  )
})

test('only a failed test of the same row kills a mutant', () => {
  expect(isKilledBy('A-1-01', outcome('x [A-1-01]', 'failed'))).toBe(true)
  expect(isKilledBy('A-1-01', outcome('x [A-1-01]', 'passed'))).toBe(false)
  expect(isKilledBy('A-1-01', outcome('x [A-1-02]', 'failed'))).toBe(false)
  expect(isKilledBy('A-1-01', [])).toBe(false)
})

test('a mutant without a row is killed by the test with exactly its title', () => {
  const title = 'two quick taps return it once'
  expect(
    findMutantProblem({ ...mutant, id: title }, (path) => (path === 'a.ts' ? 'a > b' : `test('${title}')`)),
  ).toBeUndefined()
  expect(isKilledBy(title, outcome(title, 'failed'))).toBe(true)
  expect(isKilledBy(title, outcome(`${title}, or twice`, 'failed'))).toBe(false)
})

test('a row passes if it has a test and all its tests pass', () => {
  expect(isPassing('A-1-01', outcome('x [A-1-01]', 'passed'))).toBe(true)
  expect(isPassing('A-1-01', [...outcome('x [A-1-01]', 'passed'), ...outcome('y [A-1-01]', 'failed')])).toBe(false)
  expect(isPassing('A-1-01', outcome('x [A-1-02]', 'passed'))).toBe(false)
})

test.for<[before: string, after: string, verdict: Verdict]>([
  ['passed', 'failed', 'killed'],
  ['passed', 'passed', 'survived'],
  ['failed', 'failed', 'invalid'],
])('a test that %s without and %s with the mutant: %s', async ([before, after, verdict]) => {
  const run = async (_file: string, _ids: string[], changed?: Mutation) =>
    outcome('x [A-1-01]', changed ? after : before)
  const verdicts: Verdict[] = []
  await runMutants({ run, close: async () => {} }, [mutant], (_mutant, result) => verdicts.push(result))
  expect(verdicts).toEqual([verdict])
})

test('the table counts rows, mutants and killed mutants per area', () => {
  const areas = new Map([
    ['A-1-01', 'nav'],
    ['A-1-02', 'nav'],
    ['G-1-01', 'games'],
  ])
  const table = formatAreas([mutant, { ...mutant }], new Set([mutant]), areas).split('\n')
  expect(table.map((line) => line.split(/ +/))).toEqual([
    ['area', 'broken', 'rows', 'killed', 'mutants'],
    ['games', '0', '1', '0', '0'],
    ['nav', '1', '2', '1', '2'],
    ['(no', 'row)', '0', '0', '0', '0'],
  ])
})

test('the mutation changes one file while it is loaded, and only if requested', () => {
  const [plugin] = mutationPlugin(() => JSON.stringify(mutant))
  expect(plugin?.transform('if (a > b) return', '/project/a.ts?v=1')).toBe('if (a < b) return')
  expect(plugin?.transform('if (a > b) return', '/project/b.ts')).toBeUndefined()
  expect(mutationPlugin(() => '')[0]?.transform('if (a > b) return', '/project/a.ts')).toBeUndefined()
  expect(mutationPlugin(() => undefined)).toEqual([])
})
