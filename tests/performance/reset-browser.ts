import { chromium } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'

/**
 * Clears all data of the site in the browser at `port` and signs `account` in. Lighthouse's own reset would delete the session.
 */
export async function resetBrowser(account: string, site: string, port: number) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(site).origin, storageTypes: 'all' })
  await page.goto(new URL('/robots.txt', site).href)
  await signIn(page, { baseURL: site, world: 'default' }, account)
  await page.close()
  await browser.close()
}
