import type { ErrorCode } from '@longan/sdk'
import * as v from 'valibot'
import { MAX_BODY } from '../../kernel/validation/refusal.ts'

type Fetch = (request: Request) => Promise<Response>

/** The allowed requests of a frame. Only these headers are passed on: a frame chooses neither its world nor its session. */
const frameCall = v.object({
  longan: v.literal('partner-call'),
  id: v.pipe(v.number(), v.safeInteger()),
  method: v.picklist(['GET', 'POST']),
  path: v.pipe(v.string(), v.maxLength(2000)),
  headers: v.optional(v.object({ 'idempotency-key': v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))) }), {}),
  body: v.optional(v.pipe(v.string(), v.maxLength(MAX_BODY))),
})
type FrameCall = v.InferOutput<typeof frameCall>

/** Maximum number of concurrent calls of one frame; a game needs two or three. */
const MAX_CONCURRENT_CALLS = 16

/**
 * Lets a simulator in a frame of this page call the mock, because the frame has no server. Only messages of a sandboxed frame that shows a
 * simulator page are accepted, and it reaches only that simulator's calls. Returns a function that stops the bridge.
 */
export function bridgeSimulators(fetch: Fetch): () => void {
  const pending = new WeakMap<object, number>()

  async function callMock(frame: Window, request: Request | undefined) {
    const count = pending.get(frame) ?? 0
    if (!request) return refusal(403, 'function.not.available')
    if (count >= MAX_CONCURRENT_CALLS) return refusal(429, 'TOO_MANY_REQUESTS')
    pending.set(frame, count + 1)
    try {
      const response = await fetch(request)
      return { status: response.status, body: await response.text() }
    } catch {
      // A dropped connection: no response has status 0.
      return { status: 0, body: '' }
    } finally {
      pending.set(frame, pending.get(frame)! - 1)
    }
  }

  async function handleMessage({ source, origin, data }: MessageEvent<unknown>) {
    const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source)
    const call = v.safeParse(frameCall, data)
    if (!frame?.contentWindow || origin !== 'null' || !call.success) return
    const answer = await callMock(frame.contentWindow, requestOf(call.output, frame.src))
    // The frame's origin is opaque ("null"), so no narrower target can be named; the answer goes to that one window.
    frame.contentWindow?.postMessage({ longan: 'partner-answer', id: call.output.id, ...answer }, '*')
  }
  const listener = (event: MessageEvent<unknown>) => void handleMessage(event)
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}

const refusal = (status: number, errorCode: ErrorCode) => ({
  status,
  body: JSON.stringify({ success: false, errorCode }),
})

/** Returns the call if it goes to the simulator whose page `src` is. The resolved address is checked, not the written one. */
function requestOf({ method, path, headers, body }: FrameCall, src: string): Request | undefined {
  const page = new URL(src, location.origin)
  if (page.origin !== location.origin || !/^\/partners\/[\w-]+\/$/.test(page.pathname)) return undefined
  if (!URL.canParse(path, location.origin)) return undefined
  const address = new URL(path, location.origin)
  if (address.origin !== location.origin || !address.pathname.startsWith(page.pathname)) return undefined
  const key = headers['idempotency-key']
  return new Request(address, {
    method,
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    ...(method === 'POST' && body !== undefined && { body }),
  })
}
