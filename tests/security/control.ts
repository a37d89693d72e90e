import { spawnSync } from 'node:child_process'
import { root } from '../performance/processes.ts'
import { ask, type Attack, aWorld, lives } from './attack.ts'

const bad: [line: string, body: unknown][] = [
  ['POST /__admin/worlds', { name: 'x', scenario: 'constructor' }],
  ['POST /__admin/worlds', { name: 'x', scenario: '__proto__' }],
  ['POST /__admin/reset', { scenario: 'toString' }],
  ['POST /__admin/profile', { name: 'constructor' }],
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
const starts = [
  [CLI, '--port', ''],
  [CLI, '--port', '1e3'],
  [CLI, '--host', ''],
  [CLI, '--max-worlds', '0'],
  ['web/serve/start.ts', '--port', '65535'],
  ['web/serve/preview.ts', '--port', ''],
]

export const control: Attack[] = [
  {
    name: 'the control API takes what it does not declare',
    async run({ mock }) {
      const world = aWorld()
      const before = (await ask(mock, 'GET /__admin/settings', { world })).text
      for (const [line, body] of bad) {
        const { status } = await ask(mock, line, { world, body })
        if (status !== 400) return `${line} ${JSON.stringify(body)} was answered ${status}`
      }
      return (await ask(mock, 'GET /__admin/settings', { world })).text === before ? undefined : 'the settings changed'
    },
  },
  {
    name: 'a snapshot with settings, faults or answers of no kind is taken up',
    async run({ mock }) {
      const world = aWorld()
      const { json } = await ask(mock, 'GET /__admin/snapshot', { world })
      for (const change of [{ settings: {} }, { faults: [{ operation: '*', status: 5 }] }, { seed: 0.5 }]) {
        const { status } = await ask(mock, 'POST /__admin/snapshot', { world, body: { ...json, ...change } })
        if (status !== 400) return `${JSON.stringify(change)} was answered ${status}`
      }
      return undefined
    },
  },
  {
    name: 'a page without end is looked up',
    async run({ mock }) {
      const { status } = await ask(mock, 'GET /lgw/draw/311?page=1e400')
      return status === 400 && (await lives(mock)) ? undefined : `it was answered ${status}`
    },
  },
  {
    name: 'a server starts on a port or host that is none',
    async run() {
      for (const words of starts) {
        const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', timeout: 10_000 })
        if (status !== 2 || stderr.includes('    at ')) return `${words.join(' ')} ended with ${status}`
      }
      return undefined
    },
  },
]
