import { spawnSync } from 'node:child_process'
import { root } from '../performance/processes.ts'
import { sendRequest, type Probe, newWorld, isResponding } from './probes.ts'

const invalidRequests: [line: string, body: unknown][] = [
  ['POST /__admin/worlds', { name: 'x', scenario: 'constructor' }],
  ['POST /__admin/worlds', { name: 'x', scenario: '__proto__' }],
  ['POST /__admin/reset', { scenario: 'toString' }],
  ['POST /__admin/preset', { name: 'constructor' }],
  ['POST /__admin/provider-states', { state: 'constructor' }],
  ['PATCH /__admin/settings', '{"flags":{"__proto__":true}}'],
  ['PATCH /__admin/settings', { flags: { CASINO: true } }],
  ['POST /__admin/clock/set', { time: 1e300 }],
  ['POST /__admin/clock/set', '{"time":1e400}'],
  ['POST /__admin/clock/advance', { duration: '99999999d' }],
  ['POST /__admin/clock/scale', { factor: 1e12 }],
  ['POST /__admin/faults', { operation: '*', status: 99 }],
  ['POST /__admin/faults', { operation: '*', status: 1000 }],
  ['POST /__admin/faults', { operation: '*', code: 'toString' }],
  ['POST /__admin/clock/freeze', { and: 'more' }],
]

const CLI = 'mock-server/src/adapters/cli/cli.ts'
const invalidStarts = [
  [CLI, '--port', ''],
  [CLI, '--port', '1e3'],
  [CLI, '--host', ''],
  [CLI, '--max-worlds', '0'],
  ['web/serve/start.ts', '--port', '65535'],
  ['web/serve/preview.ts', '--port', ''],
]

export const control: Probe[] = [
  {
    name: 'the control API accepts undeclared input',
    async run({ mock }) {
      const world = newWorld()
      const before = (await sendRequest(mock, 'GET /__admin/settings', { world })).text
      for (const [line, body] of invalidRequests) {
        const { status } = await sendRequest(mock, line, { world, body })
        if (status !== 400) return `${line} ${JSON.stringify(body)} had the status ${status}`
      }
      return (await sendRequest(mock, 'GET /__admin/settings', { world })).text === before
        ? undefined
        : 'the settings changed'
    },
  },
  {
    name: 'a snapshot with invalid settings, faults or seed is loaded',
    async run({ mock }) {
      const world = newWorld()
      const { json } = await sendRequest(mock, 'GET /__admin/snapshot', { world })
      for (const change of [{ settings: {} }, { faults: [{ operation: '*', status: 5 }] }, { seed: 0.5 }]) {
        const { status } = await sendRequest(mock, 'POST /__admin/snapshot', { world, body: { ...json, ...change } })
        if (status !== 400) return `${JSON.stringify(change)} had the status ${status}`
      }
      return undefined
    },
  },
  {
    name: 'an infinite page number is looked up',
    async run({ mock }) {
      const { status } = await sendRequest(mock, 'GET /lgw/draw/311?page=1e400')
      return status === 400 && (await isResponding(mock)) ? undefined : `it had the status ${status}`
    },
  },
  {
    name: 'a server starts on an invalid port or host',
    async run() {
      for (const args of invalidStarts) {
        const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 10_000 })
        if (status !== 2 || stderr.includes('    at ')) return `${args.join(' ')} ended with ${status}`
      }
      return undefined
    },
  },
]
