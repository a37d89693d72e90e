import type { ErrorCode } from '@longan/sdk'
import * as v from 'valibot'
import { MAX_BODY } from '../kernel/refusal.ts'

type Fetch = (request: Request) => Promise<Response>

/** The allowed requests of a frame. Only these headers are passed on: a frame chooses neither its world nor its session. */
const asked = v.object({
  longan: v.literal('partner-call'),
  id: v.pipe(v.number(), v.safeInteger()),
  method: v.picklist(['GET', 'POST']),
  path: v.pipe(v.string(), v.maxLength(2000)),
  headers: v.optional(v.object({ 'idempotency-key': v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))) }), {}),
  body: v.optional(v.pipe(v.string(), v.maxLength(MAX_BODY))),
})
type Asked = v.InferOutput<typeof asked>

/** So many calls of one frame are under way at a time; a game needs two or three. */
const AT_ONCE = 16

/**
 * Lets a partner's client in a frame of this page reach the mock, since the frame has no server to ask. Heard is only a sandboxed frame in
 * which the page has opened a partner; it reaches only the calls of that partner. What is returned ends it.
 */
export function bridgePartners(fetch: Fetch): () => void {
  const underWay = new WeakMap<object, number>()

  async function answerTo(frame: Window, request: Request | undefined) {
    const count = underWay.get(frame) ?? 0
    if (!request) return refusal(403, 'function.not.available')
    if (count >= AT_ONCE) return refusal(429, 'TOO_MANY_REQUESTS')
    underWay.set(frame, count + 1)
    try {
      const response = await fetch(request)
      return { status: response.status, body: await response.text() }
    } catch {
      // A dropped connection: no response has status 0.
      return { status: 0, body: '' }
    } finally {
      underWay.set(frame, underWay.get(frame)! - 1)
    }
  }

  async function hear({ source, origin, data }: MessageEvent<unknown>) {
    const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source)
    const call = v.safeParse(asked, data)
    if (!frame?.contentWindow || origin !== 'null' || !call.success) return
    const answer = await answerTo(frame.contentWindow, requestOf(call.output, frame.src))
    // The frame's origin is opaque ("null"), so no narrower target can be named; the answer goes to that one window.
    frame.contentWindow?.postMessage({ longan: 'partner-answer', id: call.output.id, ...answer }, '*')
  }
  const listener = (event: MessageEvent<unknown>) => void hear(event)
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}

const refusal = (status: number, errorCode: ErrorCode) => ({
  status,
  body: JSON.stringify({ success: false, errorCode }),
})

/** Returns the call if it goes to the simulator whose page `src` is. The resolved address is checked, not the written one. */
function requestOf({ method, path, headers, body }: Asked, src: string): Request | undefined {
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
