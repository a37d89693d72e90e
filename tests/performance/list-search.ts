import { type Figure, median } from './figure.ts'
import { withSlowdown, SLOWDOWN, type SlowPage } from './slow-page.ts'

/** Time per key in a search of a large catalogue. */
export async function measureSearch({ page, setSlowdown }: SlowPage): Promise<Figure[]> {
  await page.goto('/m/gameList')
  await page.getByRole('article').first().waitFor()
  const box = page.getByRole('searchbox')
  await box.click()
  await setSlowdown(SLOWDOWN)
  await page.evaluate(recordKeyTimes)
  await box.pressSequentially('rong vagn phuong dong', { delay: 150 })
  await page.getByText('Rồng Vàng Phương Đông').first().waitFor()
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys)
  await page.close()
  const from = 'key to paint, text with a typo'
  return [
    {
      name: '5,000 games, a key of a search',
      value: median(keys),
      unit: 'ms',
      max: 50,
      method: withSlowdown(`${from}, median`),
    },
    {
      name: '5,000 games, the slowest key of a search',
      value: Math.max(...keys),
      unit: 'ms',
      method: withSlowdown(from),
    },
  ]
}

function recordKeyTimes() {
  const keys: number[] = []
  Object.assign(window, { keys })
  addEventListener(
    'input',
    () => {
      const start = performance.now()
      requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - start)))
    },
    { capture: true },
  )
}
