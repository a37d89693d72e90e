import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createMockServer, readRecording, replayRecording } from '@longan/mock-server/node'
import { expect, test } from '../fixtures.ts'

type Result = { status: string; attachments: { name: string; path?: string }[] }
type Suite = { suites?: Suite[]; specs: { title: string; tests: { results: Result[] }[] }[] }

async function runNested(site: string, output: string): Promise<Map<string, Result>> {
  const { TEST_WORKER_INDEX: _index, TEST_PARALLEL_INDEX: _parallel, ...inherited } = process.env
  const env = { ...inherited, FAILING_SITE: site }
  const args = ['test', '--config', 'tests/failing/playwright.config.ts', '--output', output]
  const report = await new Promise<string>((resolve) => {
    // The run fails on purpose; only its report matters.
    execFile('node_modules/.bin/playwright', args, { env, maxBuffer: 1e8 }, (_failed, stdout) => resolve(stdout))
  })
  return new Map(specsOf((JSON.parse(report) as { suites: Suite[] }).suites))
}

const specsOf = (suites: Suite[]): [string, Result][] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.map(({ title, tests }): [string, Result] => [title, tests[0]!.results[0]!]),
    ...specsOf(inner),
  ])

const CASES = ['a test that logs in and then fails', 'a test with the package’s fixtures that logs in and then fails']

test('a failed test has a screenshot, and a recording of its world, which replays byte for byte', async ({
  baseURL,
}) => {
  const results = await runNested(baseURL!, test.info().outputPath('inside'))
  const namesOf = (title: string) => results.get(title)!.attachments.map(({ name }) => name)
  const recordings = (title: string) => results.get(title)!.attachments.filter(({ name }) => name === 'recording')
  expect(results.get('a test that logs in and passes')!.status).toBe('passed')
  expect(namesOf('a test that logs in and passes')).toEqual([])
  expect(namesOf('a test that logs in and then fails')).toContain('screenshot')

  for (const title of CASES) {
    expect(results.get(title)!.status).toBe('failed')
    const [attachment] = recordings(title)
    const recording = readRecording(JSON.parse(await readFile(attachment!.path!, 'utf8')))
    expect(recording.start.snapshot).toBeUndefined()
    expect(recording.calls.map(({ path }) => path)).toContain('/wps/session/login')
    const replayed = await replayRecording(recording, createMockServer)
    expect(replayed).toMatchObject({ isSame: true, requests: recording.calls.length })
  }
})
