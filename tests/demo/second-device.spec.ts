import { readFile } from 'node:fs/promises'
import { readCapsule } from '@longan/mock-server/node'
import { expect, test } from '../fixtures.ts'
import { startServer } from '../performance/processes.ts'
import { putPopupAway } from '../support/pop-up.ts'

/** A free port, and one after it for the mock: the static demo has none that another device could reach. */
const PORT = '5393'

test('by the link of its QR code the panel directs the app from another device', async ({ browser }) => {
  test.slow()
  await using house = await startServer(['web/serve/start.ts', '--port', PORT])
  const device = async (width: number) => {
    const size = { width, height: 844 }
    const context = await browser.newContext({ baseURL: house.url, serviceWorkers: 'block', viewport: size })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await putPopupAway(page)
    return page
  }
  const app = await device(1280)
  await app.goto('/m/home')
  await app.getByRole('button', { name: 'Mở bảng điều khiển demo' }).click()
  await app.getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  await expect(app.getByRole('img', { name: 'Trên thiết bị khác' })).toBeVisible()
  await app.getByRole('button', { name: 'Chép liên kết', exact: true }).click()
  const copied = () => app.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('#token=')
  const { pathname, hash } = new URL(await copied())

  const phone = await device(412)
  await phone.goto(pathname + hash)
  await phone.getByRole('combobox', { name: 'Chọn kịch bản' }).selectOption({ label: 'Lệnh nạp được duyệt' })
  await phone.getByRole('button', { name: 'Bước 1/3' }).click()
  await expect(app.getByRole('banner').getByText('Số dư khả dụng')).toBeVisible()
  await phone.getByRole('button', { name: 'Bước 2/3' }).click()
  await expect(app).toHaveURL(/\/m\/voucherCenter\?order=DP\d+$/)
  await expect(phone.getByText('getDeposit').first()).toBeVisible()
  await phone.getByRole('button', { name: 'Bước 3/3' }).click()
  await expect(app.getByRole('main').getByText('Nạp tiền thành công')).toBeVisible()

  const download = phone.waitForEvent('download')
  await phone.getByRole('button', { name: 'Lưu thành tệp' }).click()
  const capsule = readCapsule(JSON.parse(await readFile(await (await download).path(), 'utf8')))
  expect(capsule.beginning.name).toBe(new URLSearchParams(hash.slice(1)).get('world'))
  await Promise.all([app, phone].map((page) => page.context().close()))
})
