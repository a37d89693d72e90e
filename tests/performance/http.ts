import description from '@longan/openapi/operations' with { type: 'json' }
import { gatewayOf, PASSWORD } from '../support/sign-in.ts'
import { type Figure, type Measure, median } from './figure.ts'
import { requestsPerSecond, type Target } from './load.ts'
import { startMock, startServer } from './processes.ts'

type Operation = { method: string; path: string; responses: object }

const operations: Operation[] = description.operations
const rounds = [1, 2, 3]

/** Turn by turn, so that whatever else the machine does falls on both. */
function ratio(one: Target, other: Target) {
  const runs = rounds.map(() => ({ one: requestsPerSecond(one), other: requestsPerSecond(other) }))
  return { value: median(runs.map((run) => run.one / run.other)), perSecond: median(runs.map((run) => run.one)) }
}

export const http: Measure = {
  name: 'http',
  async measure() {
    await using mock = await startMock()
    return [await stateful(mock.url), await lastRoute(mock.url)]
  },
}

/** The balance of a member who is logged in: token, world, validation of the request and of the answer. */
async function stateful(mock: string): Promise<Figure> {
  const gateway = await gatewayOf({ baseURL: mock, world: 'default', merchant: 'DEMO' })
  const { token } = await gateway.session.login({ type: 'username', username: 'demo01', password: PASSWORD })
  const target = { url: `${mock}/wps/wallets/gcs`, headers: { authorization: token, merchant: 'DEMO' } }
  const answer = await fetch(target.url, { headers: target.headers })
  if (!answer.ok) throw new Error(`the wallet answered ${answer.status}`)
  const plainAnswer = {
    headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    body: await answer.text(),
  }
  await using plain = await startServer(['tests/performance/plain-server.ts', JSON.stringify(plainAnswer)])
  const { value, perSecond } = ratio(target, plain)
  return {
    name: 'mock over HTTP, of a plain node:http server',
    value,
    unit: 'x',
    atLeast: 0.35,
    how: `GET of a member's balance, ${Math.round(perSecond)} a second`,
  }
}

/** The same forced refusal from the first and from the last operation that declares it: what is left is the way to it. */
async function lastRoute(mock: string): Promise<Figure> {
  const alike = operations.filter(
    ({ method, path, responses }) => method === 'GET' && !path.includes('{') && '401' in responses,
  )
  const [first, last] = [alike.at(0), alike.at(-1)].map((operation) => ({
    url: `${mock}${operation?.path}`,
    headers: { prefer: 'code=401', merchant: 'DEMO' },
  }))
  if (!first || !last) throw new Error('the description has no two operations that refuse alike')
  const { value } = ratio(last, first)
  return {
    name: 'last operation, of the first',
    value,
    unit: 'x',
    atLeast: 0.9,
    how: `a forced refusal, ${operations.length} operations`,
  }
}
