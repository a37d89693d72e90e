import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runVerify } from '../verify/run-verify.ts'
import { allScenarios } from './all-scenarios.ts'
import type { ScenarioReport } from './run/report.ts'

const verify = (...flags: string[]) => runVerify('--scenarios', ...flags)

type Change = (path: string, body: string) => { status?: number; body: string }

/** A mock over HTTP whose answers may be changed, and a folder for reports. */
async function setup(change: Change = (_path, body) => ({ body })) {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    const reply = await mock.handle(call)
    return { ...reply, ...change(`${call.path} ${String(call.body)}`, reply.body) }
  }
  const { url, close } = await listen({ ...mock, handle })
  const folder = mkdtempSync(join(tmpdir(), 'longan-scenarios-'))
  const remove = async () => {
    rmSync(folder, { recursive: true })
    await close()
  }
  return { url, file: (name: string) => join(folder, name), [Symbol.asyncDispose]: remove }
}

test('a gateway that carries out its commands passes all scenarios', async () => {
  await using gateway = await setup()
  const { code, out } = await verify('--provider', gateway.url)
  expect(out).toMatch(/^Verifying version \d+\.\d+\.\d+ of the OpenAPI document\n(\d+) of \1 scenarios hold\n$/)
  expect(out).toContain(`${allScenarios.length} scenarios hold`)
  expect(code).toBe(0)
})

test('scenarios do not change the default world of a mock', async () => {
  const server = await listen(createMockServer({ time: Date.parse('2026-01-05T12:00:00Z') }))
  onTestFinished(() => server.close())

  const { code } = await verify('--provider', server.url, '--only', 'wallet')

  expect(code).toBe(0)
  const clock = await fetch(`${server.url}/__admin/clock`)
  expect(await clock.json()).toMatchObject({ iso: '2026-01-05T12:00:00.000Z', isFrozen: false })
})

test('what a broken scenario read, expected and got is in the console, JSON, JUnit and the job summary', async () => {
  await using gateway = await setup((path, body) => ({
    body: path.startsWith('/wps/v2/wallets/balance') ? body.replaceAll('"balance":1000,', '"balance":999,') : body,
  }))
  const [json, junit] = [gateway.file('scenarios.json'), gateway.file('scenarios.xml')]
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('GITHUB_STEP_SUMMARY', gateway.file('summary.md'))
  const flags = ['--provider', gateway.url, '--only', 'wallet', '--json', json, '--junit', junit]

  const { code, out } = await verify(...flags)
  const reason = 'wallet at the vendor after the transfer (getWalletBalance): expected 1000, got 999'

  expect(out).toContain(`✗ a transfer to a vendor and a part of it back\n    ${reason}\n`)
  expect(out).toContain('0 of 3 scenarios hold')
  const { counts, scenarios } = JSON.parse(readFileSync(json, 'utf8')) as ScenarioReport
  expect(counts).toEqual({ holds: 0, broken: 3, skipped: 0 })
  expect(scenarios[0]).toMatchObject({ tag: 'wallet', status: 'broken', reason })
  expect(readFileSync(junit, 'utf8')).toContain(`<failure message="${reason}"/>`)
  expect(readFileSync(gateway.file('summary.md'), 'utf8')).toContain('\n| scenarios | 0 | 3 | 0 |\n')
  expect(code).toBe(1)
})

test('scenarios whose state is missing are named and counted, and do not fail the others', async () => {
  await using gateway = await setup((path, body) =>
    path.startsWith('/__admin') && path.includes('"a deposit has arrived"')
      ? { status: 501, body: '{"message":"not implemented yet"}' }
      : { body },
  )
  const junit = gateway.file('scenarios.xml')
  const { code, out } = await verify('--provider', gateway.url, '--only', 'deposits', '--junit', junit)
  expect(out).toContain(
    '- skipped: a credited deposit: balance, record, turnover\n    "a deposit has arrived": 501 not implemented yet\n',
  )
  expect(out).toContain('2 scenarios are skipped: their states cannot be set up\n')
  expect(readFileSync(junit, 'utf8').match(/<skipped message=/g)).toHaveLength(2)
  expect(code).toBe(0)
})

test('if no scenario ran, the exit code is 2', async () => {
  await using gateway = await setup()
  const { code, err } = await verify('--provider', gateway.url, '--states', `${gateway.url}/nowhere`)
  expect(err).toContain('No scenario ran')
  expect(code).toBe(2)
})
