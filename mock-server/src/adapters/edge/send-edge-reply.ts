import type { Reply } from '../../kernel/http.ts'

/** The longest wait, ms; the runtime ends a call earlier if it waits for nothing at all. */
const LONG = 15 * 60_000

const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/**
 * The answer, as slowly, as badly or as little as a fault wants it. It is acted out beside the world's object, which is not kept awake by it. A
 * worker has no socket to break: where one breaks off, less comes than was announced.
 */
export async function sendReplyAtEdge(reply: Reply): Promise<Response> {
  const { status, headers, body } = reply
  if (reply.latencyMs) await wait(reply.latencyMs)
  if (reply.noResponse) await wait(LONG)
  const isPlain = !reply.firstByteMs && !reply.truncatedBody && !reply.connectionReset
  if (isPlain) return new Response(status === 204 ? null : body, { status, headers })
  // A compressed body has no length, so a client would not notice that it ends early.
  return new Response(slowOrBroken(reply), { status, headers: { ...headers, 'content-encoding': 'identity' } })
}

function slowOrBroken({ body, firstByteMs = 0, truncatedBody: isHalved, connectionReset: isDropped }: Reply) {
  const bytes = new TextEncoder().encode(body)
  const part = isDropped ? 0 : isHalved ? Math.ceil(bytes.length / 2) : bytes.length
  const { readable, writable } = new FixedLengthStream(Math.max(1, bytes.length))
  const writer = writable.getWriter()
  const act = async () => {
    await wait(firstByteMs)
    if (part > 0) await writer.write(bytes.subarray(0, part))
    if (isHalved || isDropped) await writer.abort(new Error('The mock broke off, as a fault asked for'))
    else await writer.close()
  }
  // The client may have closed the connection.
  act().catch(() => undefined)
  return readable
}
