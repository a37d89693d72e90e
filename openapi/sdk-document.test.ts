import { expect, test } from 'vitest'
import { toSdkDocument } from './generated-files.ts'

test('the SDK sees plain bodies, no headers of the transport, and one type of error', () => {
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
  const document = {
    'x-common-headers': { '/wps/': [header('Merchant')] },
    paths: { '/wps/password': { put: operation } },
    components: { schemas: { PasswordInput: { type: 'object' } }, parameters: { Captcha: header('X-Captcha-Id') } },
  }

  const operationForSdk = toSdkDocument(document).paths['/wps/password'].put

  expect(operationForSdk.parameters).toEqual([header('Device')])
  expect(operationForSdk.requestBody).toEqual({
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/PasswordInput' } } },
  })
  expect(operationForSdk.responses).toEqual({
    '200': { description: 'Done.' },
    '400': { $ref: '#/components/responses/Failure' },
  })
  expect(operation.parameters.length).toBe(4)
})
