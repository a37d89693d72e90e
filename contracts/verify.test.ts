import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** `npm run verify -- ...`, of which only the interactions called `only` are tried. */
function verify(only: string, ...flags: string[]): Promise<{ code: number; out: string; err: string }> {
  const script = fileURLToPath(new URL('verify.ts', import.meta.url))
  const env = { ...process.env, PACT_DESCRIPTION: only }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...flags], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

/** A mock gateway, or one whose answers are spoilt on their way out. */
async function gateway(spoil: (body: string) => string = (body) => body) {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    const reply = await mock.handle(call)
    return { ...reply, body: call.path.startsWith('/__admin') ? reply.body : spoil(reply.body) }
  }
  return listen({ ...mock, handle })
}

test('a gateway that keeps the promises is told so', async () => {
  const { url, close } = await gateway()
  const { code, out } = await verify('^getWallet', '--provider', url)
  await close()
  expect(out).toMatch(/^(\d+) of \1 interactions hold\n$/)
  expect(code).toBe(0)
})

test('a broken promise is named with its reason, and fails', async () => {
  const { url, close } = await gateway((body) => body.replace('"sumBalance"', '"sum"'))
  const { code, out } = await verify('^getWallet$', '--provider', url)
  await close()
  expect(out).toMatch(/✗ getWallet\n.*sumBalance/)
  expect(out).toContain('0 of 1 interactions hold')
  expect(code).toBe(1)
})

test('a gateway may have another merchant and a token of its own', async () => {
  const seen: string[] = []
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    if (call.path === '/wps/wallets/gcs') seen.push(`${call.header('merchant')} ${call.header('authorization')}`)
    return mock.handle(call)
  }
  const { url, close } = await listen({ ...mock, handle })
  await verify('^getWallet$', '--provider', url, '--merchant', 'OTHER', '--token', 'mine')
  await close()
  expect(seen).toEqual(['OTHER mine'])
})

test('an unknown flag is refused with a sentence', async () => {
  const { code, err } = await verify('', '--supplier', 'http://127.0.0.1')
  expect(err).toMatch(/--supplier.*\nUsage: npm run verify/s)
  expect(code).toBe(2)
})

test('a gateway that cannot be reached is refused with a sentence', async () => {
  const { code, err } = await verify('', '--provider', 'http://127.0.0.1:4249')
  expect(err).toContain('http://127.0.0.1:4249 cannot be reached')
  expect(code).toBe(2)
})

test('an address that is none is refused with a sentence', async () => {
  const { code, err } = await verify('', '--provider', 'gateway')
  expect(err).toContain('--provider must be an http(s) address, not "gateway"')
  expect(code).toBe(2)
})
