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
