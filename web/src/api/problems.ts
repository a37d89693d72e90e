import { i18n, loadWords } from '#i18n/i18n.ts'

type Failure = { status: number; code: string; message: string }

const asFailure = (error: unknown): Failure | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? { status: 'status' in error ? Number(error.status) : 0, code: error.code, message: error.message }
    : undefined

const sessionLost = new Set(['login.not.session', 'user.or.token.invalid', 'CUSTOMER_NOT_LOGIN', 'token_ip_different'])

/** Whether the gateway no longer knows the person. */
export const isSessionLost = (error: unknown) => sessionLost.has(asFailure(error)?.code ?? '')

/** The code support asks for. */
export const problemCode = (error: unknown) => asFailure(error)?.code ?? 'unknown'

/** A failure in the person's language: our words for its code, else the gateway's own, else "unknown error". */
export function problemText(error: unknown): string {
  const failure = asFailure(error)
  const known = failure && i18n.exists(failure.code, { ns: 'problems' })
  if (known) return String(i18n.t(failure.code as 'unknown', { ns: 'problems' }))
  if (failure?.code === 'network' || (!failure && !navigator.onLine)) return i18n.t('noNetwork')
  return failure?.message || i18n.t('unknownError')
}

/** Words for failures are fetched while nothing is wrong: once the network is gone it is too late. */
export const prepareProblems = () => loadWords('problems')
