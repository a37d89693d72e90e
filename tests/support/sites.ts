import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { startServer } from '../performance/processes.ts'
import { startIndependentSite, type IndependentSite } from '../wire/independent-site.ts'
import { attachScreenshots } from './failure-screenshot.ts'

/**
 * The backend of the app. `http`: the mock behind the page's origin, a world per test. `page`: the static demo, with the mock inside the page.
 * `independent`: the independent test server, on its own origin.
 */
export type Adapter = 'http' | 'page' | 'independent'

type Files = Record<string, string>
type WorkerFixtures = {
  adapter: Adapter
  independentSite: IndependentSite | undefined
  /** Returns the address of the site with the brand of a folder, or with this brand and the pictures that it names; equal brands share a server. */
  brandSite: (brand: object | string, pictures?: Files) => Promise<string>
}

/** A test with the sites that live as long as a worker. Each spec has these: for other fixtures of a worker the runner starts another one. */
export const test = base.extend<object, WorkerFixtures>({
  adapter: ['http', { option: true, scope: 'worker' }],
  independentSite: [
    async ({ adapter }, use) => {
      if (adapter !== 'independent') return use(undefined)
      await using site = await startIndependentSite()
      await use(site)
    },
    { scope: 'worker' },
  ],
  brandSite: [
    // oxlint-disable-next-line no-empty-pattern -- the signature that the runner asks for
    async ({}, use) => {
      const root = await mkdtemp(join(tmpdir(), 'longan-brand-'))
      await using servers = new AsyncDisposableStack()
      const started = new Map<string, Promise<string>>()
      async function write(files: Files) {
        const folder = await mkdtemp(join(root, 'brand-'))
        for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
        return folder
      }
      async function start(folder: string) {
        const server = servers.use(await startServer(['web/serve/preview.ts', '--brand', folder, '--port', '0']))
        return server.url.replace('localhost', '127.0.0.1')
      }
      await use((brand, pictures = {}) => {
        const files = { 'brand.json': JSON.stringify(brand), ...pictures }
        const key = JSON.stringify(files)
        const address =
          started.get(key) ?? Promise.resolve(typeof brand === 'string' ? brand : write(files)).then(start)
        started.set(key, address)
        return address
      })
      await rm(root, { recursive: true })
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, provide, info) => {
    await provide(page)
    await attachScreenshots(page, info)
  },
})
