import { expect, test } from 'vitest'
import { generateOperationSources } from './generate-sources.ts'

const envelopeOf = (value: object, required = ['success', 'value']) => ({
  type: 'object',
  required,
  properties: { success: { const: true }, value },
})
const success = (schema: object) => ({ responses: { '200': { contentType: 'application/json', schema } } })

const operation = (id: string, domain: string, special: object = {}) => {
  const responses = { '200': { contentType: 'application/json', schema: envelopeOf({ type: 'object' }) } }
  return { id, domain, method: 'GET', path: `/wps/${id}`, token: 'none', responses, ...special }
}

const generate = (operations: ReturnType<typeof operation>[]) =>
  generateOperationSources(operations as never, {
    Rows: { type: 'array' },
    Done: envelopeOf({ type: 'boolean' }, ['success']),
  })

test('each SDK module has a file with the special properties of its operations, and one file lists all operations', () => {
  const files = generate([
    operation('getWallet', 'wallet', { module: 'COMM3', token: 'required' }),
    operation('listFriends', 'agent-team'),
    operation('getKey', 'wallet', { responses: { '200': { contentType: 'text/plain' } } }),
    operation('listGifts', 'wallet', { sdkModule: 'gifts' }),
    operation('changePassword', 'wallet', { encrypted: true, captcha: true, repeatable: false }),
    operation('sendPicture', 'wallet', { maxBody: 5000 }),
  ])

  expect(Object.keys(files)).toEqual([
    'sdk/src/operations/wallet.gen.ts',
    'sdk/src/operations/agent-team.gen.ts',
    'sdk/src/operations/gifts.gen.ts',
    'sdk/src/operations/all.gen.ts',
    'sdk/src/refusals.gen.ts',
    'sdk/src/older-forms.gen.ts',
  ])
  expect(files['sdk/src/operations/wallet.gen.ts']!.split('\n').slice(3)).toEqual([
    'export const walletOperations = {',
    "  'GET /wps/getWallet': { id: 'getWallet', module: 'COMM3', token: true },",
    "  'GET /wps/getKey': { id: 'getKey', text: true },",
    "  'GET /wps/changePassword': { id: 'changePassword', captcha: true, encrypted: true, once: true },",
    "  'GET /wps/sendPicture': { id: 'sendPicture', upload: true },",
    '} satisfies Operations',
    '',
  ])
  expect(files['sdk/src/operations/agent-team.gen.ts']).toContain('export const agentTeamOperations = {')
  expect(files['sdk/src/operations/all.gen.ts']).toContain("  'agent-team': agentTeamOperations,")
})

test.for([
  [envelopeOf({ type: 'array' }), "value: 'array'"],
  [envelopeOf({ $ref: '#/schemas/Rows' }), "value: 'array'"],
  [{ $ref: '#/schemas/Rows' }, "value: 'array'"],
  [envelopeOf({ type: 'integer' }), "value: 'number'"],
  [envelopeOf({ oneOf: [] }), "value: 'any'"],
  [envelopeOf({ type: ['string', 'null'] }), "value: 'any'"],
  [{ $ref: '#/schemas/Done' }, "value: 'none'"],
] as const)('the value of %j is marked as %s', ([schema, mark]) => {
  const files = generate([operation('getGift', 'wallet', success(schema))])

  expect(files['sdk/src/operations/wallet.gen.ts']).toContain(`{ id: 'getGift', ${mark} }`)
})

test('each operation has a type of its error codes, each code once', () => {
  const responses = { '400': { codes: ['gift.gone', 'gift.late'] }, '500': { codes: ['gift.late'] } }
  const files = generate([operation('getGift', 'wallet', { responses }), operation('listGifts', 'wallet')])

  expect(files['sdk/src/refusals.gen.ts']).toContain("  getGift: 'gift.gone' | 'gift.late'\n  listGifts: never\n")
})
