import type { McpServer } from '@modelcontextprotocol/server'
import { readPackageVersion } from '../docs.ts'
import { createMcpContext, describeCause, type McpContext, type McpOptions } from './mcp-context.ts'
import { formatJson, splitPages } from './pages.ts'
import { registerResources } from './resources.ts'
import { describeInput, readInput, type Tool, type ToolResult } from './tool.ts'
import { ToolFailure } from './tool-failure.ts'
import { tools } from './tools/tools.ts'

const INSTRUCTIONS = [
  'Controls a mock of a gaming gateway: members, a ledger, games and a clock. All money is fake.',
  'A world is a separate copy of everything; use a world of your own: worlds {"action":"create","name":"mine"}.',
  'find_operation finds an operation, act_as logs in a persona, call sends the operation, explain_failure says why it was refused.',
].join('\n')

/** The protocol's package, which is loaded when the protocol is first used. */
export type Protocol = typeof import('@modelcontextprotocol/server')

/**
 * Returns a function that creates servers of the Model Context Protocol for one mock: a connection has its own, and they share sessions,
 * recordings and long results.
 */
export function createMcpServers(protocol: Protocol, options: McpOptions): () => Promise<McpServer> {
  const context = createMcpContext(options)
  const version = readPackageVersion()
  return async () => {
    const server = new protocol.McpServer({ name: 'longan', version: await version }, { instructions: INSTRUCTIONS })
    for (const tool of tools) registerTool(server, tool, context)
    registerResources(server, protocol)
    return server
  }
}

function registerTool(server: McpServer, tool: Tool, context: McpContext) {
  const { name, title, description, isReadOnly } = tool
  const annotations = { readOnlyHint: isReadOnly, destructiveHint: !isReadOnly, openWorldHint: false }
  const config = { title, description, annotations, inputSchema: describeInput(tool) }
  server.registerTool(name, config, async (input) => {
    try {
      return toContent(await tool.run(readInput(tool, input) as never, context), context)
    } catch (error) {
      return { ...textOf(describeFailure(error)), isError: true }
    }
  })
}

const textOf = (...texts: string[]) => ({ content: texts.map((text) => ({ type: 'text' as const, text })) })

function toContent({ value, next }: ToolResult, { pages }: McpContext) {
  const body = typeof value === 'string' ? value : formatJson(value)
  return textOf(...pages.first(splitPages(body)), ...(next === undefined ? [] : [`Next: ${next}`]))
}

const MAX_REASON = 1500

function describeFailure(error: unknown): string {
  const reason = error instanceof ToolFailure ? error.message : describeCause(error)
  const next = error instanceof ToolFailure ? error.next : 'correct the arguments, and call the tool again'
  const shown = reason.length > MAX_REASON ? `${reason.slice(0, MAX_REASON)}…` : reason
  return `Failed: ${shown}\nNext: ${next}`
}
