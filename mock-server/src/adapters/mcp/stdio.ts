import { once } from 'node:events'
import { createMcpServers } from './mcp-server.ts'
import type { McpOptions } from './mcp-context.ts'

/** Serves the Model Context Protocol on standard input and output until the input ends. */
export async function serveMcpOnStdio(options: McpOptions): Promise<void> {
  const [protocol, { serveStdio }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('@modelcontextprotocol/server/stdio'),
  ])
  const ended = once(process.stdin, 'end')
  serveStdio(createMcpServers(protocol, options))
  await ended
}
