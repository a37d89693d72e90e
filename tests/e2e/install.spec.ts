import { expect, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('a browser finds all it needs to install the site as an app [A-1-23]', async ({ page, clock }) => {
  await page.goto('/m/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}') as {
    start_url: string
    display: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ start_url: '/m/home', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const picture = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob())
      return `${bitmap.width}x${bitmap.height}`
    }, src)
    expect(picture, src).toBe(sizes)
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Tests run in an incognito window, which cannot install apps.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  await clock.fastForward(16_000)
  const worker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)
  await expect.poll(worker).toBe(new URL('/', page.url()).href)
})

test('home offers the app above the tabs until I close the offer', async ({ page }) => {
  await page.goto('/m/home')
  const bar = page.getByRole('complementary', { name: 'Tải ứng dụng' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  const tabs = (await page.getByRole('navigation', { name: 'Điều hướng chính' }).boundingBox())!
  const box = (await bar.boundingBox())!
  expect(Math.abs(box.y + box.height - tabs.y)).toBeLessThan(1.5)

  await bar.getByRole('button', { name: 'Tải', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Tải ứng dụng' })
  await expect(sheet.getByText('Android', { exact: true })).toBeVisible()
  await expect(sheet.getByText('iPhone · iPad')).toHaveCount(0)
  await page.goBack()
  await expect(sheet).toHaveCount(0)

  await bar.getByRole('button', { name: 'Đóng' }).click()
  await expect(bar).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name: 'Thể thao' }).click()
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBeTruthy()
  await expect(bar).toHaveCount(0)
})
