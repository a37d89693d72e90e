import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `node plain-server.ts '{"headers", "body"}'`: serves the same bytes with node:http only, as a reference. */
const { headers, body } = JSON.parse(process.argv[2] ?? '{}') as { headers: Record<string, string>; body: string }
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('SIGTERM', () => process.exit(0))
