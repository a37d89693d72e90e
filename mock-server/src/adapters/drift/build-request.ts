import type { Operation } from '../../kernel/validation/openapi-document.ts'
import { createValidation } from '../../kernel/validation/validation.ts'
import { type ExampleRequest, plainBodyOf } from '../example-requests.ts'
import { compileAtRunTime } from '../../validators/at-run-time.ts'
import type { GatewayClient } from './gateway-client.ts'
import { PARAMETERS_WITH_EFFECTS } from './safe-operations.ts'

const validation = createValidation(compileAtRunTime)

export function sendExample(
  side: GatewayClient,
  { operation, path, query, headers, body }: ExampleRequest,
  caller: { merchant: string; token?: string | undefined },
) {
  const allowed = Object.entries(query).filter(([name]) => !PARAMETERS_WITH_EFFECTS.includes(name))
  const own = allowed.map(([name, value]) => [name, name === 'token' ? (caller.token ?? value) : value])
  const search = new URLSearchParams(own).toString()
  return side(search ? `${path}?${search}` : path, {
    method: operation.method,
    headers: {
      language: 'EN',
      ...headers,
      merchant: caller.merchant,
      ...(caller.token && operation.token !== 'none' && { authorization: caller.token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

export function findRequestError(example: ExampleRequest): string | undefined {
  const { operation, query, inPath, headers, body } = example
  try {
    validation.parseParameters(operation, 'query', query)
    validation.parseParameters(operation, 'path', inPath)
    validation.checkHeaders(operation, (name) => headers[name])
    if (operation.body && body !== undefined) validation.checkBody(operation, plainBodyOf(example))
    return undefined
  } catch (error) {
    return `the request is invalid: ${(error as Error).message}`
  }
}

export function parseResponse(
  { responses }: Operation,
  { status, body }: { status: number; body: string },
): ParsedResponse {
  const success = '204' in responses ? 204 : 200
  if (status === success && success === 204) return { value: undefined }
  const isText = responses['200']?.contentType?.startsWith('text/plain') && status === 200
  const json = isText ? body : parseJson(body)
  if (json === undefined)
    return {
      status,
      fault: REDIRECTION.has(status) ? `redirects (${status})` : `answers ${status} with a body that is not JSON`,
    }
  if (isTooDeep(json)) return { status, fault: `answers ${status} with JSON of more than ${MAX_DEPTH} levels` }
  const { success: isDone, errorCode } = (json ?? {}) as { success?: boolean; errorCode?: unknown }
  if (status === success && isDone !== false) return { value: json }
  return refusalOf(responses, { status, code: typeof errorCode === 'string' ? errorCode : undefined })
}
export type ParsedResponse = { value: unknown } | { refused: string; code: string } | { fault: string; status: number }

/** Codes are words and short numbers. Anything else may be a token that a gateway sent instead of a code, and is not printed. */
export const isCode = (text: string) =>
  text.length <= 60 && /^(?:[a-z]+\d{0,6}|\d{1,6})(?:[._-](?:[a-z]+\d{0,6}|\d{1,6}))*$/i.test(text)

function refusalOf(
  responses: Operation['responses'],
  { status, code }: { status: number; code: string | undefined },
): ParsedResponse {
  // Gateways answer a business error with status 200, 400 or 500: the code decides.
  const isDeclared = Object.values(responses).some(({ codes = [] }) => codes.some((one) => one === code))
  const reason = code === undefined ? 'without a code' : isDeclared || isCode(code) ? code : 'with a hidden code'
  return isDeclared
    ? { refused: `${status} ${reason}`, code: reason }
    : { status, fault: `answers ${status} ${reason}, which is not declared` }
}

const REDIRECTION = new Set([301, 302, 303, 307, 308])
const MAX_DEPTH = 100
const isTooDeep = (value: unknown, levels = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isTooDeep(one, levels - 1)))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
