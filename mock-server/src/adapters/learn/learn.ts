import type { Operation } from '../../kernel/validation/openapi-document.ts'
import { findOperation } from '../../kernel/http/operations.ts'
import { parseResponse } from '../drift/build-request.ts'
import { compare, type Difference } from '../drift/differences.ts'
import { redact } from '../drift/drift.ts'
import { readEntries } from './har-entries.ts'
import { parseEntry, type RecordedExchange } from './har-entry.ts'

/** Something that the document does not have, how often it was seen, and where first. It has no value of a member. */
export type Finding = {
  /** An operation, or a call that has none. */
  call: string
  field: string
  says: string
  count: number
  /** The first entry of the recording that has it, from 1. */
  entry: number
  /** What the field had there: a code of an enumeration, else its type. */
  example?: unknown
}
export type Lesson = {
  /** Calls of a gateway that were compared. */
  calls: number
  /** Entries that are not calls of a gateway: pages, pictures, other servers. */
  others: number
  findings: Finding[]
  /** Entries of which a body was not compared, with the reason. */
  notes: string[]
}

const GATEWAY_PATH = /^\/(?:wps|lgw|lotto-vn)\//
const MAX_NOTES = 20

/** Compares recorded traffic, the parts of a HAR, with the document. Throws a HarProblem if it is not a HAR. */
export async function learn(parts: AsyncIterable<string>): Promise<Lesson> {
  const findings = new Map<string, Finding>()
  const notes: string[] = []
  let [entry, calls] = [0, 0]
  for await (const text of readEntries(parts)) {
    const exchange = parseEntry(text, ++entry)
    if (!GATEWAY_PATH.test(exchange.url.pathname)) continue
    calls++
    for (const note of exchange.notes)
      if (notes.length < MAX_NOTES) notes.push(`entry ${entry}: ${note}, and was not compared`)
    for (const { call, field, says, example } of findingsOf(exchange)) {
      const key = `${call} ${field} ${says}`
      const known = findings.get(key)
      if (known) known.count++
      else findings.set(key, { call, field, says, count: 1, entry, ...(example !== undefined && { example }) })
    }
  }
  const byCount = [...findings.values()].toSorted((one, other) => other.count - one.count)
  return { calls, others: entry - calls, findings: byCount, notes }
}

type Seen = Pick<Finding, 'call' | 'field' | 'says' | 'example'>

function findingsOf(exchange: RecordedExchange): Seen[] {
  const { method, url } = exchange
  const operation = findOperation(method, url.pathname)?.target
  if (!operation)
    return [{ call: `${method} ${toPattern(url.pathname)}`, field: 'call', says: 'is not in the document' }]
  const call = operation.id
  return [
    ...unknownParameters(operation, url).map((name) => ({
      call,
      field: `query ${name}`,
      says: 'is not in the document',
    })),
    ...requestFindings(operation, exchange),
    ...responseFindings(operation, exchange),
  ]
}

/** A part of a path that has a digit or is long may be an account or a number. */
const toPattern = (path: string) =>
  path
    .split('/')
    .map((part) =>
      /^v\d$|^[A-Za-z][A-Za-z_-]*(?:2_[A-Za-z]+)?$/.test(part) && part.length < 60 ? part : part && '{…}',
    )
    .join('/')

/** Every call may have these: they bypass caches, or repeat a header. */
const COMMON_PARAMETERS = new Set(['_', 't', 'language', 'token', 'merchant', 'merchantCode'])

function unknownParameters({ parameters }: Operation, { searchParams }: URL): string[] {
  const known = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name))
  return [...new Set(searchParams.keys())]
    .filter((name) => !known.has(name) && !COMMON_PARAMETERS.has(name))
    .map((name) => (/^[A-Za-z]\w{0,40}$/.test(name) && !/\d{5}/.test(name) ? name : '?'))
}

function requestFindings(operation: Operation, { requestBody }: RecordedExchange): Seen[] {
  // What an encrypted body says cannot be read.
  if (!operation.body || operation.encrypted || requestBody === undefined) return []
  const body = readJson(requestBody)
  if (body === undefined) return []
  const { id } = operation
  const asResponse = { ...operation, id: `request ${id}`, responses: { 200: { schema: operation.body.schema } } }
  const seen = toSeen(id, compare(asResponse as unknown as Operation, { answer: body }).differences, body)
  return seen.map((one) => ({ ...one, field: `request ${one.field}` }))
}

function responseFindings(operation: Operation, { status, responseBody }: RecordedExchange): Seen[] {
  const call = operation.id
  // A response from the browser's cache, or a cancelled call.
  if (status === 304 || status === 0 || responseBody === undefined) return []
  const response = parseResponse(operation, { status, body: responseBody })
  if ('fault' in response) return [{ call, field: 'response', says: response.fault }]
  if ('refused' in response) {
    const isDeclared = operation.responses[status]?.codes?.some((code) => code === response.code)
    return isDeclared ? [] : [{ call, field: 'response', says: `has ${response.code} with status ${status}` }]
  }
  return toSeen(call, compare(operation, { answer: response.value }).differences, response.value)
}

const toSeen = (call: string, differences: Difference[], body: unknown): Seen[] =>
  differences.map(({ field, says }) => ({ call, field, says, example: exampleAt(body, field) }))

/** Returns the first value at `value.list[].id`, without anything that could be personal. */
function exampleAt(body: unknown, field: string): unknown {
  const steps = field.replaceAll('[]', '.[]').split('.').filter(Boolean)
  const found = steps.reduce<unknown>((at, step) => {
    if (step === '[]') return Array.isArray(at) ? (at[0] as unknown) : undefined
    return typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? at[step as keyof typeof at] : undefined
  }, body)
  const name = steps.findLast((step) => step !== '[]') ?? ''
  return found === undefined ? undefined : toShape((redact({ [name]: found }) as Record<string, unknown>)[name])
}

/** A code of an enumeration has underscores; other words in capitals may be names. */
const CODE = /^[A-Z]{1,20}(?:_[A-Z]{1,20}){1,4}$|^[YN]$|^\(hidden\)$/

/** Replaces values by their types: a name or an amount needs no name of its field to be personal. */
function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toShape)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toShape(inner)]))
  if (typeof value === 'string') return CODE.test(value) ? value : '(text)'
  return typeof value === 'number' ? '(number)' : value
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
