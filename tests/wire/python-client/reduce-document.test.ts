import { expect, test } from 'vitest'
import { reduceDocument } from './generated-files.ts'

const answer = (schema: object) => ({ '200': { description: 'Fine.', content: { 'application/json': { schema } } } })
const document = {
  info: { title: 'Test', version: '1', summary: 'A word of OpenAPI 3.1.' },
  servers: [{ url: '/' }],
  paths: {
    '/in': {
      post: {
        operationId: 'login',
        'x-encrypted-schema': '#/components/schemas/LoginInput',
        responses: { ...answer({ $ref: '#/components/schemas/Session', description: 'Beside it.' }), '400': {} },
      },
    },
    '/out': { post: { operationId: 'logout', responses: answer({ $ref: '#/components/schemas/Farewell' }) } },
  },
  components: {
    securitySchemes: { token: { type: 'apiKey' } },
    schemas: {
      LoginInput: { type: 'object', properties: { description: { type: 'string', description: 'Who.' } } },
      Session: { properties: { success: { type: 'boolean', const: true }, of: { $ref: '#/components/schemas/Kind' } } },
      Kind: { type: ['string', 'null'], const: 'real', example: 'real' },
      Farewell: { type: 'string' },
    },
  },
}

test('an operation is reduced to its references, its plain body and its successes, as OpenAPI 3.0', () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Session' } } }

  expect(reduceDocument(document, ['login'])).toEqual({
    openapi: '3.0.3',
    info: { title: 'Test', version: '1' },
    servers: [{ url: '/' }],
    paths: { '/in': { post: { operationId: 'login', responses: { '200': { description: '', content } } } } },
    components: {
      securitySchemes: { token: { type: 'apiKey' } },
      schemas: {
        LoginInput: { type: 'object', properties: { description: { type: 'string' } } },
        Session: { properties: { success: { type: 'boolean' }, of: { $ref: '#/components/schemas/Kind' } } },
        Kind: { enum: ['real'] },
      },
    },
  })
})
