import { expect, test } from 'vitest'
import { asCalled } from './sdk-document.ts'

test('a caller gives plain bodies, none of the headers that the transport adds, and gets successes', () => {
  const header = (name: string) => ({ name, in: 'header', schema: { type: 'string' } })
  const operation = {
    operationId: 'changePassword',
    tags: ['security'],
    'x-encrypted': true,
    'x-encrypted-schema': '#/components/schemas/PasswordInput',
    parameters: [
      header('Encryption'),
      header('Merchant'),
      { $ref: '#/components/parameters/Captcha' },
      header('Device'),
    ],
    responses: { '200': { description: 'Done.' }, '400': { description: 'Refused.' } },
    requestBody: { required: true, content: { 'text/plain': { schema: { type: 'string' } } } },
  }
  const description = {
    'x-common-headers': { '/wps/': [header('Merchant')] },
    paths: { '/wps/password': { put: operation } },
    components: { schemas: { PasswordInput: { type: 'object' } }, parameters: { Captcha: header('X-Captcha-Id') } },
  }

  const called = asCalled(description).paths['/wps/password'].put

  expect(called.parameters).toEqual([header('Device')])
  expect(called.requestBody).toEqual({
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/PasswordInput' } } },
  })
  expect(called.responses).toEqual({ '200': { description: 'Done.' } })
  expect(operation.parameters.length).toBe(4)
})
