import { readFile } from 'node:fs/promises'
import { readRecording } from '@longan/mock-server/node'
import { expect, test } from '../fixtures.ts'
import { startServer } from '../performance/processes.ts'
import { dismissPopup } from '../support/pop-up.ts'

/** A free port; the next one is for the mock. Another device cannot reach the mock of the static demo. */
const PORT = '5393'

test('the link of the QR code opens the panel on another device, and it controls the app', async ({ browser }) => {
  test.slow()
  await using server = await startServer(['web/serve/start.ts', '--port', PORT])
  const device = async (width: number) => {
    const size = { width, height: 844 }
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', viewport: size })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await dismissPopup(page)
    return page
  }
  const app = await device(1280)
  await app.goto('/m/home')
  await app.getByRole('button', { name: 'Mở bảng điều khiển demo' }).click()
  await app.getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  await expect(app.getByRole('img', { name: 'Trên thiết bị khác' })).toBeVisible()
  await app.getByRole('button', { name: 'Sao chép liên kết', exact: true }).click()
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
  const recording = readRecording(JSON.parse(await readFile(await (await download).path(), 'utf8')))
  expect(recording.start.name).toBe(new URLSearchParams(hash.slice(1)).get('world'))
  await Promise.all([app, phone].map((page) => page.context().close()))
})
