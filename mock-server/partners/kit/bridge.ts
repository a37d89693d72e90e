/** A request as both ways of sending it need it. */
export type Sent = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
export type Got = { status: number; body: string }

type Answer = { longan: 'partner-answer'; id: number; status: number; body: string }

const isAnswer = (data: unknown): data is Answer =>
  typeof data === 'object' && data !== null && 'longan' in data && data.longan === 'partner-answer'

/** The page around the frame answers in a few ms; this long means it will not. */
const PATIENCE = 8000

/** Sends calls through the page around the frame, which has the mock in it (protocol: `bridgePartners` in browser.ts). */
export function createBridge(): (sent: Sent) => Promise<Got> {
  const waiting = new Map<number, (got: Got) => void>()
  const counter = { last: 0 }

  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || !isAnswer(data)) return
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })

  return (sent) =>
    new Promise((resolve, reject) => {
      const id = ++counter.last
      waiting.set(id, resolve)
      setTimeout(() => {
        if (waiting.delete(id)) reject(new Error('The page did not answer'))
      }, PATIENCE)
      parent.postMessage({ longan: 'partner-call', id, ...sent }, '*')
    })
}
