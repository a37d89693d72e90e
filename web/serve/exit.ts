import '../../tests/needs-node.ts'
import { HIGHEST_PORT, wholeNumber } from '../../command-line.ts'

export { exitWithUsage as giveUp, readCommand } from '../../command-line.ts'

/** What `--port` says. */
export const portOf = (text: string, { refuse }: { refuse: (sentence: string) => never }) =>
  wholeNumber(text, { name: 'port', highest: HIGHEST_PORT, refuse })

/** The sentence for a server that could not listen. */
export const portProblem = (port: number, error: NodeJS.ErrnoException) =>
  error.code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop what runs there, or choose another with --port N.`
    : `Could not listen on port ${port}: ${error.message}`
