import type { ServerResponse } from 'node:http'

/** Answers a request line without a valid path. */
export function sendBadRequest(response: ServerResponse) {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('The request names no path\n')
}
