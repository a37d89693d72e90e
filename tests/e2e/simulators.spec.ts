import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const SLOT = '/m/play?vassalage=NGT&gameType=RNG&nodeId=10001&gameCode=NGT_RNG_001'
const SPORTS = '/m/play?vassalage=FB&gameType=SPORTS&gameCode=lobby'
const LOTTERY = '/m/play?vassalage=TCG_LOTTO_VN&gameType=ELOTT&gameCode=VNM5'
const LIVE = '/m/play?vassalage=ATR&gameType=LIVE&nodeId=12931&gameCode=ATR_LIVE_001'

const client = (page: Page) => page.frameLocator('iframe')

for (const [name, address, sheet] of [
  ['slot', SLOT, 'Bảng trả thưởng'],
  ['lottery', LOTTERY, 'Cược của tôi'],
  ['live table', LIVE, 'Cược của tôi'],
  ['sports', SPORTS, 'Luật cược'],
] as const) {
  test(`a sheet of the ${name} traps the focus, and Escape returns it`, async ({ page, signIn }) => {
    await signIn('demo01')
    await page.goto(address)
    const frame = client(page)
    const opener = frame.getByRole('button', { name: sheet })
    await opener.focus()
    await opener.press('Enter')
    const dialog = frame.getByRole('dialog', { name: sheet })
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
}

test('a spin whose response is lost is retried automatically and counts once', async ({ page, signIn, world }) => {
  await signIn('demo01')
  await page.goto(SLOT)
  const lost: string[] = []
  await page.route('**/partners/slot/spin', async (route) => {
    const answer = await route.fetch()
    if (lost.length > 0) return route.fulfill({ response: answer })
    lost.push(await answer.text())
    await route.abort()
  })
  const spin = client(page).locator('button.spin')
  const response = page.waitForResponse('**/partners/slot/spin')
  await spin.click()
  expect(await (await response).text()).toBe(lost[0])
  await expect(spin).toHaveText('Quay', { timeout: 45_000 })
  const { orderNo } = JSON.parse(lost[0]!) as { orderNo: string }
  const { database } = (await world.snapshot()) as { database: { wagers: { id: string; placedAt: number }[] } }
  const start = Date.parse('2026-11-20T12:42:00.000Z')
  expect(database.wagers.filter(({ placedAt }) => placedAt >= start).map(({ id }) => id)).toEqual([orderNo])
})

test('sounds are off by default, and the choice is kept while the game is open', async ({ page, signIn }) => {
  await signIn('demo01')
  await page.goto(LOTTERY)
  const sound = client(page).getByRole('button', { name: 'Âm thanh' })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await sound.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await client(page).getByRole('tab').nth(1).click()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
})
