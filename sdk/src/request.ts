type Params = { path?: object; query?: object; header?: object }

/** What a resource says about one call; the names are openapi-fetch's. */
export type CallInit = { params?: Params; headers?: object; body?: unknown; signal?: AbortSignal; parseAs?: string }

/** The request of a call. Parameters, headers and fields that are undefined or null are not sent. */
export function buildRequest(method: string, url: string, { params = {}, headers, body, signal }: CallInit): Request {
  const address = url.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    return encodeURIComponent(String((params.path as Record<string, unknown>)[name]))
  })
  const query = new URLSearchParams(texts(params.query)).toString()
  const sent = new Headers(texts({ ...headers, ...params.header }))
  if (body !== undefined) sent.set('Content-Type', 'application/json')
  return new Request(query ? `${address}?${query}` : address, {
    method,
    headers: sent,
    signal,
    // A bare string is a ciphertext, which travels without quotes.
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function texts(values: object = {}): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
}
