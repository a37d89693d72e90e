import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const SLOT = 'vassalage=NGT&gameType=RNG&nodeId=10001'

async function openGame(page: Page, query: string) {
  await page.goto(`/m/play?${query}`)
  return page.frameLocator('iframe')
}

const spun = (stake: number, won: number) => ({
  orderNo: 'S1',
  stake,
  isFree: false,
  reels: Array.from({ length: 5 }, () => ['spade', 'coin', 'club']),
  wins: [{ line: 0, symbol: 'coin', count: 3, amount: won }],
  scatter: { count: 0, amount: 0, freeSpins: 0 },
  won,
  balance: 5000,
})

test('in rulebook gb a payout up to the stake is shown with the net result, and nothing celebrates [R-5-03]', async ({
  page,
  signIn,
  world,
}) => {
  await world.settings({ rulebook: 'gb' })
  await signIn('demo01')
  await page.route('**/partners/slot/spin', (route) => route.fulfill({ json: spun(1000, 400) }))
  const frame = await openGame(page, SLOT)
  await frame.locator('button.spin').click()

  await expect(frame.locator('.won')).toHaveText('Nhận lại 400, −600')
  await expect(frame.locator('[data-gain], [data-won], .celebration')).toHaveCount(0)
})

test('in rulebook gb the slot has no autoplay, no quick spin, and keeps the pace of the rulebook [R-5-02]', async ({
  page,
  signIn,
  world,
}) => {
  await world.settings({ rulebook: 'gb' })
  await signIn('demo01')
  const frame = await openGame(page, SLOT)
  const spin = frame.locator('button.spin')
  await expect(spin).toHaveText('Quay')
  await expect(frame.getByRole('button', { name: 'Tự động' })).toHaveCount(0)
  await expect(frame.getByRole('button', { name: 'Quay nhanh' })).toHaveCount(0)

  const answered = page.waitForResponse('**/partners/slot/spin')
  await spin.click()
  await answered
  await expect(spin).toHaveAttribute('aria-disabled', 'true')
  await expect(spin).toHaveText('Quay')
})

const GAMES = [
  ['slot', SLOT, /1 trên \d/],
  ['fish', 'vassalage=NGT&gameType=FISH&nodeId=12422', /bắt được \d/],
  ['card table', 'vassalage=QTR&gameType=PVP&nodeId=12625', /Xác suất/],
  ['live table', 'vassalage=ATR&gameType=LIVE&nodeId=12936', /Xác suất/],
  ['cockfight', 'vassalage=DS88&gameType=COCKFIGHT&nodeId=13243', /Xác suất/],
  ['sports book', 'vassalage=FB&gameType=SPORTS&gameCode=lobby', /Xác suất/],
  ['e-sports book', 'vassalage=DTS&gameType=ESPORTS&gameCode=lobby', /Xác suất/],
  ['lottery', 'vassalage=TCG_LOTTO_VN&gameType=ELOTT&gameCode=VNM5', /Xác suất/],
] as const

for (const [name, query, chance] of GAMES) {
  test(`the ${name} states its rules, its return in percent and the chances before the first stake [R-5-05]`, async ({
    page,
    signIn,
  }) => {
    await signIn('demo01')
    const frame = await openGame(page, query)
    await frame
      .getByRole('button', { name: /^(Luật|Bảng trả thưởng)/ })
      .first()
      .click()

    const info = frame.getByRole('dialog')
    await expect(info).toContainText(/[Hh]oàn trả/)
    await expect(info).toContainText(/\d ?%/)
    await expect(info).toContainText(chance)
  })
}
