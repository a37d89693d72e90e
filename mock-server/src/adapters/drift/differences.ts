import { openApiDocument, type Operation } from '../../kernel/validation/openapi-document.ts'
import { createAjv, inDocument } from '../../validators/ajv.ts'

/** The fields of an answer by their path (`value.list[].id`), each with the JSON types seen there. */
type Shape = Map<string, Field>
type Field = { types: Set<string>; isDescribed: boolean }
type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  not?: object
} & { [Union in 'allOf' | 'anyOf' | 'oneOf']?: Schema[] }

/** The shape of `value`. Keys that are data, where the schema says so, are all called `*`. */
function shapeOf(value: unknown, schema: object): Shape {
  const shape: Shape = new Map()
  walk({ value, path: '', schemas: branchesOf(schema), isDescribed: true }, shape)
  return shape
}

type ShapeNode = { value: unknown; path: string; schemas: Schema[]; isDescribed: boolean }

function walk({ value, path, schemas, isDescribed }: ShapeNode, shape: Shape) {
  const field = shape.get(path) ?? { types: new Set(), isDescribed }
  shape.set(path, field)
  field.types.add(typeOf(value))
  if (Array.isArray(value)) {
    const items = schemas.flatMap((one) => branchesOf(one.items))
    for (const item of value) walk({ value: item, path: `${path}[]`, schemas: items, isDescribed }, shape)
  } else if (typeof value === 'object' && value !== null) {
    const isData = schemas.length === 0 && isMap(value)
    for (const [name, inner] of Object.entries(value))
      walk(toChildNode({ name: isData ? '*' : name, inner, path, schemas }), shape)
  }
}

/** Entries with the same fields are those of a map, whose keys are data: accounts, for example. */
export function isMap(value: object): boolean {
  const [first, ...others] = Object.values(value).map(fieldNames)
  return first !== undefined && first !== '' && others.length > 0 && others.every((one) => one === first)
}

const fieldNames = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value).toSorted().join() : ''

function toChildNode({
  name,
  inner,
  path,
  schemas,
}: {
  name: string
  inner: unknown
  path: string
  schemas: Schema[]
}): ShapeNode {
  const named = schemas.flatMap((one) => branchesOf(own(one.properties, name)))
  const others = schemas.flatMap((one) =>
    typeof one.additionalProperties === 'object' ? branchesOf(one.additionalProperties) : [],
  )
  const isKey = named.length === 0 && others.length > 0
  const step = isKey ? '*' : toSafeName(name)
  return {
    value: inner,
    path: path === '' ? step : `${path}.${step}`,
    schemas: isKey ? others : named,
    isDescribed: named.length + others.length > 0 || schemas.some(isOpen),
  }
}

/** An object of which no field is described may have any, as may what is described only by what it is not. */
const isOpen = ({ type, properties, additionalProperties, not }: Schema) =>
  additionalProperties === true || ([type].flat().includes('object') && !properties) || not !== undefined

/** A field name that is not an identifier (a number, an account) may be personal. */
const toSafeName = (name: string) => (/^\*$|^[A-Za-z_$][\w$-]{0,60}$/.test(name) && !/\d{5}/.test(name) ? name : '?')

const own = <Value>(record: Record<string, Value> | undefined, name: string) =>
  record && Object.hasOwn(record, name) ? record[name] : undefined

function branchesOf(schema: Schema | undefined): Schema[] {
  if (!schema) return []
  if (schema.$ref) return branchesOf(openApiDocument.schemas[schema.$ref.split('/').at(-1)!] as Schema)
  const { allOf = [], anyOf = [], oneOf = [] } = schema
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(branchesOf)]
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

export type DifferenceKind =
  | 'request'
  | 'timeout'
  | 'no response'
  | 'status'
  | 'refusal'
  | 'header'
  | 'missing'
  | 'renamed'
  | 'undocumented'
  | 'type'
  | 'invalid'
/**
 * A difference between a response and the document or the mock's response, in words (`says`) and by its `kind`. It contains no value of the
 * response. The kind `status` has the HTTP status.
 */
export type Difference = {
  field: string
  kind: DifferenceKind
  says: string
  status?: number
  /** The new name of a renamed field. */
  to?: string
}
export type Comparison = {
  differences: Difference[]
  /** Optional fields that the mock gives and this answer does not. */
  absent: string[]
}

export function compare(
  operation: Operation,
  { answer: response, mock }: { answer: unknown; mock?: unknown },
): Comparison {
  const schema = operation.responses['200']?.schema
  if (!schema) return { differences: [], absent: [] }
  const answer = sample(response)
  const gatewayShape = shapeOf(answer, schema)
  const mockShape: Shape = mock === undefined ? new Map() : shapeOf(mock, schema)
  const broken = violationsOf(operation.id, schema, answer)
  const [missing, unknown] = [findMissing(gatewayShape, mockShape), findUnknown(gatewayShape, mockShape)]
  const renamed = findRenames({ missing: [...missing, ...fieldsMissing(broken)], unknown }, { gatewayShape, mockShape })
  const isRenamed = (field: string) => renamed.some(({ from, to }) => field === from || field === to)
  return {
    differences: unique([
      ...renamed.map(({ from, to }) => ({ field: from, kind: 'renamed' as const, says: `is called ${to}`, to })),
      ...broken.filter(({ field }) => !isRenamed(field)),
      ...unknown
        .filter((field) => !isRenamed(field))
        .map((field) => ({ field, kind: 'undocumented' as const, says: 'is not in the document' })),
      ...findTypeDifferences(gatewayShape, mockShape),
    ]),
    absent: missing.filter((field) => !isRenamed(field) && !broken.some((one) => one.field === field)),
  }
}

const MAX_ENTRIES = 500

function sample(value: unknown): unknown {
  if (Array.isArray(value)) {
    const step = Math.ceil(value.length / MAX_ENTRIES)
    return (step > 1 ? value.filter((_, index) => index % step === 0) : value).map(sample)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sample(inner)]))
}

/** Compares the body of an error with the document; fields of older gateways (`status`, `description`) are read as today's. */
export function compareFailure(body: Record<string, unknown>): Difference[] {
  const { status, description: message } = body
  const current = status === 'failed' ? { success: false, message, ...body } : body
  return unique(violationsOf('Failure', openApiDocument.schemas['Failure']!, current))
}

const unique = (all: Difference[]) =>
  [...new Map(all.toReversed().map((one) => [one.field, one])).values()].toReversed()

/** Made on first use: it reads all schemas, and the start of a mock needs none. */
let ajv: ReturnType<typeof createAjv> | undefined

function violationsOf(shape: string, schema: object, answer: unknown): Difference[] {
  const name = `drift ${shape}`
  ajv ??= createAjv(false, { more: { allErrors: true } })
  const validate = ajv.getSchema(name) ?? ajv.addSchema(inDocument(schema), name).getSchema(name)!
  if (validate(answer)) return []
  return (validate.errors ?? []).map(({ instancePath, params, keyword, message }) => {
    const path = instancePath.split('/').slice(1)
    const named = (params as { missingProperty?: string }).missingProperty
    if (named) path.push(named)
    const field = fieldAt(path, schema) || 'answer'
    return keyword === 'required'
      ? { field, kind: 'missing', says: 'is missing' }
      : { field, kind: 'invalid', says: message ?? 'does not fit' }
  })
}

/** Returns the path of a value as `shapeOf` does: keys that are data are `*`. */
function fieldAt(steps: string[], schema: object): string {
  let [path, schemas] = ['', branchesOf(schema)]
  for (const step of steps) {
    if (/^\d+$/.test(step)) [path, schemas] = [`${path}[]`, schemas.flatMap((one) => branchesOf(one.items))]
    else ({ path, schemas } = toChildNode({ name: step, inner: undefined, path, schemas }))
  }
  return path
}
const fieldsMissing = (broken: Difference[]) => broken.flatMap(({ field, kind }) => (kind === 'missing' ? field : []))

const parentOf = (field: string) => field.slice(0, Math.max(0, field.lastIndexOf('.')))
const isObject = (shape: Shape, field: string) => shape.get(field)?.types.has('object') ?? false

const findMissing = (gatewayShape: Shape, mockShape: Shape) =>
  [...mockShape.keys()].filter(
    (field) => !gatewayShape.has(field) && !field.endsWith('[]') && isObject(gatewayShape, parentOf(field)),
  )

const findUnknown = (gatewayShape: Shape, mockShape: Shape) =>
  [...gatewayShape].filter(([field, { isDescribed }]) => !isDescribed && !mockShape.has(field)).map(([field]) => field)

/** If the document allows any type, the mock's type is compared; null matches everything. */
const findTypeDifferences = (gatewayShape: Shape, mockShape: Shape): Difference[] =>
  [...gatewayShape].flatMap(([field, { types }]) => {
    const known = mockShape.get(field)?.types
    const isSame = !known || types.has('null') || known.has('null') || [...types].some((type) => known.has(type))
    return isSame
      ? []
      : { field, kind: 'type', says: `is ${[...types].join(' or ')}, but ${[...known].join(' or ')} in the mock` }
  })

/** One field gone and one unknown in the same object, of the same type: the field has another name there. */
function findRenames(
  { missing, unknown }: { missing: string[]; unknown: string[] },
  { gatewayShape, mockShape }: { gatewayShape: Shape; mockShape: Shape },
) {
  const gone = [...new Set(missing)]
  return gone.flatMap((from) => {
    const siblings = (all: string[]) => all.filter((one) => parentOf(one) === parentOf(from))
    const [to, ...others] = siblings(unknown)
    if (!to || others.length > 0 || siblings(gone).length > 1) return []
    const types = mockShape.get(from)?.types
    return !types || [...gatewayShape.get(to)!.types].some((type) => types.has(type)) ? { from, to } : []
  })
}
