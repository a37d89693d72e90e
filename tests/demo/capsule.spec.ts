import { readFile } from 'node:fs/promises'
import { createMockServer, readCapsule, replayCapsule } from '@longan/mock-server/node'
import { expect, test } from '../fixtures.ts'
import { header, open, openPanel } from './panel.ts'

test('what happened in the page is replayed byte for byte, in Node and in the page', async ({ page }) => {
  await open(page)
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
  const capsule = readCapsule(JSON.parse(await readFile(file, 'utf8')))
  expect(capsule.calls.map(({ path }) => path)).toContain('/wps/session/login')
  expect(await replayCapsule(capsule, createMockServer)).toMatchObject({
    answers: capsule.end.answers,
    ledger: capsule.end.ledger,
    isSame: true,
  })

  await panel
    .getByLabel('Phát lại một tệp')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(panel.getByRole('alert')).toHaveText(/^Tệp này không phải bản ghi/)
  await panel.getByLabel('Phát lại một tệp').setInputFiles(file)
  await expect(panel.getByRole('status')).toHaveText(
    new RegExp(`^Đã phát lại ${capsule.calls.length} yêu cầu, giống hệt`),
  )
  await page.keyboard.press('Escape')
  await expect(header(page).getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
})

test('a link opens the world elsewhere, and I am logged in there', async ({ page, browser, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
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
  await panel.getByRole('button', { name: 'Chép liên kết tới thế giới này' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/m/home#w=')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(2000)

  const elsewhere = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'vi-VN' })).newPage()
  await open(elsewhere, link)
  await expect(header(elsewhere).getByText('Số dư khả dụng')).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/m\/home$/)
  await elsewhere.context().close()
})
