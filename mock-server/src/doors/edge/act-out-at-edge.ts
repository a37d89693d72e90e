import type { Reply } from '../../kernel/http.ts'

const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/**
 * The answer, as slowly, as badly or as little as a fault wants it. It is acted out beside the world's object, which is not kept awake by it. A
 * worker has no socket to break: a dropped answer ends in the middle of nothing.
 */
export async function actOutAtEdge(reply: Reply, asker: AbortSignal): Promise<Response> {
  const { status, headers, body } = reply
  if (reply.latencyMs) await wait(reply.latencyMs)
  if (reply.isUnanswered) await new Promise((_answer, giveUp) => asker.addEventListener('abort', giveUp))
  const isPlain = !reply.firstByteMs && !reply.isHalved && !reply.isDropped
  if (isPlain) return new Response(status === 204 ? null : body, { status, headers })
  return new Response(slowOrBroken(reply), { status, headers })
}

function slowOrBroken({ body, firstByteMs = 0, isHalved, isDropped }: Reply) {
  const part = isDropped ? '' : isHalved ? body.slice(0, Math.ceil(body.length / 2)) : body
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      await wait(firstByteMs)
      if (part) controller.enqueue(new TextEncoder().encode(part))
      if (isHalved || isDropped) controller.error(new Error('The mock broke off, as a fault asked for'))
      else controller.close()
    },
  })
}
