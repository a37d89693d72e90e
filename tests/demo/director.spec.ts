import { expect, test } from '../fixtures.ts'
import { header, open, openPanel } from './panel.ts'

test('a story told from the director’s panel happens in the app beside it, and the panel says what was called', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await open(page)
  await (await openPanel(page)).getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  const director = page.getByRole('complementary', { name: 'Bàn đạo diễn' })
  await director.getByRole('combobox', { name: 'Chọn kịch bản' }).selectOption({ label: 'Lệnh nạp được duyệt' })

  await director.getByRole('button', { name: 'Bước 1/3' }).click()
  await expect(header(page).getByText('Số dư khả dụng')).toBeVisible()
  await director.getByRole('button', { name: 'Bước 2/3' }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter\?order=DP\d+$/)
  await expect(page.getByRole('main').getByText('2.000.000').first()).toBeVisible()
  await expect(director.getByText('getDeposit').first()).toBeVisible()
  await director.getByRole('button', { name: 'Bước 3/3' }).click()
  await expect(page.getByRole('main').getByText('Nạp tiền thành công')).toBeVisible()
})
