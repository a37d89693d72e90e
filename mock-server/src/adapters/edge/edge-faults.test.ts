import { expect, test } from 'vitest'
import { edge } from './testing.ts'

async function served() {
  const { url, call } = await edge()
  const trial = async (signal?: AbortSignal) => {
    const answer = await fetch(`${url()}/wps/member/trialuser`, {
      method: 'POST',
      headers: { merchant: 'DEMO', origin: 'null' },
      ...(signal && { signal }),
    })
    return { answer, text: await answer.text() }
  }
  const strike = (fault: object) =>
    call('POST', '/__admin/faults', { body: { operation: 'createTrialUser', times: 1, ...fault } })
  return { trial, strike }
}

test.for([
  [{ drop: 'before' }, 'terminated', 1],
  [{ drop: 'after' }, 'terminated', 2],
  [{ body: 'half' }, 'terminated', 2],
  [{ timeout: 'after' }, 'aborted due to timeout', 2],
] as const)('at the edge %j is seen as "%s"', async ([fault, message, next]) => {
  const { trial, strike } = await served()
  await strike(fault)

  await expect(trial('timeout' in fault ? AbortSignal.timeout(300) : undefined)).rejects.toThrow(message)
  expect((await trial()).text).toContain(`"trial000${next}"`)
})

test('at the edge a response has the delay of its fault, and a game’s frame may read it', async () => {
  const { trial, strike } = await served()
  await strike({ latencyMs: 150, firstByteMs: 150 })
  const begun = performance.now()

  const { answer, text } = await trial()

  expect(performance.now() - begun).toBeGreaterThan(290)
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, 'null'])
  expect(text).toContain('"trial0001"')
})

test('an address with too many calls in a minute gets 429, and the control API still answers', async () => {
  const { call } = await edge({ callsPerMinute: 5 })
  const answers = []
  // A minute may end among them.
  for (let round = 0; round < 11; round++) answers.push(await call('GET', '/wps/system/country'))
  const refused = answers.find(({ status }) => status !== 200)

  expect(answers[0]!.status).toBe(200)
  expect([refused?.status, refused?.json.value.reason]).toEqual([429, expect.stringContaining('wait a minute')])
  expect((await call('GET', '/__admin/health')).status).toBe(200)
})
