import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import catalogue from '../provider-states.json' with { type: 'json' }
import { readPact } from '../pact-file.ts'
import { runVerify } from './run-verify.ts'
import { filterByName } from './tags.ts'
import type { Report } from './verification-report.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

async function setup(spoil: (body: string) => string = (body) => body) {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    const reply = await mock.handle(call)
    return { ...reply, body: call.path.startsWith('/__admin') ? reply.body : spoil(reply.body) }
  }
  const { url, close } = await listen({ ...mock, handle })
  const folder = mkdtempSync(join(tmpdir(), 'longan-report-'))
  const remove = async () => {
    rmSync(folder, { recursive: true })
    await close()
  }
  return { url, file: (name: string) => join(folder, name), [Symbol.asyncDispose]: remove }
}

test('one tag can be verified, with a report as JSON, JUnit and the job summary', async () => {
  await using gateway = await setup((body) => body.replace('"sumBalance"', '"sum"'))
  const [json, junit] = [gateway.file('verify.json'), gateway.file('verify.xml')]
  const flags = ['--only', 'wallet', '--json', json, '--junit', junit]
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('GITHUB_STEP_SUMMARY', gateway.file('summary.md'))

  const { code, out } = await runVerify('--provider', gateway.url, ...flags)
  const { cases } = JSON.parse(readFileSync(json, 'utf8')) as Report
  const xml = readFileSync(junit, 'utf8')
  const broken = cases.filter(({ status }) => status === 'failed')

  expect(cases.map(({ interaction }) => interaction)).toEqual(
    filterByName(readPact().interactions, 'wallet').map(({ description }) => description),
  )
  expect(new Set(cases.map(({ tag }) => tag))).toEqual(new Set(['wallet']))
  expect(broken.map(({ interaction }) => interaction)).toContain('getWallet')
  expect(out).toContain('✗ getWallet (GET /wps/wallets/gcs)\n')
  expect(xml).toMatch(/<testcase classname="wallet" name="getWallet"><failure message="[^"<>]*sumBalance[^"<>]*"\/>/)
  expect(xml.match(/<failure/g)).toHaveLength(broken.length)
  expect(readFileSync(gateway.file('summary.md'), 'utf8')).toMatch(
    new RegExp(`^## contracts\n[^]*\\| counts \\| \\d+ \\| ${broken.length} \\|[^]*\n\\| getWallet \\| .*sumBalance`),
  )
  expect(code).toBe(1)
})

test('a gateway that echoes the token does not leak it into reports, nor break them', async () => {
  const [token, noSign] = ['0c1f7a52-0000-4c0d-a000-5ec2e7000001', '\\u0001\\ufffe']
  await using gateway = await setup((body) => body.replace(/"sumBalance":[\d.]+/, `"sumBalance":"${token}${noSign}"`))
  const [json, junit] = [gateway.file('verify.json'), gateway.file('verify.xml')]
  const flags = ['--only', 'wallet', '--token', token, '--json', json, '--junit', junit]

  const { out } = await runVerify('--provider', gateway.url, ...flags)
  const files = [json, junit].map((name) => readFileSync(name, 'utf8'))

  for (const text of [out, ...files]) expect(text).toContain("Expected '(hidden)")
  expect([out, ...files].join()).not.toContain(token)
  expect(files[1]).not.toMatch(/[^\P{Cc}\n]|\ufffe/u)
}, 60_000)

test('a failed state is reported once, in one line, without the HTML of the response', async () => {
  await using gateway = await setup()
  const states = createServer((_request, response) =>
    response.writeHead(500).end('<h1>\u001b[31mFailed</h1> password=hunter2\n'.repeat(100)),
  )
  await new Promise<void>((listens) => states.listen(0, '127.0.0.1', listens))
  onTestFinished(() => void states.close())
  const address = `http://127.0.0.1:${(states.address() as AddressInfo).port}`

  const { code, out } = await runVerify('--provider', gateway.url, '--only', 'rank', '--states', address)
  const lines = out.split('\n').filter((line) => line.startsWith('! '))

  expect(lines.join('\n')).toMatch(/: the site is open: 500 without a message \(\d+ times\)$/m)
  expect(new Set(lines).size).toBe(lines.length)
  expect(out).not.toMatch(/hunter2|\p{Cc}(?<!\n)/u)
  expect(code).toBe(1)
})

test('an unreachable server of states is reported before the verification', async () => {
  await using gateway = await setup()

  const { code, out, err } = await runVerify('--provider', gateway.url, '--states', 'http://127.0.0.1:4249')

  expect(err).toMatch(/^http:\/\/127\.0\.0\.1:4249 cannot be reached: .*ECONNREFUSED/)
  expect([code, out]).toEqual([2, ''])
})

test('an unwritable report file is reported before the verification', async () => {
  const { code, err } = await runVerify('--provider', 'http://127.0.0.1:4249', '--junit', '/nowhere/verify.xml')

  expect([code, err]).toEqual([2, expect.stringContaining('--junit: /nowhere/verify.xml cannot be written (ENOENT)')])
})

test('--only takes a tag, or one operation of it', async () => {
  await using gateway = await setup()
  const json = gateway.file('verify.json')

  await runVerify('--provider', gateway.url, '--only', 'getWallet', '--json', json)
  const { cases } = JSON.parse(readFileSync(json, 'utf8')) as Report

  expect(cases.length).toBeGreaterThan(2)
  expect(new Set(cases.map(({ interaction }) => interaction.split(' ')[0]))).toEqual(new Set(['getWallet']))
})

test('an unknown tag is a usage error', async () => {
  const { code, err } = await runVerify('--provider', 'http://127.0.0.1:4249', '--only', 'cars')

  expect([code, err]).toEqual([
    2,
    expect.stringContaining('There is no tag or operation "cars"; the tags are system, session,'),
  ])
})

test('an invalid port or a port in use is a usage error', async () => {
  const { url, close } = await listen(createMockServer())
  onTestFinished(close)
  const { port } = new URL(url)
  const startOn = (word: string) =>
    spawnSync(process.execPath, [here('../state-server.mjs'), word], { encoding: 'utf8' })

  expect(startOn('abc')).toMatchObject({
    status: 2,
    stderr: 'The port must be a number from 0 to 65535, not "abc"\n',
  })
  expect(startOn(port)).toMatchObject({
    status: 2,
    stderr: `Port ${port} is in use: pass another port as argument\n`,
  })
})

test('the server of states has a help text', () => {
  expect(spawnSync(process.execPath, [here('../state-server.mjs'), '--help'], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Usage: node state-server.mjs [PORT]') as string,
  })
})

test('a server of states with a missing or invalid catalogue names the file', () => {
  const alone = join(mkdtempSync(join(tmpdir(), 'longan-states-')), 'state-server.mjs')
  onTestFinished(() => rmSync(dirname(alone), { recursive: true }))
  copyFileSync(here('../state-server.mjs'), alone)
  const lacking = {
    status: 2,
    stderr: 'provider-states.json must be in the same folder: it is part of the contracts\n',
  }
  expect(spawnSync(process.execPath, [alone, '0'], { encoding: 'utf8' })).toMatchObject(lacking)
  writeFileSync(join(dirname(alone), 'provider-states.json'), 'null')
  expect(spawnSync(process.execPath, [alone, '0'], { encoding: 'utf8' })).toMatchObject(lacking)
})

test('the template of a server of states checks the catalogue, and reports states that are not implemented', async () => {
  const server = spawn(process.execPath, [here('../state-server.mjs'), '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve) => {
    server.stdout.once('data', (output: Buffer) => resolve(/http:\S+/.exec(output.toString())![0]))
  })
  const ask = async (body: unknown) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
    return [response.status, ((await response.json()) as { message?: string }).message]
  }
  const money = (params: object, action = 'setup') => ask({ action, state: 'a member has money', params })
  const answers = [
    await ask({ action: 'setup', state: 'the site is open', params: {} }),
    await money({ account: 'demo02' }),
    await money({ account: 'demo02', balance: '5' }),
    await money({ account: 'demo02', balance: 5 }),
    await money({ account: 'demo02', balance: 5 }, 'teardown'),
    await ask({ action: 'setup', state: 'the moon is full' }),
    await ask(null),
    await ask({ action: 'setup', state: 'the site is open', params: null }),
  ]
  const served: unknown = await (await fetch(url)).json()
  server.kill()

  expect(answers).toEqual([
    [200, undefined],
    [400, '"a member has money": balance is missing'],
    [400, '"a member has money": balance must be a number'],
    [501, expect.stringMatching(/^"a member has money" is not implemented yet: The account has exactly this/)],
    [200, undefined],
    [404, '"the moon is full" is not in provider-states.json'],
    [400, 'The body must be an object of JSON: { "action", "state", "params" }'],
    [400, 'params must be an object'],
  ])
  expect(served).toEqual(catalogue)
})
