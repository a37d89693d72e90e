import { expect, test } from 'vitest'
import { printReport, toCiReport, trace } from './report.ts'
import { readRequirements } from './requirements.ts'
import { readTitles } from './titles.ts'

const csv = `id,area,where,text,check,ambiguity
A-1-01,shell,sdk,"one, ""two""","c",
A-1-02,home,mock+web,x,"when /m/help opens, then its topics show",
G-1-01,home,web,x,y,
`
const inputOf = (files: Record<string, string>) => ({
  requirements: readRequirements(csv),
  titles: Object.entries(files).flatMap(([file, text]) => readTitles(file, text).map((title) => ({ ...title, file }))),
})
/** Problems of titles: rows of the example without a test are left out. */
const problems = (files: Record<string, string>) =>
  trace(inputOf(files)).problems.filter((one) => !one.includes('has no test'))

const ids = (text: string) => readTitles('a.test.ts', text).flatMap((title) => title.ids)

test('an id in a title is read', () => {
  expect(ids(`test('it works [A-1-01]', () => {})`)).toEqual(['A-1-01'])
})

test('a title may be a template, a concatenation, or span several lines', () => {
  expect(ids('test(`the price is ${price} [G-1-01]`, () => {})')).toEqual(['G-1-01'])
  expect(ids(`test('a long ' +\n  'title [G-1-01]', () => {})`)).toEqual(['G-1-01'])
  expect(ids(`test(\n  'a title [G-1-01]',\n  { tag: '@slow' },\n  () => {},\n)`)).toEqual(['G-1-01'])
})

test('a table of tests counts by its title, or by the ids in its rows', () => {
  expect(ids(`test.each([1, 2])('%s is even [A-1-01]', () => {})`)).toEqual(['A-1-01'])
  expect(ids(`const rows = [['A-1-01', 1]] as const\ntest.for(rows)('%i [%s]', () => {})`)).toEqual(['A-1-01'])
  expect(ids(`test.each([['A-1-01', 1], ['A-1-02', 2]])('[%s] is %d', () => {})`)).toEqual(['A-1-01', 'A-1-02'])
  expect(ids(`test.for([{ id: 'A-1-01' }])('rule [$id]', () => {})`)).toEqual(['A-1-01'])
})

test('a test that does not run covers nothing', () => {
  expect(ids(`test.skip('a [A-1-01]', () => {})`)).toEqual([])
  expect(ids(`test.todo('a [A-1-01]')`)).toEqual([])
  expect(ids(`test.fixme('a [A-1-01]', () => {})`)).toEqual([])
  expect(ids(`test.skipIf(slow)('a [A-1-01]', () => {})`)).toEqual([])
  expect(ids(`test('a [A-1-01]', { skip: true }, () => {})`)).toEqual([])
  expect(ids(`test('a [A-1-01]', async () => {\n  test.skip()\n})`)).toEqual([])
  expect(ids(`describe.skip('group', () => { test('a [A-1-01]', () => {}) })`)).toEqual([])
})

test('comments, bodies, groups and steps cover nothing', () => {
  expect(ids(`// test('a [A-1-01]', () => {})\n/* test('a [A-1-01]') */`)).toEqual([])
  expect(ids(`test('a', () => { expect('[A-1-01]').toBe('test("b [A-1-01]")') })`)).toEqual([])
  expect(ids(`test.describe('[A-1-01]', () => { test('a [A-1-02]', () => {}) })`)).toEqual(['A-1-02'])
  expect(ids(`test('a', async () => { await test.step('[A-1-01]', () => {}) })`)).toEqual([])
  expect(ids(`contest('[A-1-01]', () => {})`)).toEqual([])
})

test('a test with JSX in its body is read', () => {
  expect(readTitles('a.test.tsx', `test('a [A-1-01]', () => { render(<p>it's</p>) })`)[0]?.ids).toEqual(['A-1-01'])
})

test('the report counts per document and per area', () => {
  const report = trace(inputOf({ 'a.test.ts': `test('t [A-1-01]', () => {})` }))
  expect(report).toMatchObject({
    covered: 1,
    all: 3,
    areas: { home: { covered: 0, all: 2 }, shell: { covered: 1, all: 1 } },
  })
  expect(report.documents).toEqual({
    'A access and member area': { covered: 1, all: 2 },
    'G games and content': { covered: 0, all: 1 },
  })
  expect(report.problems).toEqual([
    'A-1-02 has no test: write one with [A-1-02] in its title.',
    'G-1-01 has no test: write one with [G-1-01] in its title.',
  ])
  expect(printReport(report)).toMatch(/PROBLEM G-1-01 .*\n\nTrace: 1 \/ 3 \(33 %\) requirements covered$/)
})

test('a pipeline gets problems and rows without a test as failures', () => {
  const input = inputOf({ 'a.test.ts': `test('a [A-1-01]', () => {})` })

  const [rows, failures] = toCiReport(trace(input), input.requirements).suites

  expect(rows?.results.map(({ tag, status }) => [tag, status])).toEqual([
    ['shell', 'passed'],
    ['home', 'failed'],
    ['home', 'failed'],
  ])
  expect(failures?.results).toMatchObject([{ status: 'failed' }, { reason: expect.stringContaining('G-1-01') }])
})

test('an unknown id is a problem with file and title, and covers nothing', () => {
  const report = trace(inputOf({ 'x.spec.ts': `test('a [A-9-99]', () => {})` }))
  expect(report.covered).toBe(0)
  expect(problems({ 'x.spec.ts': `test('a [A-9-99]', () => {})` })).toEqual([
    'x.spec.ts: "a [A-9-99]" has the id A-9-99, which is not in requirements.csv: correct the id.',
  ])
})

test('a computed id in a title is a problem, since it cannot be searched for', () => {
  expect(problems({ 'a.test.ts': 'for (const id of all) test(`rule [${id}]`, () => {})' })).toEqual([
    'a.test.ts: "rule [${}]" computes an id: write it out, or use a table with [%s].',
  ])
})

test.each([
  `test('a [A-1-01] [G-1-01]', () => {})`,
  `test('a [A-1-01, G-1-01]', () => {})`,
  `test.each([['A-1-01', 'G-1-01']])('a [%s] [%s]', () => {})`,
])('a title with two ids is a problem: %s', (text) => {
  expect(problems({ 'web/a.test.ts': text })).toEqual([
    expect.stringMatching(/^web\/a\.test\.ts: "a \[.*" has 2 ids: write a test for each row\.$/),
  ])
})

test('a row of the web that only another package covers is a problem, and not covered', () => {
  const sdk = { 'sdk/src/a.test.ts': `test('a [G-1-01]', () => {})` }
  expect(problems(sdk)).toEqual([
    'G-1-01 requires the web, but is covered only by sdk/src/a.test.ts: "a [G-1-01]": cover it in web/ or tests/.',
  ])
  expect(trace(inputOf(sdk)).covered).toBe(0)
  expect(problems({ ...sdk, 'web/src/a.test.ts': `test('a [G-1-01]', () => {})` })).toEqual([])
  expect(problems({ 'tests/a.spec.ts': `test('a [G-1-01]', () => {})` })).toEqual([])
})

test('requirements without header or with a row without id are an error', () => {
  expect(() => readRequirements('area,id\n')).toThrow('must start with')
  expect(() => readRequirements('id,area,where,text,check,ambiguity\n,shell,web\n')).toThrow('without id or area')
})
