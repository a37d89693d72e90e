import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import longanPlugin from './longan-plugin.ts'

const rules = [
  'provenance',
  'module',
  'response-examples',
  'request-examples',
  'token-declares-401',
  'error-codes',
  'units',
]

const amount = { type: 'number', description: 'An amount of money.' }

const failureResponse = (codes: string[] | undefined) => ({
  description: 'Refused.',
  ...(codes && { 'x-error-codes': codes }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorCode' }, example: 'system.error' } },
})

const goodOperation = {
  operationId: 'getWallet',
  'x-provenance': 'stated',
  'x-module': 'COMM3',
  security: [{ token: [] }],
  responses: {
    '200': { description: 'Fine.', content: { 'application/json': { schema: amount, example: 1 } } },
    '401': failureResponse(['login.not.session']),
    default: failureResponse(['system.error']),
  },
}

async function lint(operation: object) {
  const source = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: { '/wallet': { get: operation } },
    components: {
      schemas: { ErrorCode: { type: 'string', enum: ['system.error', 'login.not.session'] } },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  })
  const severities = Object.fromEntries(rules.map((rule) => [`longan/${rule}`, 'error' as const]))
  const config = await createConfig({ plugins: [longanPlugin()], rules: severities })
  const problems = await lintFromString({ source, config })
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

test('a valid operation has no problems', async () => {
  expect(await lint(goodOperation)).toEqual([])
})

test('an operation without provenance is caught', async () => {
  const problems = await lint({ ...goodOperation, 'x-provenance': 'guessed' })

  expect(problems).toEqual(['longan/provenance: x-provenance must be one of stated, observed, designed.'])
})

test.each([undefined, 'comm3', 'REG3 +', [], ['COMM3', '-'], ['REG3', 'COMM3 + REG3']])(
  'an operation of the module %j is caught',
  async (module) => {
    const problems = await lint({ ...goodOperation, 'x-module': module })

    expect(problems).toEqual([expect.stringMatching(/^longan\/module: x-module must name the module/)])
  },
)

test.each(['-', 'REG3 + USERNAMEREG3', ['REGMOBVERF3', 'MOBILENUMREG3']])(
  'an operation may be of the modules %j',
  async (module) => {
    expect(await lint({ ...goodOperation, 'x-module': module })).toEqual([])
  },
)

test('a response without an example, or without content, is caught', async () => {
  const withResponse = (response: object) => ({
    ...goodOperation,
    responses: { ...goodOperation.responses, '200': response },
  })
  const bare = { description: 'Fine.', content: { 'application/json': { schema: amount } } }

  expect(await lint(withResponse(bare))).toEqual([
    'longan/response-examples: The response has no example of application/json; write x-response-example.',
  ])
  expect(await lint(withResponse({ description: 'Fine.' }))).toEqual([
    'longan/response-examples: The response has no content; write its x-envelope-value and x-response-example.',
  ])
})

test('a body or a required parameter without an example is caught', async () => {
  const requestBody = { content: { 'application/json': { schema: { type: 'object' } } } }
  const parameters = [{ name: 'gameCode', in: 'query', required: true, schema: { type: 'string' } }]

  expect(await lint({ ...goodOperation, requestBody })).toEqual([
    'longan/request-examples: The body has no example of application/json; write example.',
  ])
  expect(await lint({ ...goodOperation, parameters })).toEqual([
    'longan/request-examples: The required parameter gameCode has no example; write example.',
  ])
})

test('a failure without codes, or with a code outside the list, is caught', async () => {
  const withDefault = (codes?: string[]) => ({ ...goodOperation.responses, default: failureResponse(codes) })

  expect(await lint({ ...goodOperation, responses: withDefault() })).toEqual([
    'longan/error-codes: A failure must list x-error-codes.',
  ])
  expect(await lint({ ...goodOperation, responses: withDefault(['out.of.thin.air']) })).toEqual([
    'longan/error-codes: out.of.thin.air is not in the list of error codes: add it to x-messages of ErrorCode in openapi/schemas/envelope.yaml.',
  ])
})

test('a number without a unit is caught, in a response and in a parameter', async () => {
  const withResponseSchema = (schema: object) => ({
    ...goodOperation,
    responses: {
      ...goodOperation.responses,
      '200': { description: 'Fine.', content: { 'application/json': { schema, example: [] } } },
    },
  })
  const withParameter = (parameter: object) => ({
    ...goodOperation,
    parameters: [{ name: 'days', in: 'query', schema: { type: 'integer' }, ...parameter }],
  })
  const message =
    'longan/units: The number does not say what it counts (milliseconds, money, rows, an id ...); write description, or refer to a number of schemas/scalars.yaml.'

  expect(await lint(withResponseSchema({ type: 'array', items: { type: ['integer', 'null'] } }))).toEqual([message])
  expect(await lint(withResponseSchema({ type: 'array', items: amount }))).toEqual([])
  expect(await lint(withParameter({}))).toEqual([message])
  expect(await lint(withParameter({ description: 'How many days.' }))).toEqual([])
})
