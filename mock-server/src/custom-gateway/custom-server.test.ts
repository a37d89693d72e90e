import { expect, test } from 'vitest'
import * as v from 'valibot'
import {
  createMockServer,
  defineDomain,
  defineTable,
  type HandlerCall,
  refusal,
  type World,
} from '../adapters/kernel.ts'

const cups = defineTable('cups', v.object({ id: v.number(), owner: v.string(), filledAt: v.number() }))
const teaService = (world: World) => ({
  pour: (owner: string) => world.table(cups).insert({ id: world.ids.next('cup'), owner, filledAt: world.clock.now() }),
  count: () => world.table(cups).size(),
})
type Tea = { tea: ReturnType<typeof teaService> }

const tea = defineDomain({
  name: 'tea',
  tables: [cups],
  services: {
    tea: (world: World) => teaService(world),
  },
  handlers: ({ tea: own }: Tea) => ({
    pour: ({ body, member }: HandlerCall<{ body: { strength: number } }>) => {
      if (body.strength > 9) throw refusal(418, 'tea.too_strong', 'Nobody can drink that')
      return own.pour(member().account)
    },
    count: () => ({ cups: own.count() }),
  }),
})

const strength = { type: 'integer', minimum: 1 }
const document = {
  openapi: '3.1.0',
  servers: [{ url: 'https://tea.example/api' }],
  paths: {
    '/cups': {
      post: {
        operationId: 'pour',
        tags: ['tea'],
        security: [{ token: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { type: 'object', required: ['strength'], properties: { strength } } },
          },
        },
        responses: {
          '201': { description: 'A cup.' },
          '418': { description: 'No.', 'x-error-codes': ['tea.too_strong'] },
          default: {},
        },
      },
      get: {
        operationId: 'count',
        tags: ['tea'],
        responses: {
          '200': {
            content: {
              'application/json': { schema: { type: 'object', properties: { cups: { type: 'integer', maximum: 2 } } } },
            },
          },
        },
      },
    },
  },
}

function setup() {
  const mock = createMockServer({
    document,
    domains: [tea],
    scenarios: { served: ({ tea: own }) => own.pour('host') },
    authenticate: (_services, token) => ({ id: token.length, account: token }),
  })
  const ask = async (method: string, path: string, sent: { body?: unknown; headers?: object } = {}) => {
    const headers = { 'x-mock-world': 'w', authorization: 'anna', ...sent.headers }
    const body = sent.body === undefined ? undefined : JSON.stringify(sent.body)
    const response = await mock.fetch(new Request(`http://mock.local${path}`, { method, headers, body: body ?? null }))
    return { status: response.status, json: (await response.json()) as Record<string, unknown> }
  }
  return { mock, ask }
}

test('a custom gateway answers by its own OpenAPI document, under its own base path', async () => {
  const { ask } = setup()

  const { status, json } = await ask('POST', '/api/cups', { body: { strength: 3 } })

  expect([status, json]).toEqual([201, { id: 1, owner: 'anna', filledAt: expect.any(Number) }])
  expect((await ask('GET', '/api/cups')).json).toEqual({ cups: 1 })
  expect((await ask('GET', '/cups')).status).toBe(404)
})

test('calls and responses are validated against the document', async () => {
  const { ask } = setup()

  expect((await ask('POST', '/api/cups', { body: { strength: 'black' } })).json).toMatchObject({
    value: { field: 'strength', reason: 'must be integer' },
  })
  for (const _cup of [1, 2, 3]) await ask('POST', '/api/cups', { body: { strength: 1 } })
  expect(await ask('GET', '/api/cups')).toMatchObject({
    status: 500,
    json: { value: { reason: expect.stringContaining('count 200: cups must be <= 2') } },
  })
})

test('a refusal has a custom code, and guests are refused where a token is required', async () => {
  const { ask } = setup()

  expect(await ask('POST', '/api/cups', { body: { strength: 10 } })).toMatchObject({
    status: 418,
    json: { success: false, errorCode: 'tea.too_strong', message: 'Nobody can drink that' },
  })
  expect((await ask('POST', '/api/cups', { body: { strength: 1 }, headers: { authorization: '' } })).status).toBe(401)
})

test('the control API works like that of the gaming gateway', async () => {
  const { ask } = setup()

  expect((await ask('POST', '/__admin/reset', { body: { scenario: 'served' } })).json).toMatchObject({
    scenario: 'served',
  })
  expect((await ask('GET', '/api/cups')).json).toEqual({ cups: 1 })
  const { json: before } = await ask('GET', '/__admin/clock')
  const { json: after } = await ask('POST', '/__admin/clock/advance', { body: { duration: '2h' } })
  expect(Number(after['time']) - Number(before['time'])).toBe(7_200_000)
  await ask('POST', '/__admin/faults', { body: { operation: 'count', status: 503, times: 1 } })
  expect([(await ask('GET', '/api/cups')).status, (await ask('GET', '/api/cups')).status]).toEqual([503, 200])
  expect((await ask('GET', '/__admin/health')).json).toMatchObject({ operations: 2, ledger: 'balanced' })
  expect((await ask('GET', '/__admin/personas')).status).toBe(404)
})

test('creating a mock fails and names each operation without a handler', () => {
  expect(() => createMockServer({ document, domains: [{ ...tea, handlers: () => ({}) }] })).toThrow(
    'no handler for count (in the handlers of the domain "tea"), pour (in the handlers of the domain "tea")',
  )
})

test.for([
  [{ get: { tags: ['tea'], responses: {} } }, 'GET /cups has no operationId'],
  [{ get: { operationId: 'count', responses: {} } }, 'GET /cups has no tag'],
  [{ get: { operationId: 'count', tags: ['tea'], responses: { 404: { $ref: '#/gone' } } } }, '#/gone does not exist'],
])('an invalid OpenAPI document is refused: %j', ([item, message]) => {
  expect(() => createMockServer({ document: { paths: { '/cups': item } }, domains: [tea] })).toThrow(message as string)
})

test('a snapshot of a custom gateway can be restored there, and a snapshot of the gaming gateway is refused', async () => {
  const { ask } = setup()
  await ask('POST', '/api/cups', { body: { strength: 3 } })
  const { json: saved } = await ask('GET', '/__admin/snapshot')
  await ask('POST', '/api/cups', { body: { strength: 3 } })

  expect((await ask('POST', '/__admin/snapshot', { body: saved })).status).toBe(200)
  expect((await ask('GET', '/api/cups')).json).toEqual({ cups: 1 })
  const { status, json } = await ask('POST', '/__admin/snapshot', { body: { ...saved, database: { wagers: [] } } })
  expect([status, json['message']]).toEqual([400, expect.stringMatching(/^database\.wagers: is no table of this mock/)])
})

test.for([
  ['a time that is a Date', { time: new Date() }, 'time must be ms since the epoch, from 1971 to 2100'],
  ['a seed that is a text', { seed: 'x' }, 'seed must be a whole number'],
  ['no room for a world', { maxWorlds: 0 }, 'maxWorlds must be at least 1'],
  ['a clock that is a number', { now: 5 }, 'now must be a function'],
  ['an unknown scenario', { scenario: 'paradise' }, 'There is no scenario paradise; there are default'],
  ['an empty document', { document: {} }, 'it has no operations in "paths"; pass a bundled document, parsed from JSON'],
  ['a document that is not parsed', { document: JSON.stringify(document) }, 'it has no operations in "paths"'],
  [
    'an operationId of two operations',
    { document: { ...document, paths: { ...document.paths, '/pots': { get: document.paths['/cups'].get } } } },
    'GET /api/cups and GET /api/pots have the same operationId count',
  ],
] as const)('a custom gateway with %s is refused when it is created', ([, options, reason]) => {
  expect(() => createMockServer({ document, domains: [tea], ...(options as object) })).toThrow(reason)
})
