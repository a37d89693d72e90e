import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { assertReportsWritable, type CiReport, type CiResult, toJunit, toSummary, writeCiReport } from '../ci-report.ts'

const held: CiResult = { name: 'getWallet', tag: 'wallet', status: 'passed' }
const skipped: CiResult = { name: 'getRank', tag: 'rank', status: 'skipped', reason: 'no state' }
const failed = (name: string, reason = 'value is missing'): CiResult => ({
  name,
  tag: 'games',
  status: 'failed',
  reason,
})
const reportOf = (...results: CiResult[]): CiReport => ({
  name: 'contracts',
  notes: ['a -- note', 'a --- note --->'],
  suites: [
    { name: 'counts', results },
    { name: 'states', results: [] },
  ],
})

/** An empty folder, and a variable that names its file `summary.md` as the job summary. */
function setup(summary = 'summary.md') {
  const folder = mkdtempSync(join(tmpdir(), 'longan-ci-'))
  const file = (name: string) => join(folder, name)
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary && file(summary))
  return {
    file,
    names: () => readdirSync(folder),
    read: (name: string) => readFileSync(file(name), 'utf8'),
    [Symbol.dispose]: () => {
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true })
    },
  }
}

test('JUnit is XML that has each test and counts what failed and what was skipped', () => {
  const strange = `<b> & "quotes" ]]> \u0001\ufffe--`
  const xml = toJunit(reportOf(held, skipped, failed('getGames', strange), failed(`<${strange}>`)))
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window

  const [counts, states] = document.querySelectorAll('testsuite')
  const attributes = ['name', 'tests', 'failures', 'skipped']
  expect(attributes.map((name) => counts?.getAttribute(name))).toEqual(['counts', '4', '2', '1'])
  expect(attributes.map((name) => states?.getAttribute(name))).toEqual(['states', '0', '0', '0'])
  expect(document.querySelectorAll('testcase')).toHaveLength(4)
  expect(document.querySelector('failure')?.getAttribute('message')).toBe('<b> & "quotes" ]]> --')
  expect(document.querySelector('skipped')?.getAttribute('message')).toBe('no state')
})

test('the summary counts each suite with results and lists what failed', () => {
  expect(toSummary(reportOf(held, skipped, failed('getGames')))).toBe(
    [
      '## contracts',
      '',
      '| suite | passed | failed | skipped |',
      '| --- | --- | --- | --- |',
      '| counts | 1 | 1 | 1 |',
      '',
      '| failed | reason |',
      '| --- | --- |',
      '| getGames | value is missing |',
      '',
      '',
    ].join('\n'),
  )
})

test('text of a gateway has no effect on the summary, and many failures do not make it long', () => {
  const text = toSummary(reportOf(failed('a', '<img src=x>\n| [b](c) `d`'), failed('e', 'long '.repeat(1000))))

  expect(text).toContain('| a | \\<img src=x\\> \\| \\[b\\](c) \\`d\\` |')
  expect(text.length).toBeLessThan(1000)
  const many = toSummary(reportOf(...Array.from({ length: 25 }, (_, index) => failed(`name${index}`))))
  expect(many.match(/name\d+/g)).toHaveLength(20)
  expect(many).toContain('and 5 more')
})

test('the summary is appended to the one of earlier commands', () => {
  using folder = setup()
  writeFileSync(folder.file('summary.md'), 'earlier\n')

  writeCiReport(reportOf(held), {})
  writeCiReport(reportOf(failed('getGames')), { junit: folder.file('a.xml') })

  expect(folder.read('summary.md')).toMatch(/^earlier\n## contracts\n[^]*\n## contracts\n[^]*getGames/)
  expect(folder.read('a.xml')).toContain('failures="1"')
})

test('without the variable and a flag nothing is written', () => {
  using folder = setup('')

  assertReportsWritable({})
  writeCiReport(reportOf(held), {})

  expect(folder.names()).toEqual([])
})

test('files that cannot be written are refused before the work', () => {
  using folder = setup('missing/summary.md')

  expect(() => assertReportsWritable({ json: '/nowhere/a' })).toThrow('--json: /nowhere/a cannot be written (ENOENT)')
  expect(() => assertReportsWritable({ junit: '/nowhere/a' })).toThrow('--junit: /nowhere/a cannot be written (ENOENT)')
  expect(() => assertReportsWritable({})).toThrow(
    `GITHUB_STEP_SUMMARY: ${folder.file('missing/summary.md')} cannot be written (ENOENT)`,
  )
})

test('a report is not written over a store of worlds', () => {
  using folder = setup('')
  const store = folder.file('worlds.db')
  writeFileSync(store, 'SQLite format 3\0')

  expect(() => assertReportsWritable({ junit: store })).toThrow(`${store} is a database`)
})
