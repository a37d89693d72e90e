import { fileURLToPath } from 'node:url'
import { expect, test as base } from '../fixtures.ts'
import { startServer } from '../performance/processes.ts'
import { openScreen, screens, setPreferences, waitForContent } from '../screens.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { loadTestFonts } from './test-fonts.ts'
import { expectScreenshot } from './visual-snapshot.ts'

type Id = 'nang-mai' | 'khuya' | 'sen-hong'

const folderOf = (id: Id) => fileURLToPath(new URL(`../../web/brands/${id}`, import.meta.url))

const test = base.extend<object, { siteOf: (id: Id) => Promise<string> }>({
  siteOf: [
    // oxlint-disable-next-line no-empty-pattern -- the signature that the runner asks for
    async ({}, use) => {
      await using servers = new AsyncDisposableStack()
      const started = new Map<Id, Promise<string>>()
      async function start(id: Id) {
        const server = servers.use(await startServer(['web/serve/preview.ts', '--brand', folderOf(id), '--port', '0']))
        return server.url.replace('localhost', '127.0.0.1')
      }
      await use((id) => {
        const site = started.get(id) ?? start(id)
        started.set(id, site)
        return site
      })
    },
    { scope: 'worker' },
  ],
})

const brands = [
  { id: 'nang-mai', name: 'Nắng Mai', language: 'VI' },
  { id: 'khuya', name: 'Khuya', language: 'EN' },
  { id: 'sen-hong', name: 'Sen Hồng', language: 'VI' },
] as const
const names = ['home', 'login', 'slot', 'deposit']

for (const { id, name: brandName, language } of brands)
  test.describe(brandName, () => {
    // One worker for a brand, so one server.
    test.describe.configure({ mode: 'default' })
    test.use({ baseURL: async ({ siteOf }, provide) => provide(await siteOf(id)) })

    for (const screen of screens.filter(({ name }) => names.includes(name)))
      test(`${screen.name} of ${brandName} matches its screenshots in both themes, and its text is readable [B-1-16]`, async ({
        page,
        signIn,
      }) => {
        if (screen.as) await signIn(screen.as)
        await setPreferences(page, { theme: 'dark', language })
        await openScreen(page, screen)
        await expect(page).toHaveTitle(new RegExp(brandName))
        await loadTestFonts(page)
        for (const theme of ['dark', 'light']) {
          await page.evaluate((one) => {
            document.documentElement.dataset['theme'] = one
            for (const frame of document.querySelectorAll('iframe'))
              frame.contentWindow!.postMessage({ longan: 'theme', theme: one }, '*')
          }, theme)
          await waitForContent(page)
          await expectNoAxeViolations(page, `${screen.name} of ${brandName}`, 'contrast')
          await expectScreenshot(page, `brand-${id}-${screen.name}-${theme}`)
        }
      })
  })
