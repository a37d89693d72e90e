import { createHash } from 'node:crypto'
import type { SiteData } from '../src/lib/site-data.ts'

/** A script with its own text; what is data runs nothing. */
const inlineScript = /<script(?![^>]*(?:\ssrc\s*=|application\/json))[^>]*>([\s\S]*?)<\/script>/gi
const siteBlock = /<script type="application\/json" id="site">([\s\S]*?)<\/script>/

/** A script that stands in the page may run when its hash is named. */
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** What a page runs, and whom it may ask besides its own origin. Styles: the headless library puts its own into the page. */
const headersWith = (scripts: string, others = '') => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    // Pictures lie wherever the gateway says: its status names their hosts, and they run nothing.
    `img-src 'self' data: blob: https: ${others}`,
    "font-src 'self' data:",
    `connect-src 'self' ${others}`,
    `frame-src 'self' ${others}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((rule) => rule.trimEnd())
    .join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
})

/** What a built site says to the browser: besides its files run the scripts that stand in its page, and it asks its gateway. */
export function headersOfSite(page: string): Record<string, string> {
  const scripts = [...page.matchAll(inlineScript)].map(([, script = '']) => hashOf(script))
  return headersWith(scripts.join(' '), gatewayOf(page))
}

/** The gateway's origin, where the page's configuration names another than the page's own. */
const gatewayOf = (page: string) => URL.parse(siteOf(page).config?.gatewayUrl ?? '')?.origin ?? ''

/** What the page says about its site. */
export const siteOf = (page: string) => JSON.parse(siteBlock.exec(page)?.[1] ?? '{}') as SiteData

/** And the development server, which writes scripts into the page and tells it of changes. */
export const headersInDevelopment: Record<string, string> = headersWith("'unsafe-inline'", 'ws: wss:')
