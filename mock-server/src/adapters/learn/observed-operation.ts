import type { InferredSchema } from './infer-schema.ts'
import type { UnknownCall } from './unknown-call.ts'

type Mark = { 'x-provenance': 'observed'; 'x-observed': string }

/** Returns the path item of a call that the document does not have. */
export function describeUnknownCall({ method, path, count, hasToken, query, ...call }: UnknownCall, mark: Mark) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
  ]
  const operation = {
    operationId: toOperationId(method, path),
    tags: [path.split('/')[2] ?? 'observed'],
    summary: `Observed in ${count} calls`,
    ...mark,
    ...(hasToken && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.request && { requestBody: { content: toContent(call.request) } }),
    responses: Object.fromEntries(
      Object.entries(call.responses).map(([status, { schema, codes }]) => [
        status,
        {
          description: 'Observed in recorded traffic.',
          ...(codes.length > 0 && { 'x-error-codes': codes }),
          ...(schema && { content: toContent(schema) }),
        },
      ]),
    ),
  }
  return { [method.toLowerCase()]: operation }
}

const toContent = (schema: InferredSchema) => ({ 'application/json': { schema } })

const toOperationId = (method: string, path: string) =>
  [method.toLowerCase(), ...path.split(/[^A-Za-z0-9]+/).filter(Boolean)]
    .map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join('')
