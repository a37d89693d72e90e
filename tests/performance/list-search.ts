import { type Figure, median } from './figure.ts'
import { how, slowdown, type SlowPage } from './slow-page.ts'

/** What a key costs in a search of the whole list. */
export async function searching({ page, slow }: SlowPage): Promise<Figure[]> {
  await page.goto('/m/gameList')
  await page.getByRole('article').first().waitFor()
  const box = page.getByRole('searchbox')
  const isWhole = page.waitForResponse((answer) =>
    /pageNo=25&.*pageSize=200|pageSize=200.*pageNo=25\b/.test(answer.url()),
  )
  await box.click()
  await isWhole
  await slow(slowdown)
  await page.evaluate(watchKeys)
  await box.pressSequentially('rong vagn phuong dong', { delay: 150 })
  await page.getByText('Rồng Vàng Phương Đông').first().waitFor()
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys)
  await page.close()
  const from = 'key to drawn, a slip in the text'
  return [
    {
      name: '5,000 games, a key of a search',
      value: median(keys),
      unit: 'ms',
      atMost: 50,
      how: how(`${from}, median`),
    },
    { name: '5,000 games, the slowest key of a search', value: Math.max(...keys), unit: 'ms', how: how(from) },
  ]
}

/** Notes how long it takes from each letter until the page is drawn again. */
function watchKeys() {
  const keys: number[] = []
  Object.assign(window, { keys })
  addEventListener(
    'input',
    () => {
      const begin = performance.now()
      requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - begin)))
    },
    { capture: true },
  )
}
