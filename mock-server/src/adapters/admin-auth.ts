import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from '../kernel/http/http.ts'

const isLoopbackAddress = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address.trim())
export const isLoopbackHost = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)

/** Browsers send no origin for the pictures and scripts of a page, or for a GET whose response it cannot read. */
const isEmbeddedElsewhere = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'no-cors'

/**
 * Returns true if a caller may use the control API: with the configured token, or without one from this machine only, and only if the
 * request was addressed to it (a rebound DNS name is refused).
 */
export function isAdminAuthorized(
  { headers, socket }: IncomingMessage,
  adminToken: string | undefined,
  panelToken?: string,
): boolean {
  const sent = headers['x-admin-token']?.toString() ?? ''
  if (panelToken && isSame(sent, panelToken)) return true
  if (adminToken) return isSame(sent, adminToken)
  const forwarded = headers['x-forwarded-for']?.toString().split(',') ?? []
  const origin = headers.origin?.replace(/^https?:\/\//, '')
  return (
    isLoopbackAddress(socket.remoteAddress) &&
    forwarded.every(isLoopbackAddress) &&
    isLoopbackHost(headers.host) &&
    !isEmbeddedElsewhere(headers) &&
    (origin === undefined || isLoopbackHost(origin))
  )
}

/** Compares in constant time. */
export function isSame(sent: string, wanted: string) {
  const [one, other] = [Buffer.from(sent), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export const forbiddenReply: Reply = {
  status: 403,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: '{"success":false,"errorCode":"function.not.available","message":"The control API answers only requests from this machine or with the X-Admin-Token"}',
}

export function sendForbidden(outgoing: ServerResponse) {
  outgoing.writeHead(forbiddenReply.status, forbiddenReply.headers)
  outgoing.end(forbiddenReply.body)
}
