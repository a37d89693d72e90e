import { Client } from '@modelcontextprotocol/client'
import * as protocol from '@modelcontextprotocol/server'
import { createMockServer, type MockServerOptions } from '../../mock-server.ts'
import type { McpOptions } from './mcp-context.ts'
import { createMcpServers } from './mcp-server.ts'

export type ToolAnswer = { texts: string[]; text: string; isError: boolean }

/** Calls a tool and returns its texts. */
export async function runTool(client: Client, name: string, input: object = {}): Promise<ToolAnswer> {
  const { content, isError = false } = await client.callTool({ name, arguments: input as Record<string, unknown> })
  const texts = content.map((one) => (one.type === 'text' ? one.text : ''))
  return { texts, text: texts.join('\n'), isError }
}

/** Connects the official client in memory to the tools of a new mock. */
export async function connect(options: MockServerOptions = {}, more: Partial<McpOptions> = {}) {
  const mock = createMockServer({ seed: 7, ...options })
  const server = await createMcpServers(protocol, { fetch: mock.fetch, baseUrl: 'http://mock.local', ...more })()
  const client = new Client({ name: 'test', version: '1.0.0' })
  const [ofClient, ofServer] = protocol.InMemoryTransport.createLinkedPair()
  await server.connect(ofServer)
  await client.connect(ofClient)
  const control = async (path: string, world = 'default') =>
    (
      await mock.fetch(`http://mock.local/__admin${path}`, { headers: { 'x-mock-world': world } })
    ).json() as Promise<never>
  return {
    mock,
    client,
    control,
    use: (name: string, input?: object) => runTool(client, name, input),
    /** Calls a tool that must succeed, and returns its JSON. */
    async read<Value = Record<string, never>>(name: string, input?: object): Promise<Value> {
      const { texts, text, isError } = await runTool(client, name, input)
      if (isError) throw new Error(text)
      return JSON.parse(texts[0]!) as Value
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}
