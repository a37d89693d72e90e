import type { ValidatorError } from './validator-plan.ts'

type Params = ValidatorError['params']

const limit = ({ comparison, limit: value }: Params) => `must be ${comparison} ${value}`

/** Reasons by keyword in Ajv's words. Built validators contain no messages: they would be an eighth of the code. */
const reasons: Record<string, (params: Params) => string> = {
  type: ({ type }) => `must be ${type}`,
  required: () => 'is missing',
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(', ')}`,
  const: () => 'must be equal to constant',
  minLength: (params) => `must NOT have fewer than ${params.limit} characters`,
  maxLength: (params) => `must NOT have more than ${params.limit} characters`,
  pattern: ({ pattern }) => `must match pattern "${pattern}"`,
  minimum: limit,
  maximum: limit,
  exclusiveMinimum: limit,
  exclusiveMaximum: limit,
  multipleOf: ({ multipleOf }) => `must be multiple of ${multipleOf}`,
  minItems: (params) => `must NOT have fewer than ${params.limit} items`,
  maxItems: (params) => `must NOT have more than ${params.limit} items`,
  additionalProperties: () => 'must NOT have additional properties',
  not: () => 'must NOT be valid',
  anyOf: () => 'must match a schema in anyOf',
  oneOf: () => 'must match exactly one schema in oneOf',
}

/** Returns what is wrong with a value, such as `must be integer`, to follow the name of its field. */
export const reasonOf = ({ keyword, message, params }: ValidatorError): string =>
  reasons[keyword]?.(params) ?? message ?? 'is not valid'
