import { createHash } from 'node:crypto'
import type { SiteData } from '../src/lib/site-data.ts'

/** An inline script; JSON data is not executed. */
const inlineScript = /<script(?![^>]*(?:\ssrc\s*=|application\/json))[^>]*>([\s\S]*?)<\/script>/gi
const siteBlock = /<script type="application\/json" id="site">([\s\S]*?)<\/script>/

/** The hash that allows an inline script. */
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The policy of a page: its scripts, the origins it may call, and the one that receives its error reports. Styles: the headless UI library adds its own to the
 * page.
 */
const headersWith = (scripts: string, others = '', reports = '') => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    // Pictures may come from any host that the gateway names, and execute nothing.
    `img-src 'self' data: blob: https: ${others}`,
    "font-src 'self' data:",
    `connect-src ${["'self'", others, reports].filter(Boolean).join(' ')}`,
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

/** The headers of a built site: its files and inline scripts may run, and its gateway may be called. */
export function headersOfSite(page: string): Record<string, string> {
  const scripts = [...page.matchAll(inlineScript)].map(([, script = '']) => hashOf(script))
  return headersWith(scripts.join(' '), originOf(page, 'gatewayUrl'), originOf(page, 'errorReportUrl'))
}

/** The origin of an address in the configuration; empty if there is none. */
const originOf = (page: string, field: 'gatewayUrl' | 'errorReportUrl') =>
  URL.parse(siteOf(page).config?.[field] ?? '')?.origin ?? ''

/** Reads the site data of a page. */
export const siteOf = (page: string) => JSON.parse(siteBlock.exec(page)?.[1] ?? '{}') as SiteData

/** The headers of the development server, which adds inline scripts and uses a WebSocket. */
export const headersInDevelopment: Record<string, string> = headersWith("'unsafe-inline'", 'ws: wss:')
