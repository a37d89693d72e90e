import '../../tests/needs-node.ts'
import { parseArgs } from 'node:util'

/** Ends the process with one clear sentence, as for every wrong use. */
export function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

type Known = { port?: number; demo?: boolean }

/** Reads the command line: `--port N` everywhere, `--demo` where it has a meaning. */
export function readFlags(command: string, { port, demo }: Known) {
  const known = [port && '--port N', demo !== undefined && '--demo'].filter(Boolean).join(', ') || 'none'
  try {
    const { values } = parseArgs({
      options: { ...(port && { port: { type: 'string' } }), ...(demo !== undefined && { demo: { type: 'boolean' } }) },
    })
    return { port: portOf(values.port ?? String(port ?? 0)), demo: Boolean(values.demo) }
  } catch (error) {
    return giveUp(`${command}: ${error instanceof Error ? error.message.split('.')[0] : error}. Known flags: ${known}.`)
  }
}

function portOf(text: unknown) {
  const port = Number(text)
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : giveUp(`A port is a number from 0 to 65535, not "${text}".`)
}

/** The sentence for a server that could not listen. */
export const portProblem = (port: number, error: NodeJS.ErrnoException) =>
  error.code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop what runs there, or choose another with --port N.`
    : `Could not listen on port ${port}: ${error.message}`
