import { pack, unpack } from '../../mock-server/src/admin/url-encoding.ts'
import { newWorld, type Probe, sendRequest } from './probes.ts'

type PackedLink = { createdAt: number; calls: unknown[][] }
const CALL = ['GET', '/wps/system/country', '', {}, '']

/** The link of a new recorded world with other calls. */
async function linkWith(mock: string, calls: unknown[][]) {
  const world = newWorld()
  await sendRequest(mock, 'POST /__admin/worlds', { world, body: { name: world, seed: 7, isRecorded: true } })
  const { json } = await sendRequest(mock, 'GET /__admin/link', { world })
  const whole = (await unpack(String(json?.['link']))) as PackedLink
  return pack({ ...whole, calls })
}

const invalidCalls: [name: string, calls: unknown[][]][] = [
  ['a call at 1e300', [[1e300, ...CALL]]],
  ['a call before its world', [[-1, ...CALL]]],
  ['15,000 calls', Array.from({ length: 15_000 }, () => [0, ...CALL])],
]

export const time: Probe[] = [
  {
    name: 'a world link leads to another age, or replays thousands of calls',
    async run({ mock }) {
      for (const [name, calls] of invalidCalls) {
        const link = await linkWith(mock, calls)
        const { status } = await sendRequest(mock, 'POST /__admin/link', { world: newWorld(), body: { link } })
        if (status !== 400) return `${name} had the status ${status}`
      }
      return undefined
    },
  },
  {
    name: 'a fast clock leads beyond 2100, to a snapshot that is not accepted',
    async run({ mock }) {
      const world = newWorld()
      await sendRequest(mock, 'POST /__admin/clock/set', { world, body: { time: '2099-12-31T23:59:59.000Z' } })
      await sendRequest(mock, 'POST /__admin/clock/scale', { world, body: { factor: 10_000 } })
      const hasEnded = async () =>
        Number((await sendRequest(mock, 'GET /__admin/clock', { world })).json?.['time']) >= Date.UTC(2100, 0, 1)
      while (!(await hasEnded()));
      const { text } = await sendRequest(mock, 'GET /__admin/snapshot', { world })
      const { status } = await sendRequest(mock, 'POST /__admin/snapshot', { world: newWorld(), body: text })
      return status === 200 ? undefined : `it had the status ${status}`
    },
  },
]
