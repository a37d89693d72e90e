/** A request as both ways of sending it need it, and what came of it. */
export type Sent = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
export type Got = { status: number; body: string }
/** Sends a request; rejects when nothing comes, or when `signal` says that nobody waits any more. */
export type Send = (sent: Sent, signal: AbortSignal) => Promise<Got>

type Answer = Got & { longan: 'partner-answer'; id: number }

const isAnswer = (data: unknown): data is Answer =>
  typeof data === 'object' &&
  data !== null &&
  'longan' in data &&
  data.longan === 'partner-answer' &&
  'status' in data &&
  typeof data.status === 'number' &&
  'body' in data &&
  typeof data.body === 'string'

/** Sends calls through the page around the frame, which has the mock in it (protocol: `bridgePartners` in partner-bridge.ts). */
export function createBridge(): Send {
  const waiting = new Map<number, (got: Got) => void>()
  const counter = { last: 0 }

  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || !isAnswer(data)) return
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })

  return (sent, signal) =>
    new Promise((resolve, reject) => {
      const id = ++counter.last
      waiting.set(id, resolve)
      signal.addEventListener('abort', () => {
        waiting.delete(id)
        reject(new Error('The page did not answer'))
      })
      parent.postMessage({ longan: 'partner-call', id, ...sent }, '*')
    })
}
