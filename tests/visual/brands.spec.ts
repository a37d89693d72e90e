import { fileURLToPath } from 'node:url'
import { expect, test } from '../fixtures.ts'
import { openScreen, screens, setPreferences, waitForContent } from '../screens.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { loadTestFonts } from './test-fonts.ts'
import { expectScreenshot } from './visual-snapshot.ts'

const folderOf = (id: string) => fileURLToPath(new URL(`../../web/brands/${id}`, import.meta.url))

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
    test.use({ baseURL: async ({ brandSite }, provide) => provide(await brandSite(folderOf(id))) })

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
