import { callOf, codeOf, parameterNames, readJson } from './findings.ts'
import type { RecordedExchange } from '../har/har-entry.ts'
import { type InferredSchema, inferSchema, mergeSchemas } from './infer-schema.ts'

type ObservedResponse = { schema?: InferredSchema; codes: string[] }

/** What was seen of a call that the document does not have: names, types, statuses and codes. */
export type UnknownCall = {
  method: string
  /** The path; a part that may be personal is a parameter. */
  path: string
  count: number
  hasToken: boolean
  query: string[]
  request?: InferredSchema
  responses: Record<string, ObservedResponse>
}

export function toUnknownCall(exchange: RecordedExchange): UnknownCall {
  const { method, url, token, requestBody, responseBody, status } = exchange
  const [sent, received] = [requestBody, responseBody].map((text) => (text === undefined ? undefined : readJson(text)))
  const code = codeOf(received)
  return {
    method,
    path: callOf({ method, url }).slice(method.length + 1),
    count: 1,
    hasToken: token !== undefined,
    query: parameterNames(url).filter((name) => name !== '?'),
    ...(sent !== undefined && { request: inferSchema(sent) }),
    responses: {
      [status]: { codes: code ? [code] : [], ...(received !== undefined && { schema: inferSchema(received) }) },
    },
  }
}

export function mergeUnknownCalls(one: UnknownCall, other: UnknownCall): UnknownCall {
  const request = mergeOptional(one.request, other.request)
  return {
    ...one,
    count: one.count + other.count,
    hasToken: one.hasToken || other.hasToken,
    query: [...new Set([...one.query, ...other.query])],
    ...(request && { request }),
    responses: mergeResponses(one.responses, other.responses),
  }
}

function mergeResponses(one: UnknownCall['responses'], other: UnknownCall['responses']): UnknownCall['responses'] {
  const merged = { ...one }
  for (const [status, { schema, codes }] of Object.entries(other)) {
    const known = merged[status]
    const all = mergeOptional(known?.schema, schema)
    merged[status] = { codes: [...new Set([...(known?.codes ?? []), ...codes])], ...(all && { schema: all }) }
  }
  return merged
}

const mergeOptional = (one: InferredSchema | undefined, other: InferredSchema | undefined) =>
  one && other ? mergeSchemas(one, other) : (one ?? other)
