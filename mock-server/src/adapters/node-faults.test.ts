import { expect, test } from 'vitest'
import { createMockServer } from '../mock-server.ts'
import { listen } from './node.ts'

async function served() {
  const server = await listen(createMockServer())
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, headers: { merchant: 'DEMO' } })
  const post = (path: string, body: object = {}) => ask(path, { method: 'POST', body: JSON.stringify(body) })
  const trial = async (signal?: AbortSignal) => {
    const answer = await ask('/wps/member/trialuser', { method: 'POST', ...(signal && { signal }) })
    return (await answer.json()) as { value: { userName: string } }
  }
  const strike = (fault: object) => post('/__admin/faults', { operation: 'createTrialUser', times: 1, ...fault })
  return { ask, post, trial, strike, [Symbol.asyncDispose]: () => server.close() }
}

const LOST: readonly [fault: object, message: string, isDone: boolean][] = [
  [{ drop: 'before' }, 'fetch failed', false],
  [{ drop: 'after' }, 'fetch failed', true],
  [{ body: 'half' }, 'terminated', true],
  [{ body: 'malformed' }, 'JSON', true],
  [{ timeout: 'before' }, 'aborted due to timeout', false],
  [{ timeout: 'after' }, 'aborted due to timeout', true],
]

test.for(LOST)(
  'over a connection the client sees %j as "%s"; command executed: %s',
  async ([fault, message, isDone]) => {
    await using site = await served()
    await site.strike(fault)

    await expect(site.trial('timeout' in fault ? AbortSignal.timeout(200) : undefined)).rejects.toThrow(message)

    expect((await site.trial()).value.userName).toBe(isDone ? 'trial0002' : 'trial0001')
  },
)

test('over a connection an operation fails as often as its fault says, without an effect', async () => {
  await using site = await served()
  await site.strike({ status: 503, code: 'system.maintenance', times: 2 })
  const answers = []
  for (let round = 0; round < 3; round++) {
    const answer = await site.post('/wps/member/trialuser')
    answers.push([answer.status, (await answer.json()) as object])
  }

  const refused = [503, expect.objectContaining({ success: false, errorCode: 'system.maintenance' })]
  expect(answers).toEqual([refused, refused, [200, expect.objectContaining({ success: true })]])
  expect((await site.trial()).value.userName).toBe('trial0002')
})

test('over a connection a fault with a probability hits the same calls of a world with the same seed', async () => {
  await using site = await served()
  const collectStatuses = async () => {
    await site.post('/__admin/worlds', { name: 'default', seed: 7 })
    await site.strike({ operation: 'listCountries', status: 500, probability: 0.5, times: undefined })
    const statuses = []
    for (let round = 0; round < 20; round++) statuses.push((await site.ask('/wps/system/country')).status)
    return statuses
  }
  const [first, again] = [await collectStatuses(), await collectStatuses()]

  expect(again).toEqual(first)
  expect(new Set(first)).toEqual(new Set([200, 500]))
})
