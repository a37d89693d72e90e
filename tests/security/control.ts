import { spawnSync } from 'node:child_process'
import { root } from '../performance/processes.ts'
import { sendBytes, sendRequest, type Probe, newWorld, isResponding } from './probes.ts'

const debit = { player: 'demo01', session: 'x', currency: 'VND', transactionId: 't', roundId: 'r' }
const logoOf = (content: string) => ({ logo: { type: 'svg', content: `<svg viewBox="0 0 1 1">${content}</svg>` } })

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
  ['GET /__admin/events?since=1e300', undefined],
  ['GET /__admin/events?kind=constructor', undefined],
  ['POST /__admin/wallet/debit', { ...debit, amount: 1e300 }],
  ['POST /__admin/wallet/debit', { ...debit, amount: -1 }],
  ['POST /__admin/wallet/debit', { ...debit, amount: 0.001 }],
  ['PATCH /__admin/brand', { colour: 'red;}' }],
  ['PATCH /__admin/brand', { currency: '}*{' }],
  ['PATCH /__admin/brand', { name: { vi: '<b>x</b>', en: 'x' } }],
  ['PATCH /__admin/brand', logoOf('<script>alert(1)</script>')],
  ['PATCH /__admin/brand', logoOf('<g id="a"/><use href="#a"/>')],
  ['PATCH /__admin/brand', { logo: { type: 'png', content: btoa('<svg onload="alert(1)"/>') } }],
  ['POST /__admin/link', { link: `.${'A'.repeat(40_000)}` }],
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
    name: 'a page of another site opens event streams, and with them new worlds',
    async run({ mock }) {
      const head = `Host: ${new URL(mock).host}\r\nAccept: text/event-stream\r\nConnection: close`
      const embedded = 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors'
      const line = `GET /__admin/events?world=${newWorld()} HTTP/1.1`
      const status = await sendBytes(mock, `${line}\r\n${head}\r\n${embedded}\r\n\r\n`)
      return status.includes(' 403 ') ? undefined : `the response was "${status}"`
    },
  },
  {
    name: 'MCP is controlled by a page of another site or through a rebound name, or hangs up on a method that it does not know',
    async run({ mock }) {
      const { host } = new URL(mock)
      for (const [method, head, wanted] of [
        ['POST', `Host: ${host}\r\nOrigin: https://evil.example`, 403],
        ['POST', `Host: ${host}\r\nOrigin: null`, 403],
        ['POST', 'Host: evil.example', 403],
        ['TRACE', `Host: ${host}`, 405],
      ] as const) {
        const rest = 'Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}'
        const status = await sendBytes(mock, `${method} /__admin/mcp HTTP/1.1\r\n${head}\r\n${rest}`)
        if (!status.includes(` ${wanted} `)) return `${method} with ${head} had the response "${status}"`
      }
      return undefined
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
