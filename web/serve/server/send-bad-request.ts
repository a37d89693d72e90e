import type { ServerResponse } from 'node:http'

export function sendBadRequest(response: ServerResponse) {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('The request names no path\n')
}
