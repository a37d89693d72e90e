import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRepository, publishPart, run, startBroker } from './setup.ts'

test('the committed pact is published with its commit and branch', async () => {
  using repository = createRepository('feature/a#b')
  await using broker = await startBroker()

  const { code, out } = await run('run.ts', ['--publish', broker.url], { cwd: repository.folder })

  const [published] = broker.publications
  expect(out).toContain(
    `Published the pact of longan-web ${repository.commit.slice(0, 9)} (feature/a#b) for gaming-gateway`,
  )
  expect(out).toContain('Pact successfully published')
  expect(out).not.toContain('Next steps')
  expect(published).toMatchObject({ version: repository.commit, branch: 'feature/a#b', consumer: 'longan-web' })
  expect(published!.pact.interactions.length).toBeGreaterThan(1000)
  expect(code).toBe(0)
})

test.each([
  ['a token', { PACT_BROKER_TOKEN: 'secret-token' }],
  ['a user', { PACT_BROKER_USERNAME: 'pact', PACT_BROKER_PASSWORD: 'secret-word' }],
])('%s from the environment opens the broker', async (_name, env) => {
  using repository = createRepository()
  await using broker = await startBroker({ token: 'secret-token', user: { name: 'pact', password: 'secret-word' } })
  const result = await run('run.ts', ['--publish', broker.url], { cwd: repository.folder, env })
  expect([result.code, broker.publications.length]).toEqual([0, 1])
})

test('missing and wrong credentials are refused without printing them', async () => {
  using repository = createRepository()
  await using broker = await startBroker({ token: 'secret-token' })
  const publish = (env: Record<string, string>) =>
    run('run.ts', ['--publish', broker.url], { cwd: repository.folder, env })

  const [none, wrong] = [await publish({}), await publish({ PACT_BROKER_TOKEN: 'other-secret' })]

  expect(none.err).toContain('The broker asks for credentials (401): set PACT_BROKER_TOKEN')
  expect(wrong.err).toContain('The broker does not accept the credentials (401)')
  expect(wrong.out + wrong.err).not.toContain('other-secret')
  expect([none.code, wrong.code, broker.publications.length]).toEqual([2, 2, 0])
})

test('another pact for the same commit is refused by the broker, in a sentence', async () => {
  using repository = createRepository()
  await using broker = await startBroker()
  await publishPart(broker, ['getWallet'], { version: repository.commit, branch: 'main' })
  const { code, err } = await run('run.ts', ['--publish', broker.url], { cwd: repository.folder })
  expect(err).toMatch(
    /^The broker has other content for this version \(409\): Cannot change the content .*Commit the change/,
  )
  expect(code).toBe(2)
})

test('a changed file, a folder without git and a commit without a branch are refused before anything is sent', async () => {
  using repository = createRepository()
  await using broker = await startBroker()
  const publish = (cwd: string, env?: Record<string, string>) =>
    run('run.ts', ['--publish', broker.url], { cwd, ...(env && { env }) })
  const outside = mkdtempSync(join(tmpdir(), 'longan-no-repository-'))

  const withoutGit = await publish(outside, { GIT_CEILING_DIRECTORIES: tmpdir() })
  rmSync(outside, { recursive: true })
  repository.git('checkout', '--quiet', '--detach')
  const detached = await publish(repository.folder)
  repository.change()
  const changed = await publish(repository.folder)

  expect(withoutGit.err).toContain('This folder has no git commit')
  expect(detached.err).toContain('No branch is checked out')
  expect(changed.err).toContain(`1 file is changed since commit ${repository.commit.slice(0, 9)}`)
  expect([withoutGit.code, detached.code, changed.code, broker.requests]).toEqual([2, 2, 2, []])
})

test('a detached commit gets its branch from continuous integration', async () => {
  using repository = createRepository()
  await using broker = await startBroker()
  repository.git('checkout', '--quiet', '--detach')
  const env = {
    GITHUB_HEAD_REF: 'from-ci',
    GITHUB_SERVER_URL: 'https://ci.example',
    GITHUB_REPOSITORY: 'a/b',
    GITHUB_RUN_ID: '7',
  }
  await run('run.ts', ['--publish', broker.url], { cwd: repository.folder, env })
  expect(broker.publications).toMatchObject([{ branch: 'from-ci', buildUrl: 'https://ci.example/a/b/actions/runs/7' }])
})

test('an address without a broker is refused in a sentence', async () => {
  using repository = createRepository()
  const other = createServer((_request, response) => response.end('<p>hello</p>'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
  const publish = (address: string) => run('run.ts', ['--publish', address], { cwd: repository.folder })

  const noBroker = await publish(url)
  await new Promise((resolve) => other.close(resolve))
  const unreachable = await publish(url)
  const withSecret = await publish('http://user:word@127.0.0.1:1')

  expect(noBroker.err).toContain(`${url} is not a Pact Broker: its index has no link pb:publish-contracts`)
  expect(unreachable.err).toContain('The broker cannot be reached: ECONNREFUSED')
  expect(withSecret.err).toContain('Put the credentials into PACT_BROKER_USERNAME')
  expect(withSecret.err).not.toContain('word@')
  expect([noBroker.code, unreachable.code, withSecret.code]).toEqual([2, 2, 2])
})
