import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { startServer } from '../performance/processes.ts'

type Files = Record<string, string>
type Workers = {
  /** Returns the address of the site with this brand and the pictures that it names; equal brands share a server. */
  brandSite: (brand: object, pictures?: Files) => Promise<string>
}

/** Serves one build with other brands, for as long as the worker runs. */
export const test = base.extend<object, Workers>({
  brandSite: [
    // oxlint-disable-next-line no-empty-pattern -- the signature that the runner asks for
    async ({}, use) => {
      const root = await mkdtemp(join(tmpdir(), 'longan-brand-'))
      await using servers = new AsyncDisposableStack()
      const started = new Map<string, Promise<string>>()
      async function start(files: Files) {
        const folder = await mkdtemp(join(root, 'brand-'))
        for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
        const server = servers.use(await startServer(['web/serve/preview.ts', '--brand', folder, '--port', '0']))
        return server.url.replace('localhost', '127.0.0.1')
      }
      await use((brand, pictures = {}) => {
        const files = { 'brand.json': JSON.stringify(brand), ...pictures }
        const key = JSON.stringify(files)
        const address = started.get(key) ?? start(files)
        started.set(key, address)
        return address
      })
      await rm(root, { recursive: true })
    },
    { scope: 'worker' },
  ],
})
