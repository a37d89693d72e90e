export type GatewayResult = GatewayResponse | { failure: string; isTimeout?: boolean }
export type GatewayResponse = {
  status: number
  body: string
  headers?: Record<string, string>
  headerInfo?: { type: string; names: string[] }
}
export type GatewayClient = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> },
) => Promise<GatewayResult>

/** Cookie attributes that bind a cookie to the gateway's own address, where the page is not. */
const COOKIE_SCOPE = /; *(?:domain=[^;]*|secure|samesite=none|partitioned)(?=;|$)/gi

/** A gateway over HTTP. It is asked nowhere else: redirections are answers, so that no token travels on. */
export const createGatewayClient =
  (url: string, timeout = 15_000): GatewayClient =>
  async (path, init) => {
    try {
      const response = await fetch(url + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
      const captcha = response.headers.get('x-captcha-id')
      const [cookie] = response.headers.getSetCookie()
      const headers = {
        ...(captcha && { 'x-captcha-id': captcha }),
        ...(cookie && { 'set-cookie': cookie.replace(COOKIE_SCOPE, '') }),
      }
      const headerInfo = { type: response.headers.get('content-type') ?? '', names: [...response.headers.keys()] }
      return { status: response.status, body: await readText(response), headers, headerInfo }
    } catch (error) {
      const failure = describeFailure(error as FetchError, timeout)
      return isTimeout(error as FetchError) ? { failure, isTimeout: true } : { failure }
    }
  }

/** No answer of a gateway is so large, bytes; one without end would take all memory. */
const MAX_BYTES = 10 * 1024 * 1024

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

type FetchError = Error & { cause?: { code?: string; message?: string } }

const isTimeout = ({ name }: FetchError) => name === 'TimeoutError'

function describeFailure(error: FetchError, timeout: number): string {
  const { cause, message } = error
  if (isTimeout(error)) return `no response within ${timeout / 1000} seconds`
  const { code = '' } = cause ?? {}
  // ECONNREFUSED says it; what the library calls UND_ERR_SOCKET or Z_DATA_ERROR does not.
  return code.startsWith('E') ? code : (cause?.message ?? message)
}
