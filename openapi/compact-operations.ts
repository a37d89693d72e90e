import { createHash } from 'node:crypto'
import type { Json } from './json.ts'
import { generalFailures } from './lint/failures.ts'
import { plainBodyOf } from './plain-body.ts'

/** What the mock and the contracts need of an operation: no prose, no examples, no extensions. */
export type LeanOperation = {
  id: string
  method: string
  path: string
  domain: string
  /** The door of the SDK that calls it, where the domain has several. */
  door?: string
  /** The module it belongs to: what a client says with the call. */
  module?: string
  /** Those of which one must be on, where there are several. */
  modules?: string[]
  /** One that must be on besides. */
  alsoModule?: string
  /** The body travels encrypted; `body.schema` is the plain one, `body.wrapper` what travels. */
  encrypted?: true
  /** Bytes that are read of its body, where they are more than of any other. */
  maxBody?: number
  /** Asking again is not the same as asking once, also where the method says so. */
  repeatable?: false
  /** Answers the captcha shown last. */
  captcha?: true
  token: 'required' | 'optional' | 'none'
  provenance: string
  enveloped: boolean
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  body?: { required: boolean; schema: unknown; wrapper?: unknown; contentTypes: string[] }
  /** A success has a shape, a failure has codes. */
  responses: Record<string, { schema?: unknown; contentType?: string; codes?: string[] }>
}

const methods = ['get', 'put', 'post', 'delete', 'patch']
const prose = new Set(['description', 'summary', 'title', 'example', 'examples'])

export type LeanDescription = {
  /** Tells one description from another. */
  fingerprint: string
  operations: LeanOperation[]
  schemas: Json
  generalFailures: string[]
}

/** The operations and shapes of a bundled description, in the order of its table of contents. */
export function leanOperations(description: Json): LeanDescription {
  const operations = Object.entries<Json>(description.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => leanOperation(description, path, method)),
  )
  const schemas = Object.entries(description.components.schemas).map(([name, schema]) => [name, lean(schema)])
  const whole = { operations, schemas: Object.fromEntries(schemas), generalFailures }
  return { fingerprint: fingerprintOf(whole), ...whole }
}

const fingerprintOf = (whole: object) => createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 32)

function leanOperation(description: Json, path: string, method: string): LeanOperation {
  const operation = description.paths[path][method]
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    domain: operation.tags[0],
    ...(operation['x-sdk-module'] && { door: operation['x-sdk-module'] }),
    ...toModules(operation['x-module']),
    ...specialOf(description, operation),
    token: tokenOf(operation.security ?? description.security ?? []),
    provenance: operation['x-provenance'],
    enveloped: path.startsWith('/wps/') && isJson(description, operation.responses['200']),
    parameters: (operation.parameters ?? []).map((parameter: Json) => {
      const { name, in: where, required = false, schema } = resolve(description, parameter)
      return { name, in: where, required, schema: lean(schema) }
    }),
    ...(operation.requestBody && { body: leanBody(description, operation) }),
    responses: mapValues(operation.responses, (response) => leanResponse(resolve(description, response))),
  }
}

/** `A`, `A + B` (both), or a list of alternatives with the same B. */
function toModules(extension: string | string[] = '-'): Pick<LeanOperation, 'module' | 'modules' | 'alsoModule'> {
  if (extension === '-') return {}
  const alternatives = [extension].flat().map((alternative) => alternative.split(' + '))
  const [modules, alsoModule] = [alternatives.map(([name]) => name!), alternatives[0]![1]]
  return { module: modules[0]!, ...(modules.length > 1 && { modules }), ...(alsoModule && { alsoModule }) }
}

function specialOf(description: Json, operation: Json): Partial<LeanOperation> {
  const parameters: Json[] = (operation.parameters ?? []).map((parameter: Json) => resolve(description, parameter))
  return {
    ...(operation['x-encrypted'] && { encrypted: true }),
    ...(operation['x-max-body'] && { maxBody: operation['x-max-body'] }),
    ...(operation['x-repeatable'] === false && { repeatable: false }),
    ...(parameters.some(({ name }) => name === 'X-Captcha-Id') && { captcha: true }),
  }
}

function leanBody(description: Json, operation: Json): LeanOperation['body'] {
  const { required = false, content } = operation.requestBody
  const sent = lean(content['application/json'].schema)
  const plain = plainBodyOf(description, operation)
  const shapes = plain ? { schema: lean(plain), wrapper: sent } : { schema: sent }
  return { required, ...shapes, contentTypes: Object.keys(content) }
}

const isJson = (description: Json, response: Json | undefined) =>
  response !== undefined && 'application/json' in resolve(description, response).content

/** A success without content has neither. */
function leanResponse(response: Json): LeanOperation['responses'][string] {
  if (response['x-error-codes']) return { codes: response['x-error-codes'] }
  if (!response.content) return {}
  const [contentType, media] = Object.entries<Json>(response.content)[0]!
  return { schema: lean(media.schema), contentType }
}

function tokenOf(security: Json[]): LeanOperation['token'] {
  if (!security.some((scheme) => 'token' in scheme)) return 'none'
  return security.every((scheme) => 'token' in scheme) ? 'required' : 'optional'
}

/** A node, or what it refers to. */
export function resolve(description: Json, node: Json): Json {
  if (typeof node.$ref !== 'string') return node
  return node.$ref
    .split('/')
    .slice(1)
    .reduce((at: Json, key: string) => at[key], description)
}

/** A schema as the lean operations hold it. */
function lean(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(withoutProse(schema)).replaceAll('"#/components/schemas/', '"#/schemas/'))
}

/** A part of a description without descriptions, examples and extensions; a property that happens to be called `description` stays. */
export function withoutProse(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutProse)
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([key]) => !prose.has(key) && !key.startsWith('x-'))
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'properties' ? mapValues(value, withoutProse) : withoutProse(value)]),
  )
}

function mapValues<T>(record: Json, change: (value: Json) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
