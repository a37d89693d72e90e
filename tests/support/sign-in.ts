import type { Page } from '@playwright/test'
import { createGateway } from '@longan/sdk'

type Site = { baseURL: string; world: string; merchant?: string }

export const PASSWORD = 'Demo@123'

export async function gatewayOf(site: Site, token?: string) {
  return createGateway({
    baseUrl: site.baseURL,
    merchant: await merchantOf(site),
    token: () => token,
    fetch: (request) => {
      request.headers.set('x-mock-world', site.world)
      return fetch(request)
    },
  })
}

export async function signIn(page: Page, site: Site, account: string) {
  const gateway = await gatewayOf(site)
  const { token, userName, type, firstTimeLogin } = await gateway.session.login({
    type: 'username',
    username: account,
    password: PASSWORD,
  })
  const session = { token, merchantCode: await merchantOf(site), userName, type, firstTimeLogin }
  if (!page.url().startsWith(site.baseURL)) await page.goto('/robots.txt')
  await page.evaluate((value) => localStorage.setItem('session', value), JSON.stringify(session))
  return session
}

/** Logs demo01 in through the form, as a visitor does. */
export async function logIn(page: Page) {
  await page.goto('/m/login')
  await page.getByLabel('Tên đăng nhập').fill('demo01')
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await page.waitForURL('**/m/home')
}

async function merchantOf({ baseURL, merchant }: Site) {
  if (merchant) return merchant
  const config = (await (await fetch(new URL('/config.json', baseURL))).json()) as { merchant: string }
  return config.merchant
}
