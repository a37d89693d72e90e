import { expect, test } from 'vitest'
import { printReport, trace } from './report.ts'
import { readRequirements } from './requirements.ts'
import { readTitles } from './titles.ts'

const ids = (text: string) => readTitles('a.test.ts', text).flatMap((title) => title.ids)

const csv =
  'id,area,where,text,check,ambiguity\nA-1-01,shell,web,"one, two","c",\nA-1-02,home,web,x,y,\nG-1-01,home,web,x,y,\n'

test('an id in a title is read, several too, together or apart', () => {
  expect(ids(`test('it works [A-1-01]', () => {})`)).toEqual(['A-1-01'])
  expect(ids(`test('it works [A-1-01] [A-1-02]', async () => {})`)).toEqual(['A-1-01', 'A-1-02'])
  expect(ids(`test('it works [A-1-01, A-1-02]', () => {})`)).toEqual(['A-1-01', 'A-1-02'])
})

test('a title may be a template, a sum, or stretch over lines', () => {
  expect(ids('test(`the price is ${price} [G-1-01]`, () => {})')).toEqual(['G-1-01'])
  expect(ids(`test('a long ' +\n  'title [G-1-01]', () => {})`)).toEqual(['G-1-01'])
  expect(ids(`test(\n  'a title [G-1-01]',\n  { tag: '@slow' },\n  () => {},\n)`)).toEqual(['G-1-01'])
})

test('a table of tests counts by its title, or by the ids it hands to its title', () => {
  expect(ids(`test.each([1, 2])('%s is even [A-1-01]', () => {})`)).toEqual(['A-1-01'])
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
  const report = trace(readRequirements(csv), [
    { file: 'a.test.ts', title: 't', ids: ['A-1-01', 'A-1-01'], vague: false },
  ])
  expect(report).toMatchObject({
    proven: 1,
    all: 3,
    areas: { home: { proven: 0, all: 2 }, shell: { proven: 1, all: 1 } },
  })
  expect(report.documents).toEqual({
    'A access and member area': { proven: 1, all: 2 },
    'G games and content': { proven: 0, all: 1 },
  })
  expect(report.notYet.map(({ id }) => id)).toEqual(['A-1-02', 'G-1-01'])
  expect(printReport(report)).toMatch(/home {12}A-1-02 G-1-01\n\nTrace: 1 \/ 3 \(33 %\) requirements proven$/)
})

test('an unknown id is a problem that names file and title, and proves nothing', () => {
  const report = trace(readRequirements(csv), [
    { file: 'x.spec.ts', title: 'a [A-9-99]', ids: ['A-9-99'], vague: false },
  ])
  expect(report.proven).toBe(0)
  expect(report.problems).toEqual(['unknown id A-9-99: x.spec.ts: "a [A-9-99]"'])
})

test('an id that a title computes is a problem, since nobody could search for it', () => {
  const titles = readTitles('a.test.ts', 'for (const id of all) test(`rule [${id}]`, () => {})').map((title) => ({
    ...title,
    file: 'a.test.ts',
  }))
  expect(trace(readRequirements(csv), titles).problems).toEqual(['an id must be written out: a.test.ts: "rule [${}]"'])
})

test('a file of requirements that lost its header or an id is refused', () => {
  expect(() => readRequirements('area,id\n')).toThrow('must start with')
  expect(() => readRequirements('id,area,where\n,shell,web\n')).toThrow('without id or area')
})
