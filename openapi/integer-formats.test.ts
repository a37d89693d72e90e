import { expect, test } from 'vitest'
import { withIntegerFormats } from './integer-formats.ts'

test('a number says how wide it is, that generated clients do not take 32 bits', () => {
  expect(withIntegerFormats({ type: 'integer', minimum: 0 })).toEqual({ type: 'integer', minimum: 0, format: 'int64' })
  expect(withIntegerFormats({ oneOf: [{ type: ['number', 'null'] }] })).toEqual({
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
])('%j is wide enough as it is', (schema) => {
  expect(withIntegerFormats(schema)).toEqual(schema)
})
