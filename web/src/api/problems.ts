import { GatewayError } from '@longan/sdk'
import { i18n, loadMessages } from '#i18n/i18n.ts'

const sessionLostCodes = new Set(['login.not.session', 'user.or.token.invalid', 'CUSTOMER_NOT_LOGIN', 'token_ip_different'])
const siteClosedCodes = new Set(['system.maintenance', 'system.upgrading', 'ip.restricted', 'region.restricted'])

/** Whether the gateway no longer knows the person. */
export const isSessionLost = (error: unknown) => sessionLostCodes.has(problemCode(error))

/** Whether the gateway refused because the site is closed to this visitor. */
export const isSiteClosed = (error: unknown) => siteClosedCodes.has(problemCode(error))

/**
 * Why the gateway no longer knows the person, in its own words: one code may mean an end or a login elsewhere. Nothing where
 * it says no more than that nobody is logged in.
 */
export const sessionLossReason = (error: unknown) =>
  problemCode(error) === 'login.not.session'
    ? ''
    : (error instanceof GatewayError && error.message) || problemText(error)

/** The code support asks for. */
export const problemCode = (error: unknown): string => (error instanceof GatewayError ? error.code : 'unknown')

/** What the words of a code may be about: the field, or the rule that its text broke. */
const contextOf = (error: unknown) => {
  const { field, rule } = (error instanceof GatewayError && error.value) || {}
  return rule ?? field ?? ''
}

/** A failure in the person's language: our words for its code, else the gateway's own, else "unknown error". */
export function problemText(error: unknown): string {
  const code = problemCode(error)
  if (code !== 'unknown' && i18n.exists(code, { ns: 'problems' }))
    return i18n.t(`problems:${code as 'account.in.use'}`, { context: contextOf(error) })
  if (code === 'network.failed') return i18n.t('noNetwork')
  return (error instanceof GatewayError && error.message) || i18n.t('unknownError')
}

/** Words for failures are fetched while nothing is wrong: once the network is gone it is too late. */
export const preloadProblemMessages = () => loadMessages('problems').catch(() => undefined)
