/** Sends a request as `fetch` does, but reports the upload progress, 0 to 1, which `fetch` cannot. Rejects as `fetch` does on network errors. */
export async function sendWithProgress(request: Request, onProgress: (share: number) => void): Promise<Response> {
  const body = await request.arrayBuffer()
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(request.method, request.url)
    request.headers.forEach((value, name) => call.setRequestHeader(name, value))
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onload = () => resolve(toResponse(call))
    call.onerror = () => reject(new TypeError('Failed to fetch'))
    call.onabort = () => reject(request.signal.reason ?? new DOMException('Cancelled', 'AbortError'))
    request.signal.addEventListener('abort', () => call.abort())
    call.send(body)
  })
}

function toResponse(call: XMLHttpRequest) {
  const lines = call.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at), line.slice(at + 1).trim()]
  })
  // A status without a body has an empty text.
  return new Response(call.responseText || null, { status: call.status, headers })
}
