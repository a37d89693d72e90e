import { expect, test } from 'vitest'
import * as v from 'valibot'
import { parseInput } from './validation-error.ts'

const schema = v.strictObject({
  theme: v.optional(v.picklist(['dark', 'light'])),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(3)),
  rows: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(2))),
  size: v.optional(v.pipe(v.number(), v.minValue(1, 'must be 1 at least'))),
  code: v.optional(v.pipe(v.string(), v.length(2, 'Invalid code'))),
})

test.each([
  [{ name: 'a', theme: 'neon' }, 'must be dark or light'],
  [{ name: 7 }, 'must be string'],
  [{}, 'is missing'],
  [{ name: 'a', colour: 'red' }, 'is not known here'],
  [{ name: 'a', rows: {} }, 'must be array'],
  [{ name: 'a', size: 0 }, 'must be 1 at least'],
  [{ name: 'a', code: 'x' }, 'Invalid code'],
  [{ name: '' }, 'must not be empty'],
  [{ name: 'abcd' }, 'must have at most 3 characters'],
  [{ name: 'a', rows: [1, 2, 3] }, 'must have at most 2 entries'],
  [{ name: 'a', rows: [1.5] }, 'must be a whole number'],
  [null, 'must be object'],
] as const)('the reason for %j is in the wording of the gateway: %s', (input, reason) => {
  const { issues } = parseInput(schema, input)
  expect(issues?.[0].message).toBe(reason)
})
