import { expect, test } from '../fixtures.ts'

type Announcement = { title: string; content: string }
type Announcements = { value: { player: Announcement[] } }

/** Tries to cover the page: with properties that are not allowed, and with allowed ones. */
const HOSTILE = `<p style="color: rgb(1, 2, 3)">Styled</p>
  <a id="root" href="//other.example/" style="position: fixed; inset: 0; z-index: 99999">Cover</a>
  <p style="margin-top: -2000px; height: 5000px; width: 5000px; background-color: red">Box</p>
  <style>body { display: none }</style><form action="https://other.example"><input name="password"></form>`

test('markup of a notice keeps the look of its text, stays in its box and cannot cover the page', async ({
  page,
  backend,
}) => {
  await page.route('**/MCSFE_getListAnnouncements*', async (route) => {
    const reply = await route.fetch()
    const json = (await reply.json()) as Announcements
    for (const one of json.value.player) one.content = HOSTILE
    await route.fulfill({ response: reply, json })
  })
  await page.goto('/m/notice')
  await page.getByRole('button', { name: backend.firstNotice }).click()

  const styled = page.getByText('Styled')
  await expect(styled).toHaveCSS('color', 'rgb(1, 2, 3)')
  const link = page.getByRole('link', { name: 'Cover' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link).toHaveCSS('position', 'static')
  await expect(page.getByRole('main').locator('input, form, style, #root')).toHaveCount(0)
  await page.getByRole('button', { name: 'Quay lại' }).click({ trial: true })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
