import type { Reply } from '../../kernel/http/http.ts'

/** The longest wait, ms; the runtime ends a call earlier if it waits for nothing at all. */
const MAX_WAIT = 15 * 60_000

const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/**
 * Sends a reply with the delays and damages of its fault. It runs outside the world's object, which can be suspended meanwhile. A worker
 * cannot reset a connection, so a truncated response has fewer bytes than its announced length.
 */
export async function sendReplyAtEdge(reply: Reply): Promise<Response> {
  const { status, headers, body } = reply
  if (reply.latencyMs) await wait(reply.latencyMs)
  if (reply.noResponse) await wait(MAX_WAIT)
  const isPlain = !reply.firstByteMs && !reply.truncatedBody && !reply.connectionReset
  if (isPlain) return new Response(status === 204 ? null : body, { status, headers })
  // A compressed body has no length, so a client would not notice that it ends early.
  return new Response(createFaultyStream(reply), { status, headers: { ...headers, 'content-encoding': 'identity' } })
}

function createFaultyStream({ body, firstByteMs = 0, truncatedBody, connectionReset }: Reply) {
  const bytes = new TextEncoder().encode(body)
  const part = connectionReset ? 0 : truncatedBody ? Math.ceil(bytes.length / 2) : bytes.length
  const { readable, writable } = new FixedLengthStream(Math.max(1, bytes.length))
  const writer = writable.getWriter()
  const act = async () => {
    await wait(firstByteMs)
    if (part > 0) await writer.write(bytes.subarray(0, part))
    if (truncatedBody || connectionReset) await writer.abort(new Error('A fault of the mock aborted the response'))
    else await writer.close()
  }
  // The client may have closed the connection.
  act().catch(() => undefined)
  return readable
}
