import { findOperation } from '../../kernel/http/operations.ts'
import type { Operation } from '../../kernel/validation/openapi-document.ts'
import { isCode, parseResponse } from '../drift/build-request.ts'
import { compare, compareFailure, type Difference } from '../drift/differences.ts'
import type { RecordedExchange } from '../har/har-entry.ts'
import { type InferredSchema, inferSchema, isSafeName, mergeSchemas } from './infer-schema.ts'
import { exampleAt, valuesAt } from './safe-example.ts'

/** A difference of one exchange from the document. It has no value of a member. */
export type ExchangeFinding = {
  /** An operation, `envelope` for what surrounds the values of many, or a call that has no operation. */
  call: string
  part: 'call' | 'query' | 'request' | 'response' | 'failure'
  kind: Difference['kind'] | 'unknown'
  field: string
  says: string
  /** The operation, if there is one. */
  operation?: string
  /** What the field had there: a code of an enumeration, else its type. */
  example?: unknown
  /** The schema of the values there. */
  schema?: InferredSchema
  /** The new name of a renamed field. */
  to?: string
  status?: number
  code?: string
}

/** Something that the document does not have, how often it was seen, and where first. It has no value of a member. */
export type Finding = Omit<ExchangeFinding, 'operation'> & {
  count: number
  /** The first entry of the recording that has it, from 1. */
  entry: number
  /** The operations that have it. */
  operations: string[]
}

const NEW = 'is not in the document'

export function findingsOf(exchange: RecordedExchange): ExchangeFinding[] {
  const { method, url } = exchange
  const operation = findOperation(method, url.pathname)?.target
  if (!operation)
    return [
      { call: callOf(exchange), part: 'call', kind: 'unknown', field: 'call', says: NEW } satisfies ExchangeFinding,
    ]
  const found = [
    ...unknownParameters(operation, url),
    ...requestFindings(operation, exchange),
    ...responseFindings(operation, exchange),
  ]
  return found.map((one) => ({ call: operation.id, ...one, operation: operation.id }))
}

type Found = Omit<ExchangeFinding, 'call'> & { call?: string }

/** A call without an operation, by its method and the pattern of its path. */
export const callOf = ({ method, url }: Pick<RecordedExchange, 'method' | 'url'>) =>
  `${method} ${toPattern(url.pathname)}`

/** A part of a path that has a digit or is long may be an account or a number: it becomes a parameter, `{part2}`. */
const toPattern = (path: string) =>
  path
    .split('/')
    .map((part, index) => (part === '' || isWord(part) ? part : `{part${index}}`))
    .join('/')

const isWord = (part: string) => part.length < 60 && /^v\d$|^[A-Za-z][A-Za-z_-]*(?:2_[A-Za-z]+)?$/.test(part)

/** Every call may have these: they bypass caches, or repeat a header. */
const COMMON_PARAMETERS = new Set(['_', 't', 'language', 'token', 'merchant', 'merchantCode'])

/** Returns the names of parameters that are not common; one that may be personal is `?`. */
export const parameterNames = ({ searchParams }: URL): string[] =>
  [...new Set(searchParams.keys())]
    .filter((name) => !COMMON_PARAMETERS.has(name))
    .map((name) => (isSafeName(name) ? name : '?'))

function unknownParameters({ parameters }: Operation, url: URL): Found[] {
  const known = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name))
  return parameterNames(url)
    .filter((name) => !known.has(name))
    .map((name) => ({ part: 'query', kind: 'undocumented', field: `query ${name}`, says: NEW }))
}

function requestFindings(operation: Operation, { requestBody }: RecordedExchange): Found[] {
  // What an encrypted body says cannot be read.
  if (!operation.body || operation.encrypted || requestBody === undefined) return []
  const body = readJson(requestBody)
  if (body === undefined) return []
  const { id } = operation
  const asResponse = { ...operation, id: `request ${id}`, responses: { 200: { schema: operation.body.schema } } }
  const found = toFound('request', compare(asResponse as unknown as Operation, { answer: body }).differences, body)
  return found.map((one) => ({ ...one, field: `request ${one.field}` }))
}

function responseFindings(operation: Operation, { status, responseBody: body }: RecordedExchange): Found[] {
  // A response from the browser's cache, or a cancelled call.
  if (status === 304 || status === 0 || body === undefined) return []
  const response = parseResponse(operation, { status, body })
  if ('value' in response) {
    const { value } = response
    const found = toFound('response', compare(operation, { answer: value }).differences, value)
    return found.map((one) => (isEnvelope(operation, one.field) ? { ...one, call: 'envelope' } : one))
  }
  const failure = readJson(body)
  const code = codeOf(failure)
  const refusal = { part: 'failure', kind: 'status', field: 'response', status, ...(code && { code }) } as const
  const inEnvelope = failureFindings(failure, code)
  if ('fault' in response) return [{ ...refusal, says: response.fault }, ...inEnvelope]
  const isDeclared = operation.responses[status]?.codes?.some((declared) => declared === response.code)
  return isDeclared ? inEnvelope : [{ ...refusal, says: `has ${response.code} with status ${status}` }, ...inEnvelope]
}

/** The code itself is a finding of the call. */
function failureFindings(failure: unknown, code: string | undefined): Found[] {
  if (code === undefined) return []
  const differences = compareFailure(failure as Record<string, unknown>).filter(({ field }) => field !== 'errorCode')
  const found = toFound('failure', differences, failure)
  return found.map((one) => ({ ...one, call: 'envelope', field: `failure ${one.field}` }))
}

/** Fields beside `value` are the envelope's, and the same in all calls. */
const isEnvelope = ({ enveloped }: Operation, field: string) => enveloped && !/^value\b|^\W|^answer$/.test(field)

export function codeOf(body: unknown): string | undefined {
  const code = typeof body === 'object' && body !== null && 'errorCode' in body ? body.errorCode : undefined
  return typeof code === 'string' && isCode(code) ? code : undefined
}

const toFound = (part: 'request' | 'response' | 'failure', differences: Difference[], body: unknown): Found[] =>
  differences.map(({ field, kind, says, to }) => {
    const example = exampleAt(body, field)
    const schema = inferAt(body, to ?? field)
    return {
      part,
      kind,
      field: hideNames(field),
      says: to ? hideNames(says) : says,
      ...(to && { to: hideNames(to) }),
      ...(example !== undefined && { example }),
      ...(schema && { schema }),
    }
  })

/** Replaces the names of a path that have digits like an account or a number. */
const hideNames = (path: string) => path.replaceAll(/[^\s.[\]]*\d{3}[^\s.[\]]*/g, '?')

function inferAt(body: unknown, field: string): InferredSchema | undefined {
  const [first, ...rest] = valuesAt(body, field === 'answer' ? '' : field).map((value) => inferSchema(value))
  return first && rest.reduce(mergeSchemas, first)
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
