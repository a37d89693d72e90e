import { expect, test } from 'vitest'
import { leanOperations } from './compact-operations.ts'

const LoginInput = { type: 'object', properties: { username: { type: 'string' } } }
const plain = '#/components/schemas/LoginInput'

/** A description of one operation whose body may be encrypted. */
function described(marks: object) {
  const operation = {
    operationId: 'changePassword',
    tags: ['security'],
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'string' } } } },
    responses: { '200': { content: { 'application/json': { schema: { type: 'boolean' } } } } },
    ...marks,
  }
  return { paths: { '/wps/password': { put: operation } }, components: { schemas: { LoginInput } } }
}

test('an encrypted operation shows its plain body and what it travels in', () => {
  const { operations } = leanOperations(described({ 'x-encrypted': true, 'x-encrypted-schema': plain }))

  expect(operations).toMatchObject([
    { encrypted: true, body: { schema: { $ref: '#/schemas/LoginInput' }, wrapper: { type: 'string' } } },
  ])
})

test.each([
  [{ 'x-encrypted': true }, 'is encrypted but does not say what its plain body is'],
  [{ 'x-encrypted-schema': plain }, 'names a plain body but is not marked as encrypted'],
  [
    { 'x-encrypted': true, 'x-encrypted-schema': '#/components/schemas/Password' },
    'is encrypted, but its plain body #/components/schemas/Password is not among the schemas of openapi/openapi.yaml',
  ],
])('a description that says %o of an operation is refused', (marks, problem) => {
  expect(() => leanOperations(described(marks))).toThrow(
    `changePassword in openapi/paths/security.yaml ${problem}; write both "x-encrypted: true" and "x-encrypted-schema: '#/components/schemas/<the plain body>'" at it`,
  )
})

test('what is special about an operation is said, what is usual is not', () => {
  const captcha = { parameters: [{ name: 'X-Captcha-Id', in: 'header', schema: { type: 'string' } }] }
  const special = leanOperations(described({ ...captcha, 'x-repeatable': false })).operations[0]
  const usual = leanOperations(described({})).operations[0]

  expect(special).toMatchObject({ captcha: true, repeatable: false })
  expect(usual).not.toHaveProperty('captcha')
  expect(usual).not.toHaveProperty('repeatable')
  expect(usual).not.toHaveProperty('encrypted')
})
