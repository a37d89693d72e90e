import type { ServerResponse } from 'node:http'

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A mock gateway</title>
<link rel="icon" href="data:,">
<h1>A mock gateway</h1>
<p><a href="/__admin/docs">The documentation of its API and of its control</a></p>
</html>
`

const PATHS = ['/', '/__admin', '/__admin/']

/**
 * Serves `GET /` and `GET /__admin`, the base of the control API, with a link to the documentation, unless the API has an operation at this
 * path; returns false for other requests.
 */
export function serveStartPage(
  { method, path }: { method: string | undefined; path: string },
  outgoing: ServerResponse,
  description: { paths?: object } = {},
): boolean {
  if (method !== 'GET' || !PATHS.includes(path) || Object.hasOwn(description.paths ?? {}, path)) return false
  outgoing.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; img-src data:; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  outgoing.end(PAGE)
  return true
}
