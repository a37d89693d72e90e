import { expect, test } from 'vitest'
import { toCompactDocument } from './compact-operations.ts'

const LoginInput = { type: 'object', properties: { username: { type: 'string' } } }
const plain = '#/components/schemas/LoginInput'

function createDocument(marks: object) {
  const operation = {
    operationId: 'changePassword',
    tags: ['security'],
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'string' } } } },
    responses: { '200': { content: { 'application/json': { schema: { type: 'boolean' } } } } },
    ...marks,
  }
  return {
    info: { version: '1.0.0' },
    paths: { '/wps/password': { put: operation } },
    components: { schemas: { LoginInput } },
  }
}

test('an encrypted operation has the schema of its plain body and of its encrypted body', () => {
  const { operations } = toCompactDocument(createDocument({ 'x-encrypted': true, 'x-encrypted-schema': plain }))

  expect(operations).toMatchObject([
    { encrypted: true, body: { schema: { $ref: '#/schemas/LoginInput' }, wrapper: { type: 'string' } } },
  ])
})

test.each([
  [{ 'x-encrypted': true }, 'is encrypted but does not name its plain body'],
  [{ 'x-encrypted-schema': plain }, 'names a plain body but is not marked as encrypted'],
  [
    { 'x-encrypted': true, 'x-encrypted-schema': '#/components/schemas/Password' },
    'is encrypted, but its plain body #/components/schemas/Password is not among the schemas of openapi/openapi.yaml',
  ],
])('a document with %o at an operation is refused', (marks, problem) => {
  expect(() => toCompactDocument(createDocument(marks))).toThrow(
    `changePassword in openapi/paths/security.yaml ${problem}; write both "x-encrypted: true" and "x-encrypted-schema: '#/components/schemas/<the plain body>'" at it`,
  )
})

test('only special properties of an operation are listed', () => {
  const captcha = { parameters: [{ name: 'X-Captcha-Id', in: 'header', schema: { type: 'string' } }] }
  const special = toCompactDocument(createDocument({ ...captcha, 'x-repeatable': false })).operations[0]
  const ordinary = toCompactDocument(createDocument({})).operations[0]

  expect(special).toMatchObject({ captcha: true, repeatable: false })
  expect(ordinary).not.toHaveProperty('captcha')
  expect(ordinary).not.toHaveProperty('repeatable')
  expect(ordinary).not.toHaveProperty('encrypted')
})
