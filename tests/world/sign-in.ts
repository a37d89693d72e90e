import type { Page } from '@playwright/test'
import { createGateway } from '@longan/sdk'

type Site = { baseURL: string; world: string }

/** Every persona's password. */
export const PASSWORD = 'Demo@123'

/** The gateway of this test's world, through the real SDK: to arrange what a test does not want to click. */
export async function gatewayOf({ baseURL, world }: Site, token?: string) {
  return createGateway({
    baseUrl: baseURL,
    merchant: await merchantOf(baseURL),
    token: () => token,
    fetch: (request) => {
      request.headers.set('x-mock-world', world)
      return fetch(request)
    },
  })
}

/** Logs `account` in as the app's form would, without the clicks, and leaves the session where the app looks for it. */
export async function signIn(page: Page, site: Site, account: string) {
  const gateway = await gatewayOf(site)
  const { token, userName, type, firstTimeLogin } = await gateway.session.login({
    type: 'username',
    username: account,
    password: PASSWORD,
  })
  const session = { token, merchantCode: await merchantOf(site.baseURL), userName, type, firstTimeLogin }
  if (!page.url().startsWith(site.baseURL)) await page.goto('/robots.txt')
  await page.evaluate((value) => localStorage.setItem('session', value), JSON.stringify(session))
  return session
}

async function merchantOf(baseURL: string) {
  const config = (await (await fetch(new URL('/config.json', baseURL))).json()) as { merchant: string }
  return config.merchant
}
