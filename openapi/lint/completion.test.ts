import { bundleFromString, createConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import longanPlugin from './longan-plugin.ts'

type Responses = Record<string, { 'x-error-codes'?: string[]; content?: Record<string, unknown> }>
type Completed = { parameters?: unknown[]; responses: Responses }

async function complete(path: string, own: object, method = 'get') {
  const operation = { operationId: 'getWallet', tags: ['wallet'], responses: {}, ...own }
  const source = JSON.stringify({ openapi: '3.1.0', info: {}, paths: { [path]: { [method]: operation } } })
  const config = await createConfig({ plugins: [longanPlugin()], preprocessors: { 'longan/completion': 'on' } })
  const { bundle } = await bundleFromString({ source, absoluteRef: '/openapi/paths/wallet.yaml', config })
  return (bundle.parsed as { paths: Record<string, Record<string, Completed>> }).paths[path]![method]!
}

const success = async (path: string, response: object) =>
  media((await complete(path, { responses: { '200': { description: '', ...response } } })).responses, '200')

async function failures(path: string, own: object, method?: string) {
  const { responses } = await complete(path, own, method)
  return Object.entries(responses).map(([status, { 'x-error-codes': codes }]) => [status, ...codes!].join(' '))
}

const media = (responses: Responses, status: string) => responses[status]?.content?.['application/json']

test('under /wps a value and its example get an envelope', async () => {
  expect(await success('/wps/wallet', { 'x-envelope-value': 'Wallet', 'x-response-example': { sum: 1 } })).toEqual({
    schema: {
      type: 'object',
      required: ['success', 'value'],
      properties: {
        success: { type: 'boolean', const: true },
        value: { $ref: '../schemas/wallet.yaml#/Wallet' },
        message: { type: 'string' },
      },
    },
    example: { success: true, value: { sum: 1 } },
  })
})

test('elsewhere a value has no envelope; a name in brackets is a list', async () => {
  expect(await success('/lgw/wallets', { 'x-envelope-value': ['Wallet'], 'x-response-examples': { no: [] } })).toEqual({
    schema: { type: 'array', items: { $ref: '../schemas/wallet.yaml#/Wallet' } },
    examples: { no: { value: [] } },
  })
})

test('an operation gets the failures that follow from its properties', async () => {
  const any = ['400 request_param_err', '403 ip.restricted region.restricted', '429 TOO_MANY_REQUESTS']
  const broken = ['500 system.error response.invalid ledger.broken', '503 system.maintenance']
  const member = { security: [{ token: [] }] }
  const requestBody = { required: true, content: {} }

  expect(await failures('/lgw/games', {})).toEqual([...any, ...broken])
  expect(await failures('/lgw/games', { 'x-module': 'GAMELO3' })).toEqual([
    '400 request_param_err',
    '403 ip.restricted region.restricted function.not.available',
    '429 TOO_MANY_REQUESTS',
    ...broken,
  ])
  expect(await failures('/wps/status', { tags: ['system'], 'x-module': 'COMM3' })).toEqual([
    '400 request_param_err function.not.available',
    '429 TOO_MANY_REQUESTS',
    '500 system.error response.invalid ledger.broken',
  ])
  expect(await failures('/lgw/bets', { ...member, requestBody }, 'post')).toEqual([
    '400 request_param_err request_body_required',
    '401 login.not.session user.or.token.invalid',
    '403 ip.restricted region.restricted',
    '413 request.too.large',
    '422 idempotency.key.reused',
    '429 TOO_MANY_REQUESTS',
    ...broken,
  ])
})

test('a failure of its own keeps its example, and shares its status with the others', async () => {
  const own = {
    description: 'Closed.',
    'x-error-codes': ['lottery.closed'],
    'x-response-example': { errorCode: 'lottery.closed' },
  }
  const parameters = [{ name: 'gameId', in: 'query' }]
  const { responses } = await complete('/lgw/bets', { parameters, responses: { '400': own } })

  expect(responses['400']).toEqual({
    description: 'Closed. A parameter or a field of the body is missing or wrong.',
    'x-error-codes': ['lottery.closed', 'request_param_err'],
    content: {
      'application/json': {
        schema: { $ref: '../schemas/envelope.yaml#/Failure' },
        example: { success: false, errorCode: 'lottery.closed' },
      },
    },
  })
})

test('every command may be repeated under a key, a question need not be', async () => {
  const key = [{ $ref: '../schemas/headers.yaml#/IdempotencyKey' }]

  expect((await complete('/wps/trial', {}, 'post')).parameters).toEqual(key)
  expect((await complete('/wps/trial', {})).parameters).toBeUndefined()
})
