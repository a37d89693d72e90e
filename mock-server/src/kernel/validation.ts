import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { description, type Operation } from './description.ts'
import { badField } from './refusal.ts'

/** Schemas are compiled when first needed, so a cold start does not pay for operations nobody calls. */
const options = { strict: false, validateSchema: false, validateFormats: false } as const
const DOCUMENT = 'longan'
const bodies = new Ajv2020(options).addSchema({ schemas: description.schemas }, DOCUMENT)
const queries = new Ajv2020({ ...options, coerceTypes: true }).addSchema({ schemas: description.schemas }, DOCUMENT)
const compiled = new Map<string, ValidateFunction>()

function validator(ajv: Ajv2020, key: string, schema: () => object): ValidateFunction {
  const known = compiled.get(key)
  if (known) return known
  const absolute = JSON.parse(JSON.stringify(schema()).replaceAll('"#/schemas/', `"${DOCUMENT}#/schemas/`)) as object
  const validate = ajv.compile(absolute)
  compiled.set(key, validate)
  return validate
}

/** The field an error is about: `contents.0.singleBetPrice`. */
function fieldOf({ instancePath, params }: ErrorObject): string {
  const path = instancePath.split('/').slice(1)
  const named: unknown = params.missingProperty ?? params.additionalProperty
  if (named) path.push(String(named))
  return path.join('.') || 'body'
}

function reasonOf({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`
  return keyword === 'required' ? 'is missing' : (message ?? 'is not valid')
}

function firstFault(validate: ValidateFunction) {
  const error = validate.errors![0]!
  return { field: fieldOf(error), reason: reasonOf(error) }
}

type Place = 'query' | 'path' | 'header'

function parameterSchema({ parameters }: Operation, place: Place) {
  const own = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter((parameter) => parameter.required).map(({ name }) => name),
  }
}

/**
 * Turns the texts of a query or a path into the types the description names; refuses the first that does not fit. An empty text counts
 * as not sent: clients send filters that are not set that way.
 */
export function parseParameters(operation: Operation, place: Place, texts: Record<string, string>) {
  const values: Record<string, unknown> = {}
  for (const name in texts) if (texts[name] !== '') values[name] = texts[name]
  if (!operation.parameters.some((parameter) => parameter.in === place)) return values
  const validate = validator(queries, `${place} ${operation.id}`, () => parameterSchema(operation, place))
  if (validate(values)) return values
  const { field, reason } = firstFault(validate)
  throw badField(field, reason)
}

/** Refuses a header the description names and that does not fit it. */
export function checkHeaders(operation: Operation, header: (name: string) => string | undefined) {
  const named = operation.parameters.filter((parameter) => parameter.in === 'header')
  if (named.length === 0) return
  const texts = named.map(({ name }) => [name, header(name.toLowerCase()) ?? ''])
  parseParameters(operation, 'header', Object.fromEntries(texts) as Record<string, string>)
}

/** Refuses a body that does not fit the description, naming the first field. */
export function checkBody(operation: Operation, body: unknown) {
  const validate = validator(bodies, `body ${operation.id}`, () => operation.body!.schema)
  if (validate(body)) return
  const { field, reason } = firstFault(validate)
  throw badField(field, reason)
}

/** What is wrong with a success of the mock itself, or nothing. */
export function violationOf(operation: Operation, body: unknown): string | undefined {
  const schema = operation.responses['200']?.schema
  if (!schema) return undefined
  const validate = validator(bodies, `200 ${operation.id}`, () => schema)
  if (validate(body)) return undefined
  const { field, reason } = firstFault(validate)
  return `${operation.id} 200: ${field} ${reason}`
}
