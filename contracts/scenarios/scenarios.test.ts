import { createMockServer } from '@longan/mock-server'
import { createGateway } from '@longan/sdk'
import { expect, test } from 'vitest'
import { isDesignedCode } from '../consumer/pact.ts'
import { states } from '../states/states.ts'
import { allScenarios } from './all-scenarios.ts'
import { isRead, operations, ORIGIN, STATES } from './faults/try-faults.ts'
import { designedCodes } from './run/check.ts'
import { runScenario, runScenarios } from './run/runner.ts'
import type { Scenario } from './run/scenario.ts'

type Fetch = typeof globalThis.fetch
const at = (fetch: (request: Request) => Promise<Response>) => ({
  provider: ORIGIN,
  statesUrl: STATES,
  fetch: fetch as Fetch,
})
const brokenIn = (results: Awaited<ReturnType<typeof runScenarios>>) =>
  results.filter(({ status }) => status !== 'holds')

test.for(allScenarios)('the mock passes: $title', async (scenario) => {
  const calls = new Set<string>()
  const target = { ...at(createMockServer().fetch), onCall: (operation: string) => void calls.add(operation) }
  expect(await runScenario(target, scenario)).toEqual({ scenario: scenario.title, status: 'holds' })
  // Encrypted bodies take the gateway's key.
  calls.delete('getRsaKey')
  expect([...calls].toSorted()).toEqual([...new Set(scenario.operations)].toSorted())
})

test('titles and states of scenarios are unique and known', () => {
  const titles = allScenarios.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  const names = allScenarios.flatMap(({ states: first = [], later = [] }) => [...first.map(([name]) => name), ...later])
  expect(names.filter((name) => !(name in states))).toEqual([])
})

/** The mock whose clock is set to another time before each scenario. */
function mockAt({ path, ...change }: { path: string }) {
  const mock = createMockServer()
  return async (request: Request) => {
    const isTeardown = request.url === STATES && (await request.clone().text()).includes('"teardown"')
    const reply = await mock.fetch(request)
    if (!isTeardown) return reply
    const moved = await mock.fetch(
      new Request(`${ORIGIN}/__admin/clock/${path}`, { method: 'POST', body: JSON.stringify(change) }),
    )
    expect(moved.status).toBe(200)
    return reply
  }
}

test.for([
  { path: 'advance', duration: '7m' },
  { path: 'set', time: '2026-11-20T12:35:00Z' },
  { path: 'set', time: '2026-12-01T02:13:20Z' },
])('a provider whose clock is another passes: %j', async (change) => {
  expect(brokenIn(await runScenarios(at(mockAt(change)), allScenarios))).toEqual([])
})

const transfer = allScenarios.find(({ operations: [first] }) => first === 'transferWallet')!

test('a scenario whose state is answered with 501 is skipped, and says which state', async () => {
  const mock = createMockServer()
  const fetch = async (request: Request) => {
    const isMoney = request.url === STATES && (await request.clone().text()).includes('a member has money')
    return isMoney ? Response.json({ message: 'not implemented yet' }, { status: 501 }) : mock.fetch(request)
  }
  expect(await runScenarios(at(fetch), [transfer])).toEqual([
    { scenario: transfer.title, status: 'skipped', reason: '"a member has money": 501 not implemented yet' },
  ])
})

test('without states, a token is enough for the scenarios that need only a session', async () => {
  const { fetch } = createMockServer()
  const login = { type: 'username', username: 'demo02', password: 'Demo@123' } as const
  const gateway = createGateway({ baseUrl: ORIGIN, merchant: 'DEMO', fetch })
  const { token } = await gateway.session.login(login)
  const nickname = allScenarios.find(({ operations: [first] }) => first === 'updateNickname')!
  const target = { provider: ORIGIN, token, fetch: fetch as Fetch }
  expect(await runScenarios(target, [nickname, transfer])).toEqual([
    { scenario: nickname.title, status: 'holds' },
    {
      scenario: transfer.title,
      status: 'skipped',
      reason: '"a member has money": the provider has no URL for states',
    },
  ])
})

test('a response that cannot be read breaks one scenario, and is explained', async () => {
  const mock = createMockServer()
  const fetch = (request: Request) =>
    request.url.includes('/wps/v2/wallets/balance') ? Promise.resolve(new Response('<h1>')) : mock.fetch(request)
  const [first, second] = await runScenarios(at(fetch), [transfer, allScenarios[0]!])
  expect(first).toMatchObject({
    status: 'broken',
    reason: 'getWalletBalance: expected success, got 200 response.unreadable',
  })
  expect(second).toMatchObject({ status: 'holds' })
})

test('a state that the scenario does not declare is refused', async () => {
  const undeclared: Scenario = {
    title: 'undeclared',
    operations: [],
    run: async ({ provide }) => void (await provide('the site is open', {})),
  }
  expect(await runScenario(at(createMockServer().fetch), undeclared)).toMatchObject({
    status: 'broken',
    reason: '"the site is open" is not among the later states of the scenario',
  })
})

test('the designed codes are those of the document', () => {
  expect(designedCodes.filter((code) => !isDesignedCode(code))).toEqual([])
})

/** Commands whose effect no operation shows. */
const WITHOUT_EFFECT = {
  collectTelemetry: 'the operator reads it, not the member',
  getDepositAddress: 'reads, by POST',
  getJackpot: 'reads, by POST',
  sendPasswordMail: 'the mail is outside the gateway',
  sendPasswordMailByPost: 'the mail is outside the gateway',
  setMemberLanguage: 'no operation reads the language of a member',
  touchToken: 'a session ends after a day; no operation says when',
}

test('every command of the document has a scenario, or a reason', () => {
  const used = new Set(allScenarios.flatMap((scenario) => scenario.operations))
  const unused = operations
    .filter(({ isOlderForm }) => !isOlderForm)
    .map(({ id }) => id)
    .filter((id) => !isRead(id) && !used.has(id))
  const missing = unused.filter((id) => !Object.hasOwn(WITHOUT_EFFECT, id))
  expect(missing.map((id) => `${id} has no scenario: add one in contracts/scenarios`)).toEqual([])
  expect(unused.toSorted()).toEqual(Object.keys(WITHOUT_EFFECT))
})
