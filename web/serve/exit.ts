import '../../tests/needs-node.ts'
import { MAX_PORT, parseInteger } from '../../command-line.ts'

export { exitWithUsage, readCommand } from '../../command-line.ts'

export const parsePort = (text: string, { refuse }: { refuse: (sentence: string) => never }) =>
  parseInteger(text, { name: 'port', highest: MAX_PORT, refuse })

export const portProblem = (port: number, error: NodeJS.ErrnoException) =>
  error.code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop what runs there, or choose another with --port N.`
    : `Could not listen on port ${port}: ${error.message}`
