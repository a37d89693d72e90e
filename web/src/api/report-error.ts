import { GatewayError } from '@longan/sdk'
import { config } from '#lib/site/config.ts'
import { problemCode } from '#api/problems.ts'
import { session } from '#api/member/session.ts'

/** A crash of the app, without personal data, tokens and query strings. */
export type ErrorReport = {
  /** The class of the error. */
  name: string
  message: string
  /** The positions in the files of the app, the innermost first. */
  stack: string[]
  /** The path of the page. */
  route: string
  /** The error code of the gateway; `unknown` if the error is not the gateway's. */
  code: string
}
type Context = { route?: string; code?: string }

/** The largest number of different reports of one visit. */
const MAX_REPORTS = 20
const MAX_FRAMES = 5
const MAX_LENGTH = 200

const reported = new Set<string>()

/** Posts a report to the address in the configuration; does nothing without one. */
async function postReport(report: ErrorReport): Promise<unknown> {
  if (!config.errorReportUrl) return
  const headers = { 'content-type': 'application/json' }
  // No cookies and no referrer: the address of the page may contain numbers of the member.
  const options = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const
  return fetch(config.errorReportUrl, { method: 'POST', headers, body: JSON.stringify(report), ...options })
}

let send = postReport

/** Sends reports in another way, as the demo does to its mock; by default they are posted to the address in the configuration. */
export function setErrorReporter(reporter = postReport) {
  send = reporter
  reported.clear()
}

/**
 * Reports a crash to the operator of the site, once per error and visit, and never throws. The report has no personal data: quoted text, numbers, addresses, the
 * user name and the token are removed, and the gateway's own words are left out.
 */
export function reportError(error: unknown, { route = location.pathname, code = problemCode(error) }: Context = {}) {
  const { name, message, stack = '' } = error instanceof Error ? error : { name: typeof error, message: '' }
  const report: ErrorReport = {
    name,
    message: error instanceof GatewayError ? error.operation : redact(message),
    stack: framesOf(stack),
    route: redact(route.split('?')[0] ?? ''),
    code,
  }
  const key = JSON.stringify(report)
  if (reported.has(key) || reported.size >= MAX_REPORTS) return
  reported.add(key)
  send(report).catch(() => undefined)
}

/** Removes everything that may come from a person: addresses, quoted text, long tokens, numbers, and the names of the session. */
function redact(text: string): string {
  const { userName, token } = session.get() ?? {}
  const withoutSession = [userName, token].reduce<string>((rest, one) => (one ? rest.replaceAll(one, '…') : rest), text)
  return withoutSession
    .replaceAll(/\w+:\/\/\S+|\S+@\S+/g, '…')
    .replaceAll(/"[^"]*"|“[^”]*”|`[^`]*`/g, '"…"')
    .replaceAll(/[\w-]{24,}/g, '…')
    .replaceAll(/\+?\d[\d.,]*/g, '#')
    .slice(0, MAX_LENGTH)
}

/** The file, line and column of each frame, in the formats of all browsers; without the names of functions, hosts and queries. */
const framesOf = (stack: string) =>
  [...stack.matchAll(/\/([\w.-]+\.[jt]sx?)(?:\?[^:\s]*)?(:\d+:\d+)/g)]
    .slice(0, MAX_FRAMES)
    .map(([, file = '', position = '']) => file + position)
