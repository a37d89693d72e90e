import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRepository, publishPart, run, startBroker, startGateway } from './setup.ts'

test('the pacts that the broker selects are verified, and a success is published with commit and branch', async () => {
  using repository = createRepository('next')
  await using broker = await startBroker()
  await using gateway = await startGateway()
  await publishPart(broker, ['getWallet'], { version: '1', branch: 'main' })
  await publishPart(broker, ['listVendors'], { version: '2', branch: 'other' })
  await publishPart(broker, ['getWallet', 'listTickets'], { version: '3', branch: 'next' })
  await publishPart(broker, ['getMemberInfo'], { version: '4', branch: 'deployed' })
  broker.deploy('4')

  const flags = ['--provider', gateway.url, '--broker', broker.url]
  const { code, out } = await run('verify.ts', flags, { cwd: repository.folder })

  const verified = broker.results.map(({ sha }) => broker.publications.find((one) => one.sha === sha)?.version)
  expect(verified.toSorted()).toEqual(['1', '2', '3', '4'])
  expect(out).toContain('Pact between longan-web (2) and gaming-gateway (work in progress)')
  expect(out).toContain('Pact between longan-web (1) and gaming-gateway (pending)')
  expect(out).toContain('The pact is being verified because it belongs to the branch main')
  expect(
    new Set(
      broker.results.map(
        ({ success, branch, providerApplicationVersion: version }) => `${success} ${branch} ${version}`,
      ),
    ),
  ).toEqual(new Set([`true next ${repository.commit}`]))
  const tests = broker.results.flatMap(({ testResults }) => testResults)
  expect(tests.map(({ interactionDescription }) => interactionDescription).toSorted()).toEqual([
    'getMemberInfo',
    'getWallet',
    'getWallet',
    'listTickets',
    'listVendors',
  ])
  expect(code).toBe(0)
})

test('a broken pact is published as a failure; it fails only if the branch has satisfied it before', async () => {
  using repository = createRepository()
  await using broker = await startBroker()
  await publishPart(broker, ['getWallet'], { version: '1', branch: 'main' })
  const verify = async (spoil?: (body: string) => string) => {
    await using gateway = await startGateway(spoil)
    return await run('verify.ts', ['--provider', gateway.url, '--broker', broker.url], {
      cwd: repository.folder,
    })
  }
  const rename = (body: string) => body.replace('"sumBalance"', '"sum"')

  const pending = await verify(rename)
  await verify()
  const counted = await verify(rename)

  expect(broker.results.map(({ success }) => success)).toEqual([false, true, false])
  expect(broker.results[2]!.testResults).toEqual([
    {
      interactionId: expect.any(String),
      interactionDescription: 'getWallet',
      success: false,
      mismatches: [{ description: expect.stringContaining('sumBalance') }],
    },
  ])
  expect(pending.out).toContain('This pact is still in pending state')
  expect([pending.code, counted.code]).toEqual([0, 1])
})

test('an interaction of our own design that differs is no failure for the broker, unless it counts', async () => {
  using repository = createRepository()
  await using broker = await startBroker()
  await using gateway = await startGateway((body) => body.replace('"reason"', '"because"'))
  const names = ['listGames 400 request_param_err', 'listGames 400 request_param_err as designed']
  await publishPart(broker, names, { version: '1', branch: 'main' })
  const flags = ['--provider', gateway.url, '--broker', broker.url]

  await run('verify.ts', flags, { cwd: repository.folder })
  await run('verify.ts', [...flags, '--designed'], { cwd: repository.folder })

  expect(broker.results.map(({ success, testResults }) => [success, testResults.length])).toEqual([
    [true, 1],
    [false, 2],
  ])
})

test('with --no-publish nothing is published, from a folder with changes too', async () => {
  using repository = createRepository()
  repository.change()
  await using broker = await startBroker()
  await using gateway = await startGateway()
  await publishPart(broker, ['getWallet'], { version: '1', branch: 'main' })
  const flags = ['--provider', gateway.url, '--broker', broker.url]

  const refused = await run('verify.ts', flags, { cwd: repository.folder })
  const { code, out } = await run('verify.ts', [...flags, '--no-publish'], { cwd: repository.folder })

  expect(refused.err).toContain('1 file is changed since commit')
  expect(out).toContain('1 of 1 known interactions hold')
  expect([refused.code, code, broker.results]).toEqual([2, 0, []])
})

test('the version of a gateway from another repository, and the selectors, can be named', async () => {
  using repository = createRepository()
  await using broker = await startBroker()
  await using gateway = await startGateway()
  await publishPart(broker, ['getWallet'], { version: '1', branch: 'release' })
  const flags = ['--provider', gateway.url, '--broker', broker.url, '--selectors', '[{"branch":"release"}]']
  const named = [...flags, '--provider-version', '2.4.0', '--provider-branch', 'stable']
  const { code } = await run('verify.ts', named, { cwd: repository.folder })
  expect(broker.results).toMatchObject([{ success: true, providerApplicationVersion: '2.4.0', branch: 'stable' }])
  expect(code).toBe(0)
})

test('reports of the pacts are written, and a part of them can be verified without publishing', async () => {
  using repository = createRepository()
  await using broker = await startBroker()
  await using gateway = await startGateway((body) => body.replace('"sumBalance"', '"sum"'))
  await publishPart(broker, ['getWallet', 'getMemberInfo'], { version: '1', branch: 'main' })
  const flags = ['--provider', gateway.url, '--broker', broker.url, '--no-publish']
  const files = ['--json', 'report.json', '--junit', 'report.xml']

  const { code, out } = await run('verify.ts', [...flags, '--only', 'wallet', ...files], {
    cwd: repository.folder,
  })

  const [json, xml] = ['report.json', 'report.xml'].map((file) => readFileSync(join(repository.folder, file), 'utf8'))
  expect(JSON.parse(json!)).toMatchObject([
    {
      pact: expect.stringContaining('longan-web (1)'),
      pactIsPending: true,
      cases: [{ interaction: 'getWallet', status: 'pending', differences: [expect.stringContaining('sumBalance')] }],
    },
  ])
  expect(xml).toMatch(/<testsuite name="Pact between [^"]+: pending, does not count" tests="1" failures="0"/)
  expect(out).toContain('(pending)')
  expect(code).toBe(0)
})

test('flags that do not fit, and a broker without a pact, are refused', async () => {
  using repository = createRepository()
  await using broker = await startBroker()
  await using gateway = await startGateway()
  const verify = async (...flags: string[]) => {
    const { code, err } = await run('verify.ts', ['--provider', gateway.url, ...flags], {
      cwd: repository.folder,
    })
    return `${code} ${err.split('\n')[0]}`
  }
  const flags = ['--broker', broker.url]

  expect(await verify(...flags)).toBe('2 The broker selected no pact for the gateway')
  expect(await verify(...flags, '--only', 'wallet')).toContain('2 --only goes with --no-publish')
  expect(await verify('--no-publish')).toBe('2 --no-publish goes with --broker')
  expect(await verify(...flags, '--selectors', '{}')).toContain('2 --selectors must be a JSON list such as')
  expect(await verify(...flags, '--wip-since', 'today')).toContain('2 --wip-since must be a day')
  expect(await verify(...flags, '--provider-version', '1')).toBe('2 --provider-version goes with --provider-branch')
})
