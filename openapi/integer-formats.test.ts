import { expect, test } from 'vitest'
import { addIntegerFormats } from './generated-files.ts'

test('numbers get a 64-bit format for generated clients', () => {
  expect(addIntegerFormats({ type: 'integer', minimum: 0 })).toEqual({ type: 'integer', minimum: 0, format: 'int64' })
  expect(addIntegerFormats({ oneOf: [{ type: ['number', 'null'] }] })).toEqual({
    oneOf: [{ type: ['number', 'null'], format: 'double' }],
  })
})

test.for([
  { type: 'integer', maximum: 100 },
  { type: 'integer', enum: [0, 1] },
  { type: 'integer', format: 'int32' },
  { type: 'string' },
  { properties: { type: { type: 'string' } } },
  { example: { type: 'integer' }, 'x-response-example': [{ type: 'number' }] },
])('%j gets no format', (schema) => {
  expect(addIntegerFormats(schema)).toEqual(schema)
})
