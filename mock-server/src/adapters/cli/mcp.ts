import { assertHeaderText, readCommand, warn } from '../../../../command-line.ts'
import { loadNodeAdapter } from './bundle.ts'
import { addressOf, DEFAULT_URLS, findRunningMock } from './running-mock.ts'

const COMMAND = {
  run: 'npx longan mcp',
  description:
    'Serves the Model Context Protocol on standard input and output: tools that let an agent control a mock. It uses the mock at --url, or the one at port 4010 or 5174; if none is running it starts one at port 4010.',
  flags: {
    url: { value: 'URL', description: 'the URL of the running mock' },
    token: { value: 'TOKEN', description: 'the --admin-token of the mock' },
  },
  example: 'npx longan mcp\nnpx longan mcp --url http://127.0.0.1:5174',
} as const

const noClose = async () => {}

async function startMock() {
  const { createNodeMock, listen } = await loadNodeAdapter()
  const { port } = new URL(DEFAULT_URLS[0]!)
  return listen(createNodeMock(), { port: Number(port) })
}

export async function mcp(argv: string[]): Promise<void> {
  const { flags } = readCommand(COMMAND, argv)
  assertHeaderText('token', flags.token)
  const known = flags.url === undefined ? await findRunningMock() : addressOf('url', flags.url)
  const { url, close } = known === undefined ? await startMock() : { url: known, close: noClose }
  warn(`Serving the Model Context Protocol for the mock at ${url}${known === undefined ? ', which starts here' : ''}`)
  const { serveMcpOnStdio } = await import('../mcp/stdio.ts')
  await serveMcpOnStdio({ fetch, baseUrl: url, adminToken: flags.token, folder: process.cwd() })
  await close()
}
