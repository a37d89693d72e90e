import { expect, test } from '../fixtures.ts'

test('a script that somebody brings into the page does not run, and the browser says so', async ({
  page,
  problems,
}) => {
  problems.expect(/Content Security Policy/)
  await page.goto('/m/home')

  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.smuggled = "yes"'
    document.head.append(script)
    return document.documentElement.dataset['smuggled']
  })

  expect(ran).toBeUndefined()
})

test('no other site frames the app, and no game keeps an origin when it is opened by itself', async ({
  page,
  problems,
  request,
}) => {
  // What puts the home page's pop-up away finds no storage there.
  problems.expect(/lacks the 'allow-same-origin' flag/)
  const app = (await request.get('/m/home')).headers()['content-security-policy']
  expect(app).toContain("frame-ancestors 'none'")

  await page.goto('/partners/slot/?launch=none')
  expect(await page.evaluate(() => self.origin)).toBe('null')
})
