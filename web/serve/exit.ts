import '../../tests/needs-node.ts'
import { MAX_PORT, parseInteger } from '../../command-line.ts'

export { exitWithUsage, readCommand, refuse } from '../../command-line.ts'

export const parsePort = (text: string) => parseInteger(text, { name: 'port', highest: MAX_PORT })

type ListenProblem = { error: NodeJS.ErrnoException; command: { commandLine: string } }

export const portProblem = (port: number, { error, command }: ListenProblem) =>
  error.code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop what runs there, or choose another: ${command.commandLine} --port N`
    : `Could not listen on port ${port}: ${error.message}`
