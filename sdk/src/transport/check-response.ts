import type { Operation } from '../operations/operation.ts'

/** Returns what is wrong with a response that is no refusal, in words for a developer; undefined if it is as the document describes it. */
export function describeProblem(operation: Operation, response: Response, body: unknown): string | undefined {
  const { text } = operation
  const value: string = operation.value ?? 'object'
  const { status, headers } = response
  if (status >= 300 && status < 400) return describeRedirect(headers.get('location'))
  if (!response.ok) return 'no error code'
  const isPage = /html/.test(headers.get('content-type') ?? '')
  if (text) return status !== 200 ? 'no text' : isPage ? 'a page' : undefined
  if (value === 'none' && status === 204) return undefined
  if (body === undefined) return isPage ? 'a page' : 'no JSON'
  const isEnvelope = typeof body === 'object' && body !== null && 'success' in body
  if (isEnvelope && body.success !== true) return 'no error code'
  return isEnvelope ? describeType(value, (body as { value?: unknown }).value) : describeBare(value, body)
}

const describeBare = (expected: string, body: unknown) =>
  expected === 'none' ? describeType('object', body) : describeType(expected, body)

function describeType(expected: string, value: unknown): string | undefined {
  if (expected === 'none') return undefined
  if (value === undefined) return 'no value'
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return expected === 'any' || type === expected ? undefined : `${type} instead of ${expected}`
}

/** Only the origin: the rest may contain a token. */
const describeRedirect = (location: string | null) =>
  `a redirect${location && URL.canParse(location) ? ` to ${new URL(location).origin}` : ''}, which is not followed`
