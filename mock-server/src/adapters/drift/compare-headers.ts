import type { Operation } from '../../kernel/validation/openapi-document.ts'
import { guaranteedHeaders } from '../example-requests.ts'
import type { ParsedResponse } from './build-request.ts'
import { compareFailure, type Difference } from './differences.ts'
import type { GatewayResponse } from './gateway-client.ts'

export function compareHeaders(operation: Operation, answer: GatewayResponse, read: ParsedResponse): Difference[] {
  if ('fault' in read) return []
  const isRefused = 'refused' in read
  const body = isRefused ? compareFailure(JSON.parse(answer.body) as Record<string, unknown>) : []
  if (!answer.headerInfo) return body
  const type = isRefused ? 'application/json' : operation.responses['200']?.contentType
  const headers = isRefused ? [] : missingHeaders(guaranteedHeaders(operation.id), answer.headerInfo.names)
  return [...compareContentType(answer.headerInfo.type, type), ...headers, ...body]
}

function compareContentType(contentType: string, described: string | undefined): Difference[] {
  const own = contentType.split(';')[0]!.trim().toLowerCase()
  // Gateways add a charset, or a kind of JSON of their own.
  const isJson = described === 'application/json' && /^(?:application|text)\/(?:[\w.-]+\+)?json$/.test(own)
  if (described === undefined || own === described || isJson) return []
  return [{ field: 'content-type', kind: 'header', says: own ? `is ${own}, not ${described}` : 'is missing' }]
}

/** A cookie carries what `X-Captcha-Id` carries, and there are gateways that know only the cookie: one of them is enough. */
function missingHeaders(promised: string[], names: readonly string[]): Difference[] {
  const isThere = promised.length === 0 || promised.some((name) => names.includes(name.toLowerCase()))
  return isThere ? [] : [{ field: promised.join(' or '), kind: 'header', says: 'is missing' }]
}
