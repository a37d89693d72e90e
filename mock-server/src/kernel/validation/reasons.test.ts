import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { reasonOf } from './reasons.ts'

const refused: [schema: object, value: unknown][] = [
  [{ type: 'integer' }, 'text'],
  [{ type: ['string', 'null'] }, 1],
  [{ const: 'B' }, 'A'],
  [{ minLength: 2 }, 'A'],
  [{ maxLength: 2 }, 'ABC'],
  [{ pattern: '^[A-Z]"?$' }, 'a'],
  [{ minimum: 1 }, 0],
  [{ maximum: 1 }, 2],
  [{ exclusiveMinimum: 1 }, 1],
  [{ exclusiveMaximum: 1 }, 1],
  [{ multipleOf: 5 }, 3],
  [{ minItems: 2 }, []],
  [{ maxItems: 1 }, [1, 2]],
  [{ additionalProperties: false }, { one: 1 }],
  [{ not: { type: 'string' } }, 'text'],
  [{ anyOf: [] }, 'text'],
  [{ oneOf: [{}, {}] }, 'text'],
  [{ uniqueItems: true }, [1, 1]],
]

test.each(refused)('the reason of %j is Ajv’s message', (schema, value) => {
  const validate = new Ajv2020({ strict: false, validateSchema: false }).compile(schema)
  expect(validate(value)).toBe(false)

  const error = validate.errors![0]!
  expect(reasonOf(error)).toBe(error.message)
})

test('a missing field and a value outside a list have shorter reasons', () => {
  const error = { instancePath: '', message: 'long' }
  expect(reasonOf({ ...error, keyword: 'required', params: { missingProperty: 'name' } })).toBe('is missing')
  expect(reasonOf({ ...error, keyword: 'enum', params: { allowedValues: ['A', 2] } })).toBe('must be one of A, 2')
})
