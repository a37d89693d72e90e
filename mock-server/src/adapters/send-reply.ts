import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Reply } from '../kernel/http/http.ts'

export async function sendReply(outgoing: ServerResponse, reply: Reply, head: () => void): Promise<void> {
  if (reply.latencyMs) await sleep(reply.latencyMs)
  if (reply.connectionReset) return void outgoing.socket?.destroy()
  // The caller waits until it has enough, and hangs up.
  if (reply.noResponse) return
  head()
  if (!reply.firstByteMs && !reply.truncatedBody) return void outgoing.end(reply.body)
  outgoing.flushHeaders()
  if (reply.firstByteMs) await sleep(reply.firstByteMs)
  if (!reply.truncatedBody) return void outgoing.end(reply.body)
  outgoing.write(halfOf(reply.body), () => outgoing.socket?.destroy())
}

const halfOf = (body: string) => body.slice(0, Math.ceil(body.length / 2))
