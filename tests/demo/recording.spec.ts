import { readFile } from 'node:fs/promises'
import { createMockServer, readRecording, replayRecording } from '@longan/mock-server/node'
import { expect, test } from '../fixtures.ts'
import { header, openDemo, openPanel } from './panel.ts'

test('what happened in the page is replayed byte for byte, in Node and in the page', async ({ page }) => {
  await openDemo(page)
  let panel = await openPanel(page)
  await panel.getByRole('switch', { name: 'Ghi lại từ bây giờ' }).click()
  await expect(panel.getByRole('switch', { name: /^Đang ghi: / })).toBeChecked()
  await panel.getByRole('combobox').selectOption('demo01')
  await panel.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(header(page).getByText('Số dư khả dụng')).toBeVisible()

  panel = await openPanel(page)
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Lưu thành tệp' }).click()
  const file = await (await download).path()
  const recording = readRecording(JSON.parse(await readFile(file, 'utf8')))
  expect(recording.calls.map(({ path }) => path)).toContain('/wps/session/login')
  expect(await replayRecording(recording, createMockServer)).toMatchObject({
    responses: recording.end.responses,
    ledger: recording.end.ledger,
    isSame: true,
  })

  await panel
    .getByLabel('Phát lại một tệp')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(panel.getByRole('alert')).toHaveText(/^Tệp này không phải bản ghi/)
  await panel.getByLabel('Phát lại một tệp').setInputFiles(file)
  await expect(panel.getByRole('status')).toHaveText(
    new RegExp(`^Đã phát lại ${recording.calls.length} yêu cầu, giống hệt`),
  )
  await page.keyboard.press('Escape')
  await expect(header(page).getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
})

test('a link opens the world in another browser, and I am logged in there', async ({ page, browser, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDemo(page)
  let panel = await openPanel(page)
  await panel.getByRole('switch', { name: 'Ghi lại từ bây giờ' }).click()
  await expect(panel.getByRole('switch', { name: /^Đang ghi: / })).toBeChecked()
  await panel.getByRole('button', { name: 'Làm mới thế giới' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Làm mới thế giới' }).click()
  await expect(page.getByText('Thế giới demo đã được làm mới')).toBeVisible()
  panel = await openPanel(page)
  await panel.getByRole('combobox').selectOption('demo01')
  await panel.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(header(page).getByText('Số dư khả dụng')).toBeVisible()
  panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Sao chép liên kết tới thế giới này' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/m/home#w=')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(2000)

  const other = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'vi-VN' })).newPage()
  await openDemo(other, link)
  await expect(header(other).getByText('Số dư khả dụng')).toBeVisible()
  await expect(other).toHaveURL(/\/m\/home$/)
  await other.context().close()
})
