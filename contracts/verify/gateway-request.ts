import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as askPlainly } from 'node:http'
import { Agent as SecureAgent, request as askSecurely } from 'node:https'
import { urlToHttpOptions } from 'node:url'

export type GatewayRequest = {
  method?: string | undefined
  url: string
  headers: IncomingHttpHeaders
  body: Uint8Array
}
export type GatewayAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer<ArrayBuffer> }

/** Time limit of a complete response, ms: the pact tool would wait twice as long without a reason in the report. */
const RESPONSE_TIMEOUT_MS = 15_000
/** The pact tool would stop at an endless body. */
const MAX_BODY_BYTES = 10 * 1024 * 1024
const MAX_HEADER_BYTES = 16 * 1024
/** The pact tool cannot read more than 100, and its own proxy adds some. */
const MAX_HEADERS = 90
/** The verifier itself uses 599. */
const MAX_STATUS = 598

// A connection for each request, as the pact tool has it: one that is kept may end just as it is used again.
const plain = { ask: askPlainly, agent: new Agent({ proxyEnv: process.env }) }
const secure = { ask: askSecurely, agent: new SecureAgent({ proxyEnv: process.env }) }

export type Limits = {
  timeoutMs?: number | undefined
  /** The server in the reasons. */
  name?: string
}

export class TimeoutError extends Error {}
/** No connection: nothing listens there, or its name or certificate is wrong. */
export class UnreachableError extends Error {}

/**
 * Returns the complete response, within the limits of time and size; a redirect is not followed. Rejects with a sentence that says why there is no
 * response: a timeout, no connection, or a response that is not readable.
 */
export async function sendRequest(
  base: URL,
  { method, url, headers, body }: GatewayRequest,
  { timeoutMs = RESPONSE_TIMEOUT_MS, name = 'the gateway' }: Limits = {},
): Promise<GatewayAnswer> {
  const { ask: send, agent } = base.protocol === 'https:' ? secure : plain
  const { connection: _ours, 'transfer-encoding': _its, 'accept-encoding': _packed, ...named } = headers
  const signal = AbortSignal.timeout(timeoutMs)
  const options = {
    ...urlToHttpOptions(base),
    path: (base.pathname.replace(/\/$/, '') + url).replace(/^(?!\/)/, '/'),
    method,
    agent,
    signal,
    maxHeaderSize: MAX_HEADER_BYTES,
    headers: { ...named, host: base.host, ...(body.length > 0 && { 'content-length': body.length }) },
  }
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = send(options, resolve)
      sent.once('upgrade', (refused, socket) => {
        socket.destroy()
        reject(new AnswerError(noFinalStatus(name, refused.statusCode)))
      })
      // A second error must not end the process.
      sent.on('error', reject)
      sent.end(body)
    })
    return { ...assertReadable(answer, name), body: await readBody(answer, name) }
  } catch (error) {
    if (signal.aborted) throw new TimeoutError(`${name} did not respond in ${timeoutMs / 1000} seconds`)
    throw error instanceof AnswerError ? error : toError(error as NodeJS.ErrnoException, name)
  }
}

/** What is wrong with a response, as a sentence. */
class AnswerError extends Error {}

const noFinalStatus = (name: string, status: number | undefined) =>
  `${name} responded with status ${status}, which is not a final status of HTTP`

function assertReadable({ statusCode = 0, headers, rawHeaders }: IncomingMessage, name: string) {
  if (statusCode < 200 || statusCode > MAX_STATUS) throw new AnswerError(noFinalStatus(name, statusCode))
  if (rawHeaders.length / 2 > MAX_HEADERS)
    throw new AnswerError(`the response of ${name} has more than ${MAX_HEADERS} headers`)
  return { status: statusCode, headers }
}

function toError({ code = '', message }: NodeJS.ErrnoException, name: string): Error {
  if (code === 'ECONNRESET') return new Error(`${name} closed the connection before it responded`)
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Error(`the headers of the response of ${name} are larger than ${MAX_HEADER_BYTES} bytes`)
  if (code.startsWith('HPE_')) return new Error(`the response of ${name} is not valid HTTP (${code})`)
  return new UnreachableError(`${name} cannot be reached: ${code || message}`)
}

async function readBody(answer: IncomingMessage, name: string): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      length += part.length
      if (length > MAX_BODY_BYTES) break
      parts.push(part)
    }
  } catch {
    throw new AnswerError(`${name} closed the connection in the middle of its response`)
  }
  if (length > MAX_BODY_BYTES) throw new AnswerError(`the response of ${name} is larger than ${MAX_BODY_BYTES} bytes`)
  return Buffer.concat(parts)
}

const MAX_TIMEOUTS_IN_A_ROW = 3
const MAX_TIMEOUTS = 20

/** Sends requests one after another, and no more after some timeouts: a server that hangs would take hours, interaction by interaction. */
export function createSender(base: URL, limits: Limits = {}) {
  const { name = 'the gateway' } = limits
  const timeouts = { inARow: 0, inAll: 0 }
  const assertResponsive = () => {
    if (timeouts.inARow >= MAX_TIMEOUTS_IN_A_ROW)
      throw new Error(`no request was sent: ${name} timed out ${MAX_TIMEOUTS_IN_A_ROW} times in a row`)
    if (timeouts.inAll >= MAX_TIMEOUTS) throw new Error(`no request was sent: ${name} timed out ${MAX_TIMEOUTS} times`)
  }
  return async (request: GatewayRequest): Promise<GatewayAnswer> => {
    assertResponsive()
    try {
      const answer = await sendRequest(base, request, limits)
      timeouts.inARow = 0
      return answer
    } catch (error) {
      const isTimeout = error instanceof TimeoutError
      timeouts.inARow = isTimeout ? timeouts.inARow + 1 : 0
      timeouts.inAll += Number(isTimeout)
      throw error
    }
  }
}
