import { expect, test } from '../fixtures.ts'

const ok = ['Đang hot', 'Xổ số', 'Nổ hũ', 'Bắn cá', 'Game bài']
const sections = [
  { operation: 'listHotGames', lost: 'Đang hot', failed: /GCSGAME_hotGamesV2 answered 500/ },
  { operation: 'listOpenedNumeros', lost: 'Xổ số', failed: /numeros\/opened\/game answered 500/ },
  { operation: 'listGames', lost: 'Nổ hũ', failed: /GCSGAME_gameList answered 500/ },
] as const

for (const { operation, lost, failed } of sections) {
  test(`home works without ${operation}, and the section loads when I try again`, async ({ page, world, problems }) => {
    problems.expect(failed)
    await world.fault({ operation, status: 500, code: 'system.error' })
    await page.goto('/m/home')
    const section = page.getByRole('region', { name: lost, exact: true })
    await expect(section.getByRole('alert')).toContainText('Chưa tải được phần này')
    for (const name of ok) await expect(page.getByRole('region', { name, exact: true })).toBeAttached()
    await expect(page.getByRole('region', { name: 'Ưu đãi nổi bật' })).toBeVisible()
    await world.clearFaults()
    await section.getByRole('button', { name: 'Thử lại' }).click()
    await expect(section.getByRole('alert')).toHaveCount(0)
  })
}

test('the list of games shows the error and can be reloaded [G-7-49]', async ({ page, world, problems }) => {
  problems.expect(/GCSGAME_gameList answered 500/)
  await world.fault({ operation: 'listGames', status: 500, code: 'system.error' })
  await page.goto('/m/slotsCenter')
  await expect(page.getByText('Lỗi hệ thống, vui lòng thử lại')).toBeVisible()
  await world.clearFaults()
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
