import type { Page } from '@playwright/test'
import { createGateway } from '@longan/sdk'

type SignInOptions = { mockURL: string; world: string; merchant: string; sessionKey: string }

const PASSWORD = 'Demo@123'

/** Logs `account` in without the page, and leaves its session where the page looks for it. The page must be open, or have a `baseURL`. */
export async function signIn(page: Page, { mockURL, world, merchant, sessionKey }: SignInOptions, account: string) {
  const gateway = createGateway({
    baseUrl: mockURL,
    merchant,
    fetch: (request) => {
      request.headers.set('x-mock-world', world)
      return fetch(request)
    },
  })
  const session = await gateway.session.login({ type: 'username', username: account, password: PASSWORD })
  if (page.url() === 'about:blank') await page.goto('/')
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [sessionKey, JSON.stringify(session)])
  return session
}
