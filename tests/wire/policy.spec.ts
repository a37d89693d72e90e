import { expect, test } from '../fixtures.ts'

test('an injected script does not run, and the browser reports it', async ({ page, problems }) => {
  problems.expect(/Content Security Policy/)
  await page.goto('/m/home')

  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injected = "yes"'
    document.head.append(script)
    return document.documentElement.dataset['injected']
  })

  expect(ran).toBeUndefined()
})

test('no other site can frame the app, and a game opened directly has no origin', async ({
  page,
  problems,
  request,
}) => {
  // The init script that dismisses the pop-up has no storage there.
  problems.expect(/lacks the 'allow-same-origin' flag/)
  const app = (await request.get('/m/home')).headers()['content-security-policy']
  expect(app).toContain("frame-ancestors 'none'")

  await page.goto('/partners/slot/?launch=none')
  expect(await page.evaluate(() => self.origin)).toBe('null')
})
