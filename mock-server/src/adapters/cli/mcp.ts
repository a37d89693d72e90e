import {
  assertHeaderText,
  MAX_PORT,
  parseAddress,
  parseInteger,
  readCommand,
  refuse,
  warn,
} from '../../../../command-line.ts'
import { loadNodeAdapter } from './bundle.ts'
import { DEFAULT_URLS, findRunningMock } from './running-mock.ts'

const COMMAND = {
  run: 'npx longan mcp',
  description:
    'Serves the Model Context Protocol on standard input and output: tools that let an agent control a mock. It uses the mock at --url, or the one at port 4010 or 5174; if none is running it starts one at port 4010.',
  flags: {
    url: { value: 'URL', description: 'the URL of the running mock' },
    token: { value: 'TOKEN', description: 'the --admin-token of the mock' },
    port: { value: 'N', description: 'starts a mock at this port in any case; 0 for any free port' },
  },
  example: 'npx longan mcp\nnpx longan mcp --url http://127.0.0.1:5174',
} as const

type Connection = { url: string; close(): Promise<void> }

const toRunning = (url: string): Connection => ({ url, close: async () => {} })

async function startMock(port: number): Promise<Connection> {
  const { createNodeMock, listen } = await loadNodeAdapter()
  return listen(createNodeMock(), { port }).catch((error: NodeJS.ErrnoException) =>
    refuse(`Failed to start a mock at port ${port} (${error.code}): choose another with --port`),
  )
}

async function connect({ url, port }: { url: string | undefined; port: string | undefined }): Promise<Connection> {
  if (url !== undefined && port !== undefined)
    refuse('--url names a running mock, and --port starts one: use one of them')
  if (url !== undefined) return toRunning(parseAddress('url', url))
  if (port !== undefined) return startMock(parseInteger(port, { name: 'port', highest: MAX_PORT }))
  const running = await findRunningMock()
  return running === undefined ? startMock(Number(new URL(DEFAULT_URLS[0]!).port)) : toRunning(running)
}

export async function mcp(argv: string[]): Promise<void> {
  const { flags } = readCommand(COMMAND, argv)
  assertHeaderText('token', flags.token)
  const { url, close } = await connect(flags)
  // Standard output belongs to the protocol.
  warn(`Serving the Model Context Protocol for the mock at ${url}`)
  const { serveMcpOnStdio } = await loadNodeAdapter()
  const hasEnded = await serveMcpOnStdio({ fetch, baseUrl: url, adminToken: flags.token, folder: process.cwd() })
  await close()
  if (hasEnded) return
  warn('The connection was closed: a message has more than 10 MB, or the output is closed')
  process.exitCode = 1
}
