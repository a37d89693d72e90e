export type CallRequest = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
export type CallResponse = { status: number; body: string }
/** Sends a request. Rejects without a response, and when `signal` aborts. */
export type SendRequest = (request: CallRequest, signal: AbortSignal) => Promise<CallResponse>

type BridgeAnswer = CallResponse & { longan: 'partner-answer'; id: number }

const isBridgeAnswer = (data: unknown): data is BridgeAnswer =>
  typeof data === 'object' &&
  data !== null &&
  'longan' in data &&
  data.longan === 'partner-answer' &&
  'status' in data &&
  typeof data.status === 'number' &&
  'body' in data &&
  typeof data.body === 'string'

/** Sends calls to the parent page, which runs the mock (protocol: `bridgeSimulators` in simulator-bridge.ts). */
export function createBridge(): SendRequest {
  const pending = new Map<number, (response: CallResponse) => void>()
  const counter = { last: 0 }

  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || !isBridgeAnswer(data)) return
    pending.get(data.id)?.(data)
    pending.delete(data.id)
  })

  return (request, signal) =>
    new Promise((resolve, reject) => {
      const id = ++counter.last
      pending.set(id, resolve)
      signal.addEventListener('abort', () => {
        pending.delete(id)
        reject(new Error('Failed to send the call: the page around the frame did not answer'))
      })
      parent.postMessage({ longan: 'partner-call', id, ...request }, '*')
    })
}
