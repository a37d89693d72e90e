import { expect, test } from 'vitest'
import { printReport } from './print.ts'
import { trace } from './report.ts'
import { readRequirements } from './requirements.ts'
import { readTitles } from './titles.ts'

const csv = `id,area,where,text,check,ambiguity
A-1-01,shell,sdk,"one, ""two""","c",
A-1-02,home,mock+web,x,"when /m/help opens, then its topics show",
G-1-01,home,web,x,y,
`
const house = (files: Record<string, string>) => ({
  requirements: readRequirements(csv),
  titles: Object.entries(files).flatMap(([file, text]) => readTitles(file, text).map((title) => ({ ...title, file }))),
})
const problems = (files: Record<string, string>, more: Partial<Parameters<typeof trace>[0]> = {}) =>
  trace({ ...house(files), ...more }).problems

const ids = (text: string) => readTitles('a.test.ts', text).flatMap((title) => title.ids)

test('an id in a title is read', () => {
  expect(ids(`test('it works [A-1-01]', () => {})`)).toEqual(['A-1-01'])
})

test('a title may be a template, a sum, or stretch over lines', () => {
  expect(ids('test(`the price is ${price} [G-1-01]`, () => {})')).toEqual(['G-1-01'])
  expect(ids(`test('a long ' +\n  'title [G-1-01]', () => {})`)).toEqual(['G-1-01'])
  expect(ids(`test(\n  'a title [G-1-01]',\n  { tag: '@slow' },\n  () => {},\n)`)).toEqual(['G-1-01'])
})

test('a table of tests counts by its title, or by the ids it hands to its title', () => {
  expect(ids(`test.each([1, 2])('%s is even [A-1-01]', () => {})`)).toEqual(['A-1-01'])
  expect(ids(`const rows = [['A-1-01', 1]] as const\ntest.for(rows)('%i [%s]', () => {})`)).toEqual(['A-1-01'])
  expect(ids(`test.each([['A-1-01', 1], ['A-1-02', 2]])('[%s] is %d', () => {})`)).toEqual(['A-1-01', 'A-1-02'])
  expect(ids(`test.for([{ id: 'A-1-01' }])('rule [$id]', () => {})`)).toEqual(['A-1-01'])
})

test('what does not run proves nothing', () => {
  expect(ids(`test.skip('a [A-1-01]', () => {})`)).toEqual([])
  expect(ids(`test.todo('a [A-1-01]')`)).toEqual([])
  expect(ids(`test.fixme('a [A-1-01]', () => {})`)).toEqual([])
  expect(ids(`test.skipIf(slow)('a [A-1-01]', () => {})`)).toEqual([])
  expect(ids(`test('a [A-1-01]', { skip: true }, () => {})`)).toEqual([])
  expect(ids(`test('a [A-1-01]', async () => {\n  test.skip()\n})`)).toEqual([])
  expect(ids(`describe.skip('group', () => { test('a [A-1-01]', () => {}) })`)).toEqual([])
})

test('comments, bodies, groups and steps prove nothing', () => {
  expect(ids(`// test('a [A-1-01]', () => {})\n/* test('a [A-1-01]') */`)).toEqual([])
  expect(ids(`test('a', () => { expect('[A-1-01]').toBe('test("b [A-1-01]")') })`)).toEqual([])
  expect(ids(`test.describe('[A-1-01]', () => { test('a [A-1-02]', () => {}) })`)).toEqual(['A-1-02'])
  expect(ids(`test('a', async () => { await test.step('[A-1-01]', () => {}) })`)).toEqual([])
  expect(ids(`contest('[A-1-01]', () => {})`)).toEqual([])
})

test('a test with markup in its body is read like any other', () => {
  expect(readTitles('a.test.tsx', `test('a [A-1-01]', () => { render(<p>it's</p>) })`)[0]?.ids).toEqual(['A-1-01'])
})

test('the report counts per document and per area, and names what is missing', () => {
  const report = trace(house({ 'a.test.ts': `test('t [A-1-01]', () => {})` }))
  expect(report).toMatchObject({
    proven: 1,
    all: 3,
    areas: { home: { proven: 0, all: 2 }, shell: { proven: 1, all: 1 } },
    problems: [],
  })
  expect(report.documents).toEqual({
    'A access and member area': { proven: 1, all: 2 },
    'G games and content': { proven: 0, all: 1 },
  })
  expect(report.notYet.map(({ id }) => id)).toEqual(['A-1-02', 'G-1-01'])
  expect(printReport(report)).toMatch(/home {12}A-1-02 G-1-01\n\nTrace: 1 \/ 3 \(33 %\) requirements proven$/)
})

test('an unknown id is a problem that names file and title, and proves nothing', () => {
  const report = trace(house({ 'x.spec.ts': `test('a [A-9-99]', () => {})` }))
  expect(report.proven).toBe(0)
  expect(report.problems).toEqual([
    'x.spec.ts: "a [A-9-99]" names A-9-99, which is no row of requirements.csv: correct the id.',
  ])
})

test('an id that a title computes is a problem, since nobody could search for it', () => {
  expect(problems({ 'a.test.ts': 'for (const id of all) test(`rule [${id}]`, () => {})' })).toEqual([
    'a.test.ts: "rule [${}]" computes an id: write it out, or hand it from a table with [%s].',
  ])
})

test.each([
  `test('a [A-1-01] [G-1-01]', () => {})`,
  `test('a [A-1-01, G-1-01]', () => {})`,
  `test.each([['A-1-01', 'G-1-01']])('a [%s] [%s]', () => {})`,
])('a title with two ids is a problem: %s', (text) => {
  expect(problems({ 'web/a.test.ts': text })).toEqual([
    expect.stringMatching(/^web\/a\.test\.ts: "a \[.*" names 2 rows: give each row a test of its own\.$/),
  ])
})

test('a row of the web that only another room claims is a problem, and not proven', () => {
  const sdk = { 'sdk/src/a.test.ts': `test('a [G-1-01]', () => {})` }
  expect(problems(sdk)).toEqual([
    'G-1-01 names the web, but is claimed only by sdk/src/a.test.ts: "a [G-1-01]": prove it in web/ or tests/.',
  ])
  expect(trace(house(sdk)).proven).toBe(0)
  expect(problems({ ...sdk, 'web/src/a.test.ts': `test('a [G-1-01]', () => {})` })).toEqual([])
  expect(problems({ 'tests/a.spec.ts': `test('a [G-1-01]', () => {})` })).toEqual([])
})

test('a row about a page that has no screen yet is a problem, and not proven', () => {
  const claim = { 'web/a.test.ts': `test('a [A-1-02]', () => {})` }
  const withoutScreen = new Set(['/m/help'])
  expect(problems(claim, { withoutScreen })).toEqual([
    'A-1-02 is about /m/help, which has no screen yet: take the id out of web/a.test.ts: "a [A-1-02]".',
  ])
  expect(problems(claim, { withoutScreen: new Set(['/m/message']) })).toEqual([])
})

test('a row that is proven and not kept is named, with the command that keeps it', () => {
  expect(problems({ 'a.test.ts': `test('a [A-1-01]', () => {})` }, { kept: [] })).toEqual([
    'A-1-01 is proven and tests/covered.txt does not list it: run npm run trace -- --keep.',
  ])
})

test('a row that loses its proof is named', () => {
  expect(problems({ 'a.test.ts': `test('a [A-1-01]', () => {})` }, { kept: ['A-1-01', 'G-1-01'] })).toEqual([
    'G-1-01 has lost its proof (tests/covered.txt lists it): give it a test again, with [G-1-01] in its title.',
  ])
})

test('a file of requirements that lost its header or an id is refused', () => {
  expect(() => readRequirements('area,id\n')).toThrow('must start with')
  expect(() => readRequirements('id,area,where,text,check,ambiguity\n,shell,web\n')).toThrow('without id or area')
})
