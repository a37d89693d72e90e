import { expect, test } from 'vitest'
import { startIndependentServer } from '../../tests/wire/independent-server/server.ts'
import { allScenarios } from './all-scenarios.ts'
import { runScenario } from './run/runner.ts'

const [account, password] = ['tuan88', 'Nhan#2026']
const dialect = { logoutMethod: 'POST', cipherBody: 'raw', inboxCalls: 'EMFE' } as const

/** What this gateway can do: five domains, and the newer calls of the inbox. */
const TITLES = [
  'a login opens a session of the member',
  'a logout (POST) ends the session',
  'a nickname changed with the whole profile is read everywhere',
  'a message that was read is no longer counted',
  'a deleted message is gone',
]
const served = allScenarios.filter(({ title }) => TITLES.includes(title))

type Params = { balance?: number }

/** A gateway that shares no code with the mock, and the few states that it has. */
async function setup() {
  const gateway = await startIndependentServer()
  let { members } = gateway.reset()
  const statesUrl = `${gateway.url}/states`
  const findMember = () => members.find({ username: account, password })!
  const setups: Record<string, (params: Params) => object> = {
    'a member is signed in': () => ({ token: members.logIn(findMember()) }),
    'a member can log in': () => ({ account, password }),
    'a member has money': ({ balance = 0 }) => Object.assign(findMember(), { cents: balance * 100 }),
    'a member has unread messages': () => ({}),
  }

  async function answerState(request: Request): Promise<Response> {
    const { action, state, params } = (await request.json()) as { action: string; state: string; params: Params }
    if (action === 'teardown') members = gateway.reset().members
    else if (setups[state]) return Response.json(setups[state](params))
    else return Response.json({ message: 'not implemented' }, { status: 501 })
    return Response.json({})
  }
  const fetch = (request: Request) => (request.url === statesUrl ? answerState(request) : globalThis.fetch(request))
  const target = {
    provider: gateway.url,
    merchant: 'SECOND',
    statesUrl,
    dialect,
    fetch: fetch as typeof globalThis.fetch,
  }
  return { target, [Symbol.dispose]: () => gateway.close() }
}

test('the scenarios of the independent gateway exist', () => {
  expect(served.map(({ title }) => title).toSorted()).toEqual(TITLES.toSorted())
})

test.for(served)('a gateway that shares no code with the mock passes: $title', async (scenario) => {
  using gateway = await setup()
  expect(await runScenario(gateway.target, scenario)).toEqual({ scenario: scenario.title, status: 'holds' })
})

test('what this gateway has no state for is skipped', async () => {
  using gateway = await setup()
  const reward = allScenarios.find(({ operations: [first] }) => first === 'claimReward')!
  expect(await runScenario(gateway.target, reward)).toMatchObject({
    status: 'skipped',
    reason: '"a member has a reward": 501 not implemented',
  })
})
