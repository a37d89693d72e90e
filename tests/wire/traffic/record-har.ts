type HarEntry = ReturnType<typeof toEntry>

/** Records the calls of a client as a browser does: in a HAR 1.2, with headers, bodies and tokens. */
export function recordHar() {
  const entries: HarEntry[] = []
  return {
    async fetch(request: Request): Promise<Response> {
      const sent = await request.clone().text()
      const response = await fetch(request)
      entries.push(toEntry({ request, sent, response, received: await response.clone().text() }))
      return response
    },
    har: () => JSON.stringify({ log: { version: '1.2', creator: { name: 'client', version: '1' }, entries } }),
  }
}

const toPairs = (headers: Headers) => [...headers].map(([name, value]) => ({ name, value }))

type Exchange = { request: Request; sent: string; response: Response; received: string }

const toEntry = ({ request, sent, response, received }: Exchange) => ({
  startedDateTime: '2026-11-20T12:42:00.000Z',
  time: 1,
  request: {
    method: request.method,
    url: request.url,
    httpVersion: 'HTTP/1.1',
    headers: toPairs(request.headers),
    ...(sent !== '' && { postData: { mimeType: request.headers.get('content-type') ?? '', text: sent } }),
  },
  response: {
    status: response.status,
    headers: toPairs(response.headers),
    content: { mimeType: response.headers.get('content-type') ?? '', size: received.length, text: received },
  },
})
