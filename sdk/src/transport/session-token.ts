import { localError, type Target } from './call-error.ts'
import { refusalOf } from '../gateway-error.ts'
import type { GatewayOptions } from '../gateway-options.ts'
import { createDeadline, parseJson } from './resilient-fetch.ts'

/** The token is missing, unknown or has expired. */
const UNAUTHORIZED = ['login.not.session', 'user.or.token.invalid']

/** Asks the application for the token, for at most `timeout` ms. */
export async function tokenInTime(
  { token, timeout }: GatewayOptions & { timeout: number },
  target: Target,
  caller: AbortSignal,
) {
  const answer = token?.()
  if (!answer || typeof answer === 'string') return answer
  const { signal, finish } = createDeadline(caller, timeout)
  const ended = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  return Promise.race([answer, ended])
    .catch((error: unknown) => {
      throw localError(target, error, caller)
    })
    .finally(finish)
}

/**
 * Returns a function that sends a request, and sends it again once if the token has expired and `onUnauthorized` has refreshed the session. Calls
 * that fail together refresh it together.
 */
export function createRefresh({ token, onUnauthorized }: GatewayOptions) {
  let refreshing: Promise<boolean> | undefined

  return async (request: Request, target: Target, send: (request: Request) => Promise<Response>): Promise<Response> => {
    if (!onUnauthorized || !target.token) return send(request)
    const again = request.clone()
    const response = await send(request)
    if (!(await isUnauthorized(response))) return response
    refreshing ??= Promise.resolve(onUnauthorized()).finally(() => (refreshing = undefined))
    if (!(await refreshing)) return response
    const fresh = await token?.()
    if (fresh) again.headers.set('Authorization', fresh)
    return send(again)
  }
}

async function isUnauthorized(response: Response): Promise<boolean> {
  if (response.ok) return false
  const refusal = refusalOf(parseJson(await response.clone().text()))
  return response.status === 401 || UNAUTHORIZED.includes(refusal?.code ?? '')
}
