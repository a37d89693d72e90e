import type { Description, Operation } from './openapi-document.ts'
import { digest } from './random.ts'

/** A part of an OpenAPI document, as JSON has it. */
type Node = { readonly [name: string]: unknown }

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/**
 * What the kernel needs of an OpenAPI 3.1 document in one piece: its operations, each of a domain (its first tag), and its shapes. References
 * may lead to other parts of the document only. What cannot be answered by the kernel is refused by name.
 */
export function readDescription(document: object): Description {
  const whole = document as Node
  const base = baseOf(whole)
  const operations = Object.entries((whole['paths'] ?? {}) as Record<string, Node>).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => readOperation(whole, { path: base + path, method, item })),
  )
  const { schemas = {} } = (whole['components'] ?? {}) as { schemas?: Record<string, object> }
  const shapes = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, inShapes(schema)]))
  return { fingerprint: digest(JSON.stringify([operations, shapes])), operations, schemas: shapes }
}

/** What stands before every path: `/v1` of the first server's address. */
function baseOf(whole: Node): string {
  const [server] = listIn(whole, 'servers')
  return server ? new URL(String(server['url']), 'http://mock.local').pathname.replace(/\/$/, '') : ''
}

type Place = { path: string; method: string; item: Node }

function readOperation(whole: Node, { path, method, item }: Place): Operation {
  const own = item[method] as Node
  const where = `${method.toUpperCase()} ${path}`
  const [domain] = (own['tags'] ?? []) as string[]
  if (!own['operationId']) throw new Error(`Failed to read the description: ${where} has no operationId`)
  if (!domain) throw new Error(`Failed to read the description: ${where} has no tag; its first names its domain`)
  const parameters = [...listIn(item, 'parameters'), ...listIn(own, 'parameters')].map((one) => found(whole, one))
  const asked = own['requestBody'] as Node | undefined
  const body = asked && found(whole, asked)
  const read = {
    id: own['operationId'],
    method: method.toUpperCase(),
    path,
    domain,
    token: tokenOf((own['security'] ?? whole['security'] ?? []) as object[]),
    enveloped: false,
    parameters: parameters.map(({ name, in: place, required = false, schema = {} }) => ({
      name,
      in: place,
      required,
      schema: inShapes(schema as object),
    })),
    ...(body && { body: readBody(body) }),
    responses: readResponses(whole, own['responses'] as Record<string, Node>),
  }
  return read as unknown as Operation
}

const listIn = (node: Node, name: string) => (node[name] ?? []) as Node[]

/** A node, or what it refers to. */
function found(whole: Node, node: Node): Node {
  const reference = node['$ref']
  if (typeof reference !== 'string') return node
  const at = reference.split('/').slice(1)
  const target = at.reduce<Node | undefined>((part, name) => part?.[name] as Node | undefined, whole)
  if (!target) throw new Error(`Failed to read the description: ${reference} leads nowhere in it`)
  return target
}

/** Shapes refer to each other as the validators know them. */
const inShapes = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/schemas/')) as object

/** Whoever names any scheme takes a token; an empty one beside it makes that optional. */
function tokenOf(security: object[]): Operation['token'] {
  if (security.length === 0) return 'none'
  return security.every((scheme) => Object.keys(scheme).length > 0) ? 'required' : 'optional'
}

type Content = Record<string, { schema?: object }>

function readBody(body: Node) {
  const content = (body['content'] ?? {}) as Content
  const schema = content['application/json']?.schema ?? {}
  return { required: body['required'] ?? false, schema: inShapes(schema), contentTypes: Object.keys(content) }
}

/** A success stands under 200 whatever it is called, except where nothing is said; a failure may have any code, unless `x-error-codes` names them. */
function readResponses(whole: Node, responses: Record<string, Node> = {}) {
  return Object.fromEntries(
    Object.entries(responses).map(([status, said]) => {
      const response = found(whole, said)
      const isSuccess = /^2\d\d$/.test(status) && status !== '204'
      if (!isSuccess) return [status, response['x-error-codes'] ? { codes: response['x-error-codes'] } : {}]
      const [contentType, media] = Object.entries((response['content'] ?? {}) as Content)[0] ?? []
      const shape = media?.schema && { schema: inShapes(media.schema), contentType }
      return ['200', { ...shape, status: Number(status) }]
    }),
  )
}
