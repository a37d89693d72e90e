import { createHmac } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { WalletCall } from './sequence.ts'

export type WalletOptions = {
  /** Without a slash at its end; the name of the call is appended. */
  url: string
  /** Limit of one call, ms. */
  timeout: number
  /** Sent with each call, for wallets that expect a token. */
  header?: { name: string; value: string } | undefined
  /** Key of the signature, HMAC-SHA256 of the body; without it calls are not signed. */
  secret?: string | undefined
}

/** A JSON object with a status below 500, or the reason why it is missing. */
export type WalletReply = { status: number; json: Record<string, unknown> } | { failure: string; isSilent?: boolean }

const MAX_BYTES = 65_536

type Credentials = NonNullable<WalletCall['credentials']>

export function createWalletClient({ url, timeout, ...auth }: WalletOptions) {
  return {
    async send(name: string, body: string, credentials?: Credentials): Promise<WalletReply> {
      try {
        const headers = headersOf(body, auth, credentials)
        const signal = AbortSignal.timeout(timeout)
        const response = await fetch(`${url}/${name}`, { method: 'POST', redirect: 'manual', headers, body, signal })
        return await readReply(response)
      } catch (error) {
        return describeFailure(error as FetchError, timeout)
      }
    },

    /** Sends all of a call and closes the connection without reading a response. */
    sendAndLose(name: string, body: string): Promise<void> {
      const headers = { ...headersOf(body, auth), 'content-length': Buffer.byteLength(body) }
      return new Promise((resolve) => {
        const start = url.startsWith('https:') ? requestHttps : requestHttp
        const sent = start(`${url}/${name}`, { method: 'POST', headers, agent: false, timeout })
        sent.on('finish', () => sent.destroy())
        sent.on('timeout', () => sent.destroy())
        // The next call reports a wallet that cannot be reached.
        sent.on('error', () => resolve())
        sent.on('close', () => resolve())
        sent.end(body)
      })
    },
  }
}

type Auth = Pick<WalletOptions, 'header' | 'secret'>

function headersOf(body: string, { header, secret }: Auth, credentials?: Credentials): Record<string, string> {
  const sign = (key: string, text: string) => ({ 'x-signature': createHmac('sha256', key).update(text).digest('hex') })
  const signature = {
    'no signature': () => ({}),
    'wrong signature': (key: string) => sign(`${key}x`, body),
    'signature of another body': (key: string) => sign(key, `${body} `),
  }
  const signed = credentials && credentials in signature ? signature[credentials as keyof typeof signature] : undefined
  const value = credentials === 'wrong header' ? `${header?.value}x` : header?.value
  return {
    'content-type': 'application/json',
    ...(header && credentials !== 'no header' && { [header.name]: value! }),
    ...(secret !== undefined && (signed ? signed(secret) : sign(secret, body))),
  }
}

async function readReply(response: Response): Promise<WalletReply> {
  const { status, headers } = response
  const text = await readText(response)
  if (text === undefined) return { failure: `the response is larger than ${MAX_BYTES} bytes` }
  if (status >= 300 && status < 400)
    return { failure: `status ${status} to ${redirectTarget(headers)}: redirects are not followed` }
  if (status >= 500) return { failure: `status ${status}: a wallet accepts a call (200) or refuses it (4xx)` }
  if (/^\s*</.test(text)) return { failure: `status ${status} with HTML or XML, not JSON` }
  const json = parseObject(text)
  return json ? { status, json } : { failure: `status ${status} with a body that is not a JSON object` }
}

const MAX_ADDRESS = 200

/** Returns the address of a redirect without its query, where a wallet may repeat the session. */
const redirectTarget = (headers: Headers) =>
  headers
    .get('location')
    ?.replace(/[?#].*/, '')
    .slice(0, MAX_ADDRESS) || 'another address'

async function readText({ body }: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > MAX_BYTES) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return json !== null && typeof json === 'object' && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

type FetchError = Error & { cause?: { code?: string; message?: string } }

function describeFailure({ name, cause, message }: FetchError, timeout: number): WalletReply {
  if (name === 'TimeoutError') return { failure: `no response within ${timeout} ms`, isSilent: true }
  const { code = '' } = cause ?? {}
  const reason = code.startsWith('E') ? code : (cause?.message ?? message)
  return { failure: `no response: ${reason}`, isSilent: true }
}
