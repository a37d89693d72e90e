import type { OpenApiDocument, Operation } from '../validation/openapi-document.ts'
import { digest } from '../world/random.ts'

type Node = { readonly [name: string]: unknown }

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/**
 * Reads the operations and schemas of a bundled OpenAPI 3.1 document. The first tag of an operation is its domain. References must be
 * local. Throws an error that names the operation or reference that is missing or invalid.
 */
export function parseOpenApi(document: object): OpenApiDocument {
  const root = document as Node
  const base = basePathOf(root)
  const operations = Object.entries((root['paths'] ?? {}) as Record<string, Node>).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => readOperation(root, { path: base + path, method, item })),
  )
  if (operations.length === 0)
    throw new Error(
      'Failed to read the OpenAPI document: it has no operations in "paths"; pass a bundled document, parsed from JSON',
    )
  assertUniqueIds(operations)
  const { schemas = {} } = (root['components'] ?? {}) as { schemas?: Record<string, object> }
  const rewritten = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, rewriteReferences(schema)]),
  )
  const { version = '' } = (root['info'] ?? {}) as { version?: string }
  return { version, fingerprint: digest(JSON.stringify([operations, rewritten])), operations, schemas: rewritten }
}

function assertUniqueIds(operations: readonly Operation[]) {
  const labelOf = ({ method, path }: Operation) => `${method} ${path}`
  for (const one of operations) {
    const first = operations.find(({ id }) => id === one.id)!
    if (first !== one)
      throw new Error(
        `Failed to read the OpenAPI document: ${labelOf(first)} and ${labelOf(one)} have the same operationId ${one.id}`,
      )
  }
}

function basePathOf(root: Node): string {
  const [server] = listIn(root, 'servers')
  return server ? new URL(String(server['url']), 'http://mock.local').pathname.replace(/\/$/, '') : ''
}

type OperationLocation = { path: string; method: string; item: Node }

function readOperation(root: Node, { path, method, item }: OperationLocation): Operation {
  const operation = item[method] as Node
  const label = `${method.toUpperCase()} ${path}`
  const [domain] = (operation['tags'] ?? []) as string[]
  if (!operation['operationId']) throw new Error(`Failed to read the OpenAPI document: ${label} has no operationId`)
  if (!domain) throw new Error(`Failed to read the OpenAPI document: ${label} has no tag; the first tag is its domain`)
  const parameters = [...listIn(item, 'parameters'), ...listIn(operation, 'parameters')].map((one) =>
    resolveReference(root, one),
  )
  const requestBody = operation['requestBody'] as Node | undefined
  const body = requestBody && resolveReference(root, requestBody)
  const result = {
    id: operation['operationId'],
    method: method.toUpperCase(),
    path,
    domain,
    token: tokenOf((operation['security'] ?? root['security'] ?? []) as object[]),
    enveloped: false,
    parameters: parameters.map(({ name, in: location, required = false, schema = {} }) => ({
      name,
      in: location,
      required,
      schema: rewriteReferences(schema as object),
    })),
    ...(body && { body: readBody(body) }),
    responses: readResponses(root, operation['responses'] as Record<string, Node>),
  }
  return result as unknown as Operation
}

const listIn = (node: Node, name: string) => (node[name] ?? []) as Node[]

function resolveReference(root: Node, node: Node): Node {
  const reference = node['$ref']
  if (typeof reference !== 'string') return node
  const at = reference.split('/').slice(1)
  const target = at.reduce<Node | undefined>((part, name) => part?.[name] as Node | undefined, root)
  if (!target) throw new Error(`Failed to read the OpenAPI document: ${reference} does not exist`)
  return target
}

const rewriteReferences = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/schemas/')) as object

/** A security scheme makes the token required; an additional empty scheme makes it optional. */
function tokenOf(security: object[]): Operation['token'] {
  if (security.length === 0) return 'none'
  return security.every((scheme) => Object.keys(scheme).length > 0) ? 'required' : 'optional'
}

type Content = Record<string, { schema?: object }>

function readBody(body: Node) {
  const content = (body['content'] ?? {}) as Content
  const schema = content['application/json']?.schema ?? {}
  return { required: body['required'] ?? false, schema: rewriteReferences(schema), contentTypes: Object.keys(content) }
}

/** Normalises responses: every success except 204 is stored under 200. Errors may have any code unless `x-error-codes` lists them. */
function readResponses(root: Node, responses: Record<string, Node> = {}) {
  return Object.fromEntries(
    Object.entries(responses).map(([status, node]) => {
      const response = resolveReference(root, node)
      const isSuccess = /^2\d\d$/.test(status) && status !== '204'
      if (!isSuccess) return [status, response['x-error-codes'] ? { codes: response['x-error-codes'] } : {}]
      const [contentType, media] = Object.entries((response['content'] ?? {}) as Content)[0] ?? []
      const content = media?.schema && { schema: rewriteReferences(media.schema), contentType }
      return ['200', { ...content, status: Number(status) }]
    }),
  )
}
