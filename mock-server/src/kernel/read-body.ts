import { maxBodyBytes } from './operations.ts'

/**
 * Reads the body of a request. It stops shortly after the maximum size, so that the kernel can refuse the call without the rest being in memory.
 * GET and HEAD have no body.
 */
export async function readBody({ method, url, body }: Request): Promise<string> {
  if (method === 'GET' || method === 'HEAD' || !body) return ''
  const maxBytes = maxBodyBytes(method, new URL(url).pathname)
  const decoder = new TextDecoder()
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    text += decoder.decode(part.value, { stream: true })
    if (size <= maxBytes) continue
    await reader.cancel()
    break
  }
  return text + decoder.decode()
}
