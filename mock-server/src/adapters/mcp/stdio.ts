import { createMcpServers } from './mcp-server.ts'
import type { McpOptions } from './mcp-context.ts'

/**
 * Serves the Model Context Protocol on standard input and output until the input ends. Returns false if the connection was closed before: by a message of
 * more than 10 MB, or because the output is closed.
 */
export async function serveMcpOnStdio(options: McpOptions): Promise<boolean> {
  const [protocol, { serveStdio, StdioServerTransport }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('@modelcontextprotocol/server/stdio'),
  ])
  const transport = new StdioServerTransport()
  const close = transport.close.bind(transport)
  const closed = new Promise<void>((resolve) => {
    transport.close = () => close().then(resolve)
  })
  serveStdio(createMcpServers(protocol, options), { transport })
  await closed
  const hasEnded = process.stdin.readableEnded
  process.stdin.destroy()
  return hasEnded
}
