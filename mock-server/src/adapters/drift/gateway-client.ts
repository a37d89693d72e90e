/** An answer as it came, or why none did. */
export type Answer = GatewayResponse | { failure: string }
export type GatewayResponse = {
  status: number
  body: string
  /** Those that are passed on. */
  headers?: Record<string, string>
  /** Content type and header names of the response, if a gateway was called. */
  said?: { type: string; names: string[] }
}
/** Answers requests: a gateway or the mock. */
export type Side = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Answer>

/** Cookie attributes that bind a cookie to the gateway's own address, where the page is not. */
const OF_ITS_PLACE = /; *(?:domain=[^;]*|secure|samesite=none|partitioned)(?=;|$)/gi

/** A gateway over HTTP. It is asked nowhere else: redirections are answers, so that no token travels on. */
export const gatewayAt =
  (url: string, timeout = 15_000): Side =>
  async (path, init) => {
    try {
      const response = await fetch(url + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
      const captcha = response.headers.get('x-captcha-id')
      const [cookie] = response.headers.getSetCookie()
      const headers = {
        ...(captcha && { 'x-captcha-id': captcha }),
        ...(cookie && { 'set-cookie': cookie.replace(OF_ITS_PLACE, '') }),
      }
      const said = { type: response.headers.get('content-type') ?? '', names: [...response.headers.keys()] }
      return { status: response.status, body: await textOf(response), headers, said }
    } catch (error) {
      return { failure: failureOf(error as Failed, timeout) }
    }
  }

/** No answer of a gateway is so large, bytes; one without end would take all memory. */
const LARGEST = 10 * 1024 * 1024

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > LARGEST) throw new Error(`it is larger than ${LARGEST} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

type Failed = Error & { cause?: { code?: string; message?: string } }

function failureOf({ name, cause, message }: Failed, timeout: number): string {
  if (name === 'TimeoutError') return `not within ${timeout / 1000} seconds`
  const { code = '' } = cause ?? {}
  // ECONNREFUSED says it; what the library calls UND_ERR_SOCKET or Z_DATA_ERROR does not.
  return code.startsWith('E') ? code : (cause?.message ?? message)
}
