export type Target = { path: string; query: URLSearchParams }

/** Matches targets that a URL parser would not change: nearly all, at a third of the cost. */
const PLAIN_PATH = /^\/(?!\/)[\w/-]*$/
/** A path of this server, or a whole address; `//name` and `/\name` are neither, though a URL parser takes them for a host. */
const READABLE = /^(?:\/(?![/\\])|https?:\/\/[^/])/i

export function readTarget(target: string | undefined = ''): Target | undefined {
  const at = target.indexOf('?')
  const path = at < 0 ? target : target.slice(0, at)
  if (PLAIN_PATH.test(path)) return { path, query: new URLSearchParams(at < 0 ? '' : target.slice(at + 1)) }
  const url = READABLE.test(target) ? URL.parse(target, 'http://site') : null
  return url ? { path: url.pathname, query: url.searchParams } : undefined
}

/** Paths the mock answers; behind one origin everything else is the app's. */
export const isMockPath = (path: string) => /^\/(wps|lgw|lotto|lotto-vn|partners|art|__admin)(\/|$)/.test(path)

/** A game's frame has an opaque origin (`null`), a development server another loopback port. No other origin may read responses. */
export function crossOrigin(origin: string | undefined): Record<string, string> {
  if (!origin || !/^(null|https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)$/.test(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'x-captcha-id, x-mock-violations, idempotent-replay, date',
    ...(origin !== 'null' && { 'access-control-allow-credentials': 'true' }),
    vary: 'Origin',
  }
}

export const preflightHeaders = (origin: string | undefined, wanted = '*'): Record<string, string> => ({
  ...crossOrigin(origin),
  'access-control-allow-headers': wanted,
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
})
