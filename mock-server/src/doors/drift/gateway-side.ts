import type { Side } from './asked-request.ts'

/** A gateway over HTTP. It is asked nowhere else: redirections are answers, so that no token travels on. */
export const gatewayAt =
  (url: string, timeout = 15_000): Side =>
  async (path, init) => {
    try {
      const response = await fetch(url + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
      const captcha = response.headers.get('x-captcha-id')
      const headers = { ...(captcha && { 'x-captcha-id': captcha }) }
      return { status: response.status, body: await response.text(), headers }
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } }
      return { failure: cause?.code ?? message }
    }
  }
