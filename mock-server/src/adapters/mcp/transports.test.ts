import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { longan, running } from '../cli/testing.ts'
import { runTool } from './testing.ts'

const CLI = fileURLToPath(new URL('../cli/longan.ts', import.meta.url))
const newClient = () => new Client({ name: 'test', version: '1.0.0' })

test('longan mcp serves the tools for a running mock over standard input and output', async () => {
  await using mock = await running({ seed: 3, adminToken: 'secret' })
  const args = [CLI, 'mcp', '--url', mock.url, '--token', 'secret']
  const transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' })
  const client = newClient()
  onTestFinished(() => client.close())
  await client.connect(transport)

  await runTool(client, 'worlds', { action: 'create', name: 'agent' })
  const { text } = await runTool(client, 'act_as', { world: 'agent', account: 'demo01' })

  const { contents } = await client.readResource({ uri: 'longan://glossary' })

  expect(text).toContain('"account": "demo01"')
  expect(JSON.stringify(contents)).toContain('**ledger**')
  expect(mock.mock.worlds.names()).toContain('agent')
})

test('longan mcp starts a mock at --port, and ends when its input ends', async () => {
  const client = newClient()
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [CLI, 'mcp', '--port', '0'],
    stderr: 'pipe',
  })
  const ended = new Promise<void>((resolve) => (client.onclose = resolve))
  await client.connect(transport)

  const { text } = await runTool(client, 'worlds', { action: 'show' })
  await client.close()
  await ended

  expect(text).toContain('"ledger":"balanced"')
})

test.for([
  [['--port', 'x'], '--port must be an integer from 0 to 65535, not "x"'],
  [['--port', '0', '--url', 'http://127.0.0.1:1'], '--url names a running mock, and --port starts one'],
  [['--url', 'ftp://somewhere'], '--url must be an http(s) address'],
  [['--token', 'a\nb'], '--token has a character that HTTP headers do not allow'],
] as const)('longan mcp %j is refused', async ([words, sentence]) => {
  const { code, err } = await longan('mcp', ...words)

  expect(code).toBe(2)
  expect(err).toContain(sentence)
})

test('without its admin token the mock refuses, and the error says what to start', async () => {
  await using mock = await running({ adminToken: 'secret' })
  const args = [CLI, 'mcp', '--url', mock.url]
  const client = newClient()
  onTestFinished(() => client.close())
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' }))

  const { text, isError } = await runTool(client, 'worlds', { action: 'list' })

  expect(isError).toBe(true)
  expect(text).toContain('needs its admin token')
  expect(text).toContain('Next: start "longan mcp" again with --token')
})

test('/__admin/mcp serves the same tools over HTTP, and sessions survive between requests', async () => {
  await using mock = await running({ seed: 3, adminToken: 'secret' })
  const requestInit = { headers: { 'x-admin-token': 'secret' } }
  const client = newClient()
  onTestFinished(() => client.close())
  await client.connect(new StreamableHTTPClientTransport(new URL(`${mock.url}/__admin/mcp`), { requestInit }))

  await runTool(client, 'act_as', { account: 'demo01' })
  const { text } = await runTool(client, 'call', { operation: 'getWallet', as: 'demo01' })

  expect(text).toContain('"sumBalance":12408317.5')
})

test('/__admin/mcp needs the admin token, and is for pages of this machine only', async () => {
  await using closed = await running({ adminToken: 'secret' })
  await using open = await running()
  const post = async (url: string, headers: Record<string, string>) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
    const sent = { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers }
    return (await fetch(`${url}/__admin/mcp`, { method: 'POST', headers: sent, body })).status
  }

  expect(await post(closed.url, {})).toBe(403)
  expect(await post(closed.url, { 'x-admin-token': 'secret' })).toBe(200)
  expect(await post(open.url, {})).toBe(200)
  expect(await post(open.url, { origin: 'https://elsewhere.example' })).toBe(403)
})

test.for([
  ['TRACE', '/__admin/mcp', 405],
  ['DELETE', '/__admin/mcp', 405],
  ['GET', 'http://elsewhere.example/__admin/mcp', 405],
] as const)('a %s of %s is refused with a response', async ([method, path, status]) => {
  await using mock = await running()
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const sent = request({ port: new URL(mock.url).port, method, path }, (response) => {
    response.resume()
    resolve(response.statusCode)
  })
  sent.once('error', reject).end()

  expect(await promise).toBe(status)
})

test('longan mcp goes on after lines that are no messages, and ends with a sentence after a line of more than 10 MB', async () => {
  await using mock = await running()
  const child = spawn(process.execPath, [CLI, 'mcp', '--url', mock.url])
  onTestFinished(() => void child.kill())
  const [out, err, closed] = [text(child.stdout), text(child.stderr), once(child, 'close')]
  child.stdin.on('error', () => undefined)
  const clientInfo = { name: 'test', version: '1.0.0' }
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }
  child.stdin.write(`{broken\nnull\n[]\n${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'initialize', params })}\n`)
  await once(child.stdout, 'data')

  child.stdin.write('a'.repeat(11_000_000))

  expect(await closed).toEqual([1, null])
  expect(await out).toContain('"id":7')
  expect((await err).trim().split('\n').at(-1)).toContain('a message has more than 10 MB')
})
