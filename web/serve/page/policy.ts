import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { SiteData } from '../../src/lib/site/site-data.ts'

/** An inline script; JSON data is not executed. */
const inlineScript = /<script(?![^>]*(?:\ssrc\s*=|application\/json))[^>]*>([\s\S]*?)<\/script>/gi
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gi
const siteBlock = /<script type="application\/json" id="site">([\s\S]*?)<\/script>/

/** The hash that allows an inline script or stylesheet. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashesIn = (pages: readonly string[], inline: RegExp) => [
  ...new Set(pages.flatMap((page) => [...page.matchAll(inline)].map(([, text = '']) => hashOf(text)))),
]

type Policy = { scripts: string; styles: string; others?: string; reports?: string }

/**
 * The policy of a page: its scripts and styles, the origins it may call, and the one that receives its error reports. Scripts may set
 * styles of elements; markup may not.
 */
const headersWith = ({ scripts, styles, others = '', reports = '' }: Policy) => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    // Pictures may come from any host that the gateway names, and execute nothing.
    `img-src 'self' data: blob: https: ${others}`,
    "font-src 'self' data:",
    `connect-src ${["'self'", others, reports].filter(Boolean).join(' ')}`,
    `frame-src 'self' ${others}`,
    "worker-src 'self'",
    // The demo's brand page makes a manifest with the name and the icons that were chosen.
    "manifest-src 'self' blob:",
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

/** The headers of a built site: its files, inline scripts and inline styles may be used, and the gateway of its first page may be called. */
export function headersOfSite(...pages: [first: string, ...more: string[]]): Record<string, string> {
  const [scripts, styles] = [hashesIn(pages, inlineScript), hashesIn(pages, inlineStyle)]
  return headersWith({
    scripts: scripts.join(' '),
    styles: styles.join(' '),
    others: originOf(pages[0], 'gatewayUrl'),
    reports: originOf(pages[0], 'errorReportUrl'),
  })
}

/** Returns the headers of the pages of the built site in a folder. */
export const headersOfFolder = (folder: string) =>
  headersOfSite(
    readFileSync(`${folder}/index.html`, 'utf8'),
    ...globSync(`${folder}/m/**/*.html`).map((file) => readFileSync(file, 'utf8')),
  )

/** The headers of all other files: a list of hashes with each of thirty files would cost more than the pages themselves. */
export const headersOfAssets = headersWith({ scripts: '', styles: '' })

/** The origin of an address in the configuration; empty if there is none. */
const originOf = (page: string, field: 'gatewayUrl' | 'errorReportUrl') =>
  URL.parse(siteOf(page).config?.[field] ?? '')?.origin ?? ''

export const siteOf = (page: string) => JSON.parse(siteBlock.exec(page)?.[1] ?? '{}') as SiteData

/** The headers of the development server, which adds inline scripts and styles and uses a WebSocket. */
export const headersInDevelopment: Record<string, string> = headersWith({
  scripts: "'unsafe-inline'",
  styles: "'unsafe-inline'",
  others: 'ws: wss:',
})
