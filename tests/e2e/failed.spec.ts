import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createMockServer, readCapsule, replayCapsule } from '@longan/mock-server/node'
import { expect, test } from '../fixtures.ts'

type Result = { status: string; attachments: { name: string; path?: string }[] }
type Suite = { suites?: Suite[]; specs: { title: string; tests: { results: Result[] }[] }[] }

/** What each test of a run inside this one has come to, by its title. */
async function runInside(site: string, output: string): Promise<Map<string, Result>> {
  const { TEST_WORKER_INDEX: _index, TEST_PARALLEL_INDEX: _parallel, ...outside } = process.env
  const env = { ...outside, FAILING_SITE: site }
  const said = ['test', '--config', 'tests/failing/playwright.config.ts', '--output', output]
  const told = await new Promise<string>((resolve) => {
    // It fails on purpose: what it told is what counts.
    execFile('node_modules/.bin/playwright', said, { env, maxBuffer: 1e8 }, (_failed, stdout) => resolve(stdout))
  })
  return new Map(specsOf((JSON.parse(told) as { suites: Suite[] }).suites))
}

const specsOf = (suites: Suite[]): [string, Result][] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.map(({ title, tests }): [string, Result] => [title, tests[0]!.results[0]!]),
    ...specsOf(inner),
  ])

const CASES = ['a test that logs in and then fails', 'a test from outside that logs in and then fails']

test('a test that failed has a capsule of its world, which is replayed byte for byte', async ({ baseURL }) => {
  const results = await runInside(baseURL!, test.info().outputPath('inside'))
  const capsules = (title: string) => results.get(title)!.attachments.filter(({ name }) => name === 'capsule')
  expect(results.get('a test that logs in and passes')!.status).toBe('passed')
  expect(capsules('a test that logs in and passes')).toEqual([])

  for (const title of CASES) {
    expect(results.get(title)!.status).toBe('failed')
    const [kept] = capsules(title)
    const capsule = readCapsule(JSON.parse(await readFile(kept!.path!, 'utf8')))
    expect(capsule.beginning.snapshot).toBeUndefined()
    expect(capsule.calls.map(({ path }) => path)).toContain('/wps/session/login')
    const replayed = await replayCapsule(capsule, createMockServer)
    expect(replayed).toMatchObject({ isSame: true, requests: capsule.calls.length })
  }
})
