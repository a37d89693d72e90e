import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi

/** A script that stands in the page may run when its hash is named. */
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The page's own origin, and nothing else unless it is named here. Styles: the headless library puts its own into the page. */
const policyOf = (own: { scripts: string; connections?: string }) =>
  [
    "default-src 'self'",
    `script-src 'self' ${own.scripts}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${own.connections ?? ''}`.trimEnd(),
    "frame-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const headersWith = (policy: string) => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
})

/** What a built site says to the browser: besides its files run the scripts that stand in its page, and no other. */
export const headersOfSite = (page: string): Record<string, string> =>
  headersWith(
    policyOf({ scripts: [...page.matchAll(inlineScript)].map(([, script = '']) => hashOf(script)).join(' ') }),
  )

/** And the development server, which writes scripts into the page and tells it of changes. */
export const headersInDevelopment: Record<string, string> = headersWith(
  policyOf({ scripts: "'unsafe-inline'", connections: 'ws: wss:' }),
)
