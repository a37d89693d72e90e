import { sendRequest, type Probe, type Targets, newWorld, signIn, isResponding } from './probes.ts'
import { startMock } from '../performance/processes.ts'
import { pack, unpack } from '../../mock-server/src/admin/url-encoding.ts'

const requiredHeaders: [server: keyof Targets, path: string, name: string, text: RegExp][] = [
  ['site', '/m/home', 'content-security-policy', /script-src 'self'(?: 'sha256-[\w+/=]+')*;/],
  ['site', '/m/home', 'content-security-policy', /style-src 'self'(?: 'sha256-[\w+/=]+')+;/],
  ['site', '/m/home', 'content-security-policy', /frame-ancestors 'none'/],
  ['site', '/m/home', 'x-content-type-options', /^nosniff$/],
  ['site', '/m/home', 'referrer-policy', /^same-origin$/],
  ['site', '/partners/slot/', 'content-security-policy', /^sandbox allow-scripts(?!.*allow-same-origin)/],
  ['mock', '/partners/slot/', 'content-security-policy', /frame-ancestors 'self'/],
  ['mock', '/partners/slot/', 'referrer-policy', /^no-referrer$/],
  ['mock', '/wps/system/country', 'x-content-type-options', /^nosniff$/],
]

export const headers: Probe[] = [
  {
    name: 'a page runs injected scripts, is framed, or guesses the type of a file',
    async run(targets) {
      for (const [server, path, name, text] of requiredHeaders) {
        const { headers: sent } = await sendRequest(targets[server], `GET ${path}`)
        if (!text.test(sent.get(name) ?? '')) return `${server} ${path} has ${name}: ${sent.get(name)}`
      }
      return undefined
    },
  },
  {
    name: 'another site reads responses, or reaches the control API through a visitor',
    async run({ site }) {
      const from = { headers: { origin: 'https://evil.example' } }
      const { headers: sent } = await sendRequest(site, 'GET /wps/system/country', from)
      if (sent.has('access-control-allow-origin')) return 'it may read responses'
      const { status } = await sendRequest(site, 'GET /__admin/snapshot', from)
      return status === 403 ? undefined : `the control API answered ${status}`
    },
  },
]

export const tokens: Probe[] = [
  {
    name: 'a token from before a restart belongs to another member after it',
    async run() {
      const old = await withMock((url) => signIn(url, 'demo01'))
      return withMock(async (url) => {
        await signIn(url, 'vip02')
        const { status, json } = await sendRequest(url, 'GET /wps/member/info', { token: old })
        return status === 401 ? undefined : `it was accepted for ${JSON.stringify(json?.value?.['account'])}`
      })
    },
  },
  {
    name: 'a token of one new world is valid in another',
    async run({ mock }) {
      const [one, other] = [newWorld(), newWorld()]
      const token = await signIn(mock, 'demo01', one)
      await signIn(mock, 'demo01', other)
      const { status } = await sendRequest(mock, 'GET /wps/member/info', { token, world: other })
      return status === 401 ? undefined : `it answered ${status}`
    },
  },
  {
    name: 'two new worlds have the same captcha',
    async run({ mock }) {
      const picture = async () => (await sendRequest(mock, 'GET /wps/captcha', { world: newWorld() })).text
      return (await picture()) === (await picture()) ? 'they do' : undefined
    },
  },
]

async function withMock<Result>(act: (url: string) => Promise<Result>): Promise<Result> {
  await using mock = await startMock()
  return await act(mock.url)
}

const MAX_MS = 400
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`

async function timeOf(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export const rateLimits: Probe[] = [
  {
    name: 'more and more worlds fill the memory (this mock keeps 20)',
    async run({ mock }) {
      for (let count = 0; count < 60; count++) await sendRequest(mock, 'GET /wps/system/status', { world: newWorld() })
      const { json } = await sendRequest(mock, 'GET /__admin/health')
      return Number(json?.['worlds']) <= 20 ? undefined : `it keeps ${json?.['worlds']}`
    },
  },
  {
    name: 'an encrypted body of 1 MB blocks the thread',
    async run({ mock }) {
      const body = { value: 'A'.repeat(1_000_000) }
      let status = 0
      const ms = await timeOf(async () => {
        ;({ status } = await sendRequest(mock, 'POST /wps/session/login', { body, headers: { encryption: 'a1' } }))
      })
      return status === 413 && ms < MAX_MS ? undefined : `it answered ${status} after ${Math.round(ms)} ms`
    },
  },
  {
    name: 'JSON with 100,000 brackets, or with names of Object.prototype, breaks the mock',
    async run({ mock }) {
      for (const body of [deep, '{"__proto__":{"type":"username"}}', '{"constructor":1}', '"\\ud800"', '\u0000']) {
        const { status } = await sendRequest(mock, 'POST /wps/session/login', { body })
        if (status < 400 || status >= 500) return `${body.slice(0, 20)} had the status ${status}`
      }
      return (await isResponding(mock)) ? undefined : 'it does not respond any more'
    },
  },
]

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
