import type { OnProgress } from '../http.ts'

/** What is used of `XMLHttpRequest`, which the types of Node and of workers do not have. */
type Exchange = {
  readonly status: number
  readonly responseText: string
  readonly responseURL: string
  readonly upload: { onprogress: (event: { loaded: number; total: number }) => void }
  onload: () => void
  onerror: () => void
  onabort: () => void
  open: (method: string, url: string) => void
  setRequestHeader: (name: string, value: string) => void
  getAllResponseHeaders: () => string
  send: (body: ArrayBuffer) => void
  abort: () => void
}
type Browser = { XMLHttpRequest: new () => Exchange }

/** Sends a request as `fetch` does, but reports the upload progress, 0 to 1, which `fetch` cannot. Rejects as `fetch` does on network errors. */
export async function sendWithProgress(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.arrayBuffer()
  return new Promise((resolve, reject) => {
    const call = new (globalThis as unknown as Browser).XMLHttpRequest()
    call.open(request.method, request.url)
    request.headers.forEach((value, name) => call.setRequestHeader(name, value))
    call.upload.onprogress = ({ loaded, total }) => report(onProgress, total > 0 ? loaded / total : 0)
    // A redirect was followed already: its response counts as little as that of any other redirect.
    call.onload = () => resolve(isRedirected(call, request) ? redirectTo(call.responseURL) : toResponse(call))
    call.onerror = () => reject(new TypeError('Failed to fetch'))
    call.onabort = () => reject(request.signal.reason ?? Object.assign(new Error('Cancelled'), { name: 'AbortError' }))
    request.signal.addEventListener('abort', () => call.abort())
    call.send(body)
  })
}

/** What a listener throws is its own affair. */
function report(onProgress: OnProgress, share: number) {
  try {
    onProgress(share)
  } catch {
    // As an observer, it must not change what it observes.
  }
}

const isRedirected = ({ responseURL }: Exchange, { url }: Request) =>
  Boolean(responseURL) && responseURL !== url.replace(/#.*/, '')
const redirectTo = (location: string) => new Response(null, { status: 302, headers: { location } })

function toResponse(call: Exchange) {
  const lines = call.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at), line.slice(at + 1).trim()]
  })
  // A status without a body has an empty text.
  return new Response(call.responseText || null, { status: call.status, headers })
}
