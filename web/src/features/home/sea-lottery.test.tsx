import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serverClock } from '#lib/time/server-clock.ts'
import { AlwaysIntersectingObserver } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const lottery = (code: string, more: object = {}) => ({
  code,
  gameId: code.length,
  gameCode: code,
  vendor: 'TCG_LOTTO_VN',
  labelName: code,
  previousWinningNumber: '12345',
  previousNumero: '1',
  numero: '2',
  isSale: true,
  remainTime: 60_000,
  lockTime: 5,
  winningTime: serverClock.now() + 60_000,
  tag: [],
  ...more,
})

/** The names in home's lottery strip, where the popular South-East Asian lottery accepts bets for this time, ms. */
async function openStrip(openFor: number) {
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver)
  const opened = Object.fromEntries(['A', 'AE63FK3', 'BB'].map((code) => [code, lottery(code)]))
  const sea = { vendor: 'TCG_SEA', tag: ['HOT', 'SEA'], remainTime: openFor + 5000 }
  const popular = ['SEALA3', 'SEAMEN'].map((code) => lottery(code, sea))
  const view = await renderScreen('/m/home', {
    answers: { listOpenedNumeros: Response.json(opened), listPopularLotteries: Response.json(popular) },
  })
  const strip = within(await screen.findByRole('region', { name: t('home:lotteries') }))
  await strip.findByRole('button', { name: /^BB/ })
  await waitFor(() => expect(view.calls('listPopularLotteries')).toHaveLength(1))
  return () => strip.getAllByRole('button', { name: /\d/ }).map((card) => card.querySelector('span')?.textContent)
}

test('the popular South-East Asian lottery comes after AE63FK3 in the strip of home [G-4-07]', async () => {
  const names = await openStrip(60_000)
  await waitFor(() => expect(names()).toEqual(['A', 'AE63FK3', 'SEALA3', 'BB']))
})

test('the strip of home hides the South-East Asian lottery when its betting time is over [G-4-06]', async () => {
  const names = await openStrip(1500)
  await waitFor(() => expect(names()).toContain('SEALA3'))
  await waitFor(() => expect(names()).toEqual(['A', 'AE63FK3', 'BB']))
})
