import { maxBodyBytes } from './operations.ts'

/**
 * Reads the body of a request, of which only slightly more than the maximum size is kept, so that the kernel can refuse it. The rest is discarded as
 * it arrives: a client that is interrupted while it sends may not see the response. GET and HEAD have no body.
 */
export async function readBody(request: Request): Promise<string> {
  const { method, url, body } = request
  if (method === 'GET' || method === 'HEAD') return ''
  // Firefox has no stream of a request's body.
  if (!body) return request.text()
  const maxBytes = maxBodyBytes(method, new URL(url).pathname)
  const decoder = new TextDecoder()
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (size <= maxBytes) text += decoder.decode(part.value, { stream: true })
    size += part.value.length
  }
  return text + decoder.decode()
}
