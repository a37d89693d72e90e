import document from '@longan/openapi/operations' with { type: 'json' }
import { gatewayOf, PASSWORD } from '../support/sign-in.ts'
import { type Figure, type Measure, median } from './figure.ts'
import { requestsPerSecond, type Target } from './load.ts'
import { startMock, startServer } from './processes.ts'

type Operation = { method: string; path: string; responses: object }

const operations: Operation[] = document.operations
const rounds = [1, 2, 3]

/** Alternates both targets, so that other load on the machine affects both. */
function ratio(one: Target, other: Target) {
  const runs = rounds.map(() => ({ one: requestsPerSecond(one), other: requestsPerSecond(other) }))
  return { value: median(runs.map((run) => run.one / run.other)), perSecond: median(runs.map((run) => run.one)) }
}

export const http: Measure = {
  async measure() {
    await using mock = await startMock()
    return [await measureBalance(mock.url), await measureStatus(mock.url), await measureLastRoute(mock.url)]
  },
}

/** Reads a member's balance: token, world, validation of request and response. */
async function measureBalance(mock: string): Promise<Figure> {
  const gateway = await gatewayOf({ baseURL: mock, world: 'default', merchant: 'DEMO' })
  const { token } = await gateway.session.login({ type: 'username', username: 'demo01', password: PASSWORD })
  const target = { url: `${mock}/wps/wallets/gcs`, headers: { authorization: token, merchant: 'DEMO' } }
  const { value, perSecond } = await compareWithPlain(target)
  return {
    name: 'mock over HTTP, relative to a plain node:http server',
    value,
    unit: 'x',
    min: 0.5,
    method: `GET of a member's balance, ${Math.round(perSecond)} a second`,
  }
}

/** Reads the status of the site, the largest response that apps ask for all the time. */
async function measureStatus(mock: string): Promise<Figure> {
  const { value, perSecond } = await compareWithPlain({
    url: `${mock}/wps/system/status`,
    headers: { merchant: 'DEMO' },
  })
  return {
    name: 'status over HTTP, relative to a plain node:http server',
    value,
    unit: 'x',
    min: 0.3,
    method: `GET of the status, ${Math.round(perSecond)} a second`,
  }
}

/** A plain server sends the same bytes. */
async function compareWithPlain(target: Target) {
  const response = await fetch(target.url, { headers: target.headers })
  if (!response.ok) throw new Error(`${target.url} answered ${response.status}`)
  const plainResponse = {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    body: await response.text(),
  }
  await using plain = await startServer(['tests/performance/plain-server.ts', JSON.stringify(plainResponse)])
  return ratio(target, plain)
}

/** Compares the same forced error of the first and the last operation, so that only routing differs. */
async function measureLastRoute(mock: string): Promise<Figure> {
  const comparable = operations.filter(
    ({ method, path, responses }) => method === 'GET' && !path.includes('{') && '401' in responses,
  )
  const [first, last] = [comparable.at(0), comparable.at(-1)].map((operation) => ({
    url: `${mock}${operation?.path}`,
    headers: { prefer: 'code=401', merchant: 'DEMO' },
  }))
  if (!first || !last) throw new Error('Failed to find two operations with the same error in the document')
  const { value } = ratio(last, first)
  return {
    name: 'last operation, relative to the first',
    value,
    unit: 'x',
    min: 0.9,
    method: `a forced error, ${operations.length} operations`,
  }
}
