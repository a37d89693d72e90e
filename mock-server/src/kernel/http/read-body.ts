import { isMultipart, toByteText } from './multipart.ts'
import { maxBodyBytes } from './operations.ts'

/**
 * Reads the body of a request, of which only slightly more than the maximum size is kept, so that the kernel can refuse it. The rest is discarded as
 * it arrives: a client that is interrupted while it sends may not see the response. GET and HEAD have no body. The text of a multipart form has one
 * character per byte.
 */
export async function readBody(request: Request): Promise<string> {
  const { method, url, body, headers } = request
  if (method === 'GET' || method === 'HEAD') return ''
  const isBinary = isMultipart(headers.get('content-type'))
  const decode = createDecoder(isBinary)
  // Firefox has no stream of a request's body.
  if (!body) return decode(new Uint8Array(await request.arrayBuffer())) + decode()
  const maxBytes = maxBodyBytes(method, new URL(url).pathname, isBinary)
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (size <= maxBytes) text += decode(part.value)
    size += part.value.length
  }
  return text + decode()
}

/** Without a part, the decoder returns what remains of the last one. */
function createDecoder(isBinary: boolean): (part?: Uint8Array) => string {
  if (isBinary) return (part) => (part ? toByteText(part) : '')
  const decoder = new TextDecoder()
  return (part) => (part ? decoder.decode(part, { stream: true }) : decoder.decode())
}
