import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { addressesOf, hostOf } from './server/addresses.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The development server of the app, without the mock. */
async function developmentServer() {
  const server = await createServer({
    configFile: `${root}web/vite.config.ts`,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { port: 0, strictPort: false, watch: null, hmr: false, ws: false },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const { address, port } = server.httpServer!.address() as AddressInfo
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  return { address, statusOf }
}

test('the development server listens on this machine only, and serves its sources but no private file', async () => {
  const folder = mkdtempSync(`${root}web/.private-`)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const secrets = ['worlds.db', 'worlds.db-wal', 'found.recording.json', 'my-snapshot.json', 'access.log'].map(
    (name) => `${folder}/${name}`,
  )
  for (const file of secrets) writeFileSync(file, '{}')
  const { address, statusOf } = await developmentServer()

  expect(address).toBe('127.0.0.1')
  expect(await statusOf(`/@fs${root}web/src/lib/site/paths.ts`)).toBe(200)
  for (const file of [
    ...secrets,
    `${root}package.json`,
    `${root}CHANGELOG.md`,
    `${root}tests/tool.ts`,
    '/etc/hostname',
  ])
    expect([file, await statusOf(`/@fs${file}?raw`), await statusOf(`/@fs${file}`)]).toEqual([file, 403, 403])
  expect(await statusOf(`/__open-in-editor?file=${root}package.json`)).toBe(404)
})

test('servers listen on the local network only with --lan, and print its address only then', () => {
  expect([hostOf(false), hostOf(true)]).toEqual(['127.0.0.1', '0.0.0.0'])
  expect(addressesOf(5173)).toEqual(['http://localhost:5173'])
  expect(addressesOf(5173, true)[0]).toBe('http://localhost:5173')
})
