import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { expect, onTestFinished, test } from 'vitest'
import { HOUR, NOW } from '../consumer/examples.ts'
import { verify } from './verification.ts'

/** A gateway whose clock differs: the mock returns to the time of the examples with each teardown. */
async function gatewayAt(time: number) {
  const mock = createMockServer({ time })
  const handle: typeof mock.handle = async (call) => {
    const reply = await mock.handle(call)
    const isTeardown = call.path === '/__admin/provider-states' && call.body.includes('"teardown"')
    if (isTeardown) await mock.handle({ ...call, path: '/__admin/clock/set', body: JSON.stringify({ time }) })
    return reply
  }
  const { url, close } = await listen({ ...mock, handle })
  onTestFinished(close)
  return url
}

test.each([
  { hours: 1, size: '1 hour after', failed: [] },
  { hours: -1, size: '1 hour before', failed: ['listClaimableRewards', 'listClaimableRewards on page 2 with one row'] },
])(
  'at a gateway whose clock differs by $hours h, a note says so, and only times fail',
  async ({ hours, size, failed }) => {
    const url = await gatewayAt(NOW + hours * HOUR)
    const { known, notes } = await verify({
      provider: url,
      statesUrl: `${url}/__admin/provider-states`,
      only: 'rewards',
    })

    expect(notes).toEqual([expect.stringContaining(size)])
    expect(known.broken.map(({ interaction }) => interaction).filter((name) => !name.includes('expired'))).toEqual(
      failed,
    )
    expect(known.tried).toBeGreaterThan(50)
  },
)
