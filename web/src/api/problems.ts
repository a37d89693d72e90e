import { GatewayError } from '@longan/sdk'
import { i18n, loadMessages } from '#i18n/i18n.ts'

const sessionLostCodes = new Set([
  'login.not.session',
  'user.or.token.invalid',
  'CUSTOMER_NOT_LOGIN',
  'token_ip_different',
])
export type SiteClosure = 'maintenance' | 'blocked'
const siteClosures = new Map<string, SiteClosure>([
  ['system.maintenance', 'maintenance'],
  ['system.upgrading', 'maintenance'],
  ['ip.restricted', 'blocked'],
  ['region.restricted', 'blocked'],
])

export const isSessionLost = (error: unknown) => sessionLostCodes.has(problemCode(error))

/** Why the site is closed to this visitor, by the error of a call; undefined for other errors. */
export const siteClosureOf = (error: unknown) => siteClosures.get(problemCode(error))

/** The gateway's reason for a lost session: one code may mean an expiry or a login elsewhere. Empty if it only says that the user is not logged in. */
export const sessionLossReason = (error: unknown) =>
  problemCode(error) === 'login.not.session'
    ? ''
    : (error instanceof GatewayError && error.gatewayMessage) || problemText(error)

export const problemCode = (error: unknown): string => (error instanceof GatewayError ? error.code : 'unknown')

/** The i18n context of an error message: the rule or the field that it is about. */
const contextOf = (error: unknown) => {
  const { field, rule, data } = (error instanceof GatewayError && error.value) || {}
  if ((data as { ruleId?: string } | undefined)?.ruleId === 'pause.after.hour') return 'pause'
  return rule ?? (timeOf(error) ? 'until' : (field ?? ''))
}

const untilOf = (error: unknown) =>
  error instanceof GatewayError ? (error.value?.data as { until?: number } | undefined)?.until : undefined

/** Loaded with the messages: the first view needs no dates. */
let formatTime: ((time: number) => string) | undefined

function timeOf(error: unknown) {
  const until = untilOf(error)
  return until === undefined || !formatTime ? undefined : { time: formatTime(until) }
}

/** The error message in the user's language: ours for its code, otherwise the gateway's own, otherwise "unknown error". */
export function problemText(error: unknown): string {
  const code = problemCode(error)
  if (code !== 'unknown' && i18n.exists(code, { ns: 'problems' }))
    return i18n.t(`problems:${code as 'account.in.use'}`, { context: contextOf(error), ...timeOf(error) })
  return (
    (error instanceof GatewayError && (error.status ? error.gatewayMessage : i18n.t('noNetwork'))) ||
    i18n.t('unknownError')
  )
}

async function loadFormat() {
  formatTime = (await import('#lib/time/dates.ts')).formatDayTime
}

/** Loads the error messages in advance: without a network it would be too late. */
export const preloadProblemMessages = () => Promise.all([loadMessages('problems'), loadFormat()]).catch(() => undefined)

/**
 * Checks whether the gateway rejected a command for good, so that it certainly had no effect. Any other failed command is sent again with the same idempotency
 * key.
 */
export const isFinalError = (error: unknown) =>
  error instanceof GatewayError && error.status >= 400 && error.status < 500 && error.code !== 'idempotency.key.reused'
