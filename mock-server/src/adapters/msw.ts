import type { paths } from '@longan/sdk'
import { getResponse, http, type RequestHandler } from 'msw'
import { createOpenApiHttp } from 'openapi-msw'
import type { MockServer } from '../mock-server.ts'
import { ConnectionDropped, type Fetch, toRequest } from '../serve.ts'

/** Overrides typed by the document: `gateway.get('/wps/wallets/gcs', ({ response }) => response(401).json(...))`. */
export const gateway = createOpenApiHttp<paths>({ baseUrl: '*' })

/** One handler for an msw worker or server: the whole backend, with its own routing behind it. */
export const handlersFor = (mock: MockServer): RequestHandler[] => [
  http.all(/^\w+:\/\/[^/]+\/(wps|lgw|lotto|lotto-vn|partners|__admin)\//, ({ request }) =>
    mock.fetch(request).catch((error: unknown) => {
      // msw would answer an error of a handler with status 500; this is the error of a network.
      if (error instanceof ConnectionDropped || request.signal.aborted) return Response.error()
      throw error
    }),
  ),
]

/** Returns the backend with overrides in front of it: `use` adds some, `resetHandlers` removes them, as in msw. */
export function withOverrides(mock: MockServer) {
  let overrides: RequestHandler[] = []
  const fetch: Fetch = async (input, init) => {
    const request = toRequest(input, init)
    const override = await getResponse(overrides, request.clone())
    if (override?.type === 'error') throw new TypeError('Failed to fetch: an override answered with a network error')
    return override ?? mock.fetch(request)
  }
  return {
    fetch,
    use: (...handlers: RequestHandler[]) => void (overrides = [...handlers, ...overrides]),
    resetHandlers: () => void (overrides = []),
  }
}
