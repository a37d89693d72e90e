import { expect, test } from '../fixtures.ts'

const ok = ['Đang hot', 'Xổ số', 'Nổ hũ', 'Bắn cá', 'Game bài']
const sections = [
  { operation: 'listHotGames', lost: 'Đang hot' },
  { operation: 'listOpenedNumeros', lost: 'Xổ số' },
  { operation: 'listGames', lost: 'Nổ hũ' },
] as const

for (const { operation, lost } of sections) {
  test(`home lives without ${operation}, and the part comes when I try again`, async ({ page, world, problems }) => {
    await world.fault({ operation, status: 500, code: 'system.error' })
    await page.goto('/m/home')
    const section = page.getByRole('region', { name: lost, exact: true })
    await expect(section.getByRole('alert')).toContainText('Chưa tải được phần này')
    for (const name of ok) await expect(page.getByRole('region', { name, exact: true })).toBeAttached()
    await expect(page.getByRole('region', { name: 'Ưu đãi nổi bật' })).toBeVisible()
    await world.clearFaults()
    await section.getByRole('button', { name: 'Thử lại' }).click()
    await expect(section.getByRole('alert')).toHaveCount(0)
    // The failures were ordered.
    problems.length = 0
  })
}

test('the list of games says what failed and can be asked again [G-7-49]', async ({ page, world, problems }) => {
  await world.fault({ operation: 'listGames', status: 500, code: 'system.error' })
  await page.goto('/m/slotsCenter')
  await expect(page.getByText('Lỗi hệ thống, vui lòng thử lại')).toBeVisible()
  await world.clearFaults()
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  problems.length = 0
})

test('an operation that fails with words of its own is quoted, a nameless one is unknown', async ({
  page,
  world,
  problems,
}) => {
  await page.goto('/m/login')
  const logIn = async () => {
    await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('demo01')
    await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('Demo@123')
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  }
  await world.fault({ operation: 'login', status: 500, code: 'system.error', times: 1 })
  await logIn()
  await expect(page.getByRole('alert')).toHaveText('Lỗi hệ thống, vui lòng thử lại')
  await page.route('**/wps/session/login', (route) =>
    route.fulfill({ status: 400, json: { success: false, errorCode: 'zzz.listed.nowhere', message: 'Ask the bank' } }),
  )
  await logIn()
  await expect(page.getByRole('alert')).toHaveText('Ask the bank')
  problems.length = 0
})
