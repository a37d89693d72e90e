import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { createMockServer, type MockServer, type MockServerOptions } from '../../mock-server.ts'
import { listen, type NodeOptions } from '../node.ts'
import { longan as run } from './commands.ts'

export type CommandResult = { code: number; out: string; err: string }

class Exit extends Error {}

/** `npx longan ...words`, until it ends: in this process, which is a second faster than one of its own. */
export async function longan(...words: string[]): Promise<CommandResult> {
  const ended: CommandResult = { code: 0, out: '', err: '' }
  const capture = (name: 'out' | 'err') => (text: unknown) => {
    ended[name] += String(text)
    return true
  }
  using _out = vi.spyOn(process.stdout, 'write').mockImplementation(capture('out'))
  using _err = vi.spyOn(process.stderr, 'write').mockImplementation(capture('err'))
  using _exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    ended.code = Number(code)
    throw new Exit()
  })
  const before = process.exitCode
  try {
    await run(words)
    ended.code = Number(process.exitCode ?? 0)
  } catch (error) {
    if (!(error instanceof Exit)) throw error
  }
  process.exitCode = before
  return ended
}

export async function ownFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'longan-'))
  const remove = () => rm(folder, { recursive: true })
  return { file: (name: string) => join(folder, name), [Symbol.asyncDispose]: remove }
}

/** Starts a mock that listens; `wrap` wraps its handler. */
export async function running(
  options: MockServerOptions & NodeOptions = {},
  wrap: (handle: MockServer['handle']) => MockServer['handle'] = (handle) => handle,
) {
  const mock = createMockServer(options)
  const { url, close } = await listen({ ...mock, handle: wrap(mock.handle) }, options)
  const ask = async (path: string, body?: unknown) => {
    const headers = { 'x-admin-token': options.adminToken ?? '', merchant: 'DEMO' }
    const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
    return (await (await fetch(url + path, sent)).json()) as Record<string, never>
  }
  return { mock, url, ask, [Symbol.asyncDispose]: close }
}
