import { createHash } from 'node:crypto'
import type { Json } from './json.ts'
import { commonFailures } from './lint/failures.ts'
import { mapValues } from './lint/shorthand.ts'

/** Returns a reference to the plain body of an encrypted operation, or undefined. Throws if only one of the two extensions is present. */
export function findPlainBody(document: Json, operation: Json): { $ref: string } | undefined {
  const { operationId, tags, 'x-encrypted': isEncrypted, 'x-encrypted-schema': pointer } = operation
  if (!isEncrypted && pointer === undefined) return undefined
  const name = String(pointer ?? '').replace(/^#\/components\/schemas\//, '')
  if (isEncrypted && name in document.components.schemas) return { $ref: pointer }
  const advice = `write both "x-encrypted: true" and "x-encrypted-schema: '#/components/schemas/<the plain body>'" at it`
  throw new Error(`${operationId} in openapi/paths/${tags[0]}.yaml ${problemOf(isEncrypted, pointer)}; ${advice}`)
}

function problemOf(isEncrypted: unknown, pointer: unknown): string {
  if (!isEncrypted) return 'names a plain body but is not marked as encrypted'
  if (pointer === undefined) return 'is encrypted but does not name its plain body'
  return `is encrypted, but its plain body ${String(pointer)} is not among the schemas of openapi/openapi.yaml`
}

/** An operation as the mock and the contracts need it, without prose, examples and extensions. */
export type CompactOperation = {
  id: string
  method: string
  path: string
  domain: string
  /** The SDK module of the operation if the domain has several. */
  sdkModule?: string
  module?: string
  /** Alternative modules, one of which must be on. */
  modules?: string[]
  alsoModule?: string
  /** The body is encrypted; `body.schema` is the plain body, `body.wrapper` the encrypted one. */
  encrypted?: true
  /** Maximum size of the body in bytes, if it differs from the default. */
  maxBody?: number
  /** The call must not be retried automatically although its method is safe. */
  repeatable?: false
  /** A GET that is a command: it changes what other reads return. */
  changesState?: true
  captcha?: true
  token: 'required' | 'optional' | 'none'
  /** The token may also be the field `token` of the plain body. */
  tokenInBody?: true
  provenance: string
  /** The operation that replaces this one, an older form of its call. */
  replacedBy?: string
  /** The older form has a shape of its own, and not that of the operation that replaces it. */
  ownShape?: true
  enveloped: boolean
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  body?: { required: boolean; schema: unknown; wrapper?: unknown; contentTypes: string[] }
  responses: Record<string, { schema?: unknown; contentType?: string; codes?: string[] }>
}

const methods = ['get', 'put', 'post', 'delete', 'patch']
const proseKeys = new Set(['description', 'summary', 'title', 'example', 'examples'])

export type CompactDocument = {
  /** The semantic version of the document. */
  version: string
  /** A hash of the document without its prose, in hex. */
  fingerprint: string
  operations: CompactOperation[]
  schemas: Json
  generalFailures: string[]
}

export function toCompactDocument(document: Json): CompactDocument {
  const operations = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => toCompactOperation(document, path, method)),
  )
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [name, toCompactSchema(schema)])
  const content = { operations, schemas: Object.fromEntries(schemas), generalFailures: commonFailures }
  return { version: document.info.version, fingerprint: fingerprintOf(content), ...content }
}

/** `sdkModule` is hashed under its former name, so that recordings made before it was renamed can still be replayed. */
const fingerprintOf = (content: object) =>
  createHash('sha256').update(JSON.stringify(content).replaceAll('"sdkModule":', '"door":')).digest('hex').slice(0, 32)

function toCompactOperation(document: Json, path: string, method: string): CompactOperation {
  const operation = document.paths[path][method]
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    domain: operation.tags[0],
    ...(operation['x-sdk-module'] && { sdkModule: operation['x-sdk-module'] }),
    ...toModules(operation['x-module']),
    ...flagsOf(document, operation),
    token: tokenRequirementOf(operation.security ?? document.security ?? []),
    provenance: operation['x-provenance'],
    ...(operation['x-replaced-by'] && { replacedBy: operation['x-replaced-by'] }),
    ...(operation['x-own-shape'] && { ownShape: true }),
    enveloped: path.startsWith('/wps/') && isJson(document, operation.responses['200']),
    parameters: (operation.parameters ?? []).map((parameter: Json) => {
      const { name, in: where, required = false, schema } = resolve(document, parameter)
      return { name, in: where, required, schema: toCompactSchema(schema) }
    }),
    ...(operation.requestBody && { body: toCompactBody(document, operation) }),
    responses: mapValues(operation.responses as Record<string, Json>, (response) =>
      toCompactResponse(resolve(document, response)),
    ),
  }
}

/** Parses `A`, `A + B` (both), or a list of alternatives with the same B. */
function toModules(extension: string | string[] = '-'): Pick<CompactOperation, 'module' | 'modules' | 'alsoModule'> {
  if (extension === '-') return {}
  const alternatives = [extension].flat().map((alternative) => alternative.split(' + '))
  const [modules, alsoModule] = [alternatives.map(([name]) => name!), alternatives[0]![1]]
  return { module: modules[0]!, ...(modules.length > 1 && { modules }), ...(alsoModule && { alsoModule }) }
}

function flagsOf(document: Json, operation: Json): Partial<CompactOperation> {
  const parameters: Json[] = (operation.parameters ?? []).map((parameter: Json) => resolve(document, parameter))
  return {
    ...(operation['x-encrypted'] && { encrypted: true }),
    ...(hasTokenField(document, operation) && { tokenInBody: true }),
    ...(operation['x-max-body'] && { maxBody: operation['x-max-body'] }),
    ...(operation['x-repeatable'] === false && { repeatable: false }),
    ...(operation['x-changes-state'] && { changesState: true }),
    ...(parameters.some(({ name }) => name === 'X-Captcha-Id') && { captcha: true }),
  }
}

/** Returns true if a call that needs a token has a body with the field `token`. */
function hasTokenField(document: Json, { security = [], requestBody, 'x-encrypted': isEncrypted }: Json): boolean {
  const schema = requestBody?.content['application/json']?.schema
  return security.length > 0 && !isEncrypted && schema && 'token' in (resolve(document, schema).properties ?? {})
}

function toCompactBody(document: Json, operation: Json): CompactOperation['body'] {
  const { required = false, content } = operation.requestBody
  const transmitted = toCompactSchema(content['application/json'].schema)
  const plain = findPlainBody(document, operation)
  const schemas = plain ? { schema: toCompactSchema(plain), wrapper: transmitted } : { schema: transmitted }
  return { required, ...schemas, contentTypes: Object.keys(content) }
}

const isJson = (document: Json, response?: Json) =>
  response !== undefined && 'application/json' in resolve(document, response).content

function toCompactResponse(response: Json): CompactOperation['responses'][string] {
  if (response['x-error-codes']) return { codes: response['x-error-codes'] }
  if (!response.content) return {}
  const [contentType, media] = Object.entries<Json>(response.content)[0]!
  return { schema: toCompactSchema(media.schema), contentType }
}

function tokenRequirementOf(security: Json[]): CompactOperation['token'] {
  if (!security.some((scheme) => 'token' in scheme)) return 'none'
  return security.every((scheme) => 'token' in scheme) ? 'required' : 'optional'
}

export function resolve(document: Json, node: Json): Json {
  if (typeof node.$ref !== 'string') return node
  const [, ...keys] = node.$ref.split('/')
  return keys.reduce((at: Json, key: string) => at[key], document)
}

function toCompactSchema(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(stripProse(schema)).replaceAll('"#/components/schemas/', '"#/schemas/'))
}

/** Removes descriptions, examples and extensions from a part of the document. A property named `description` stays. */
export function stripProse(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(stripProse)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(([key]) => !proseKeys.has(key) && !key.startsWith('x-'))
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === 'properties' ? mapValues(value, stripProse) : stripProse(value)]),
  )
}
