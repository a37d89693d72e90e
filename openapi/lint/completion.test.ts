import { bundleFromString, createConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import longanPlugin from './longan-plugin.ts'

/** The 200 of an operation at `path`, as it is read. */
async function completed(path: string, response: object) {
  const failed = { description: 'No.', 'x-error-codes': ['system.error'], 'x-example': { errorCode: 'system.error' } }
  const operation = { operationId: 'getWallet', responses: { '200': response, default: failed } }
  const source = JSON.stringify({ openapi: '3.1.0', info: {}, paths: { [path]: { get: operation } } })
  const config = await createConfig({ plugins: [longanPlugin()], preprocessors: { 'longan/completion': 'on' } })
  const { bundle } = await bundleFromString({ source, absoluteRef: '/openapi/paths/wallet.yaml', config })
  return (bundle.parsed as { paths: Record<string, { get: { responses: Record<string, unknown> } }> }).paths[path]!.get
    .responses
}

const media = (responses: Record<string, unknown>, status: string) =>
  (responses[status] as { content: Record<string, unknown> }).content['application/json']

test('under /wps a value travels in the envelope, and so does its example', async () => {
  const responses = await completed('/wps/wallet', { description: '', 'x-value': 'Wallet', 'x-example': { sum: 1 } })

  expect(media(responses, '200')).toEqual({
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

test('elsewhere a value travels bare; a name in brackets is a list', async () => {
  const responses = await completed('/lgw/wallets', {
    description: '',
    'x-value': ['Wallet'],
    'x-examples': { no: [] },
  })

  expect(media(responses, '200')).toEqual({
    schema: { type: 'array', items: { $ref: '../schemas/wallet.yaml#/Wallet' } },
    examples: { no: { value: [] } },
  })
})

test('a failure shows its code, and is a failure', async () => {
  const responses = await completed('/wps/wallet', { description: '' })

  expect(media(responses, 'default')).toEqual({
    schema: { $ref: '../schemas/envelope.yaml#/Failure' },
    example: { success: false, errorCode: 'system.error' },
  })
})
