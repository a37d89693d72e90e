import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { advance, flushUntil, fakeTime } from '#testing/fake-time.ts'
import { t } from '#testing/text.ts'

const game = () => success({ content: { game_url: 'https://games.example/it' } })
const KNOWN = { sumBalance: 12_345 }

test.each([
  ['a slot', '/m/slotsCenter', '/m/play?vassalage=NGT&gameType=RNG&nodeId=10001'],
  ['a table with a dealer', '/m/gameList?gameType=LIVE', '/m/play?vassalage=ATR&gameType=LIVE&nodeId=12931'],
  ['fish', '/m/gameList?gameType=FISH', '/m/play?vassalage=NGT&gameType=FISH'],
  ['cards', '/m/gameList?gameType=PVP', '/m/play?vassalage=NGT&gameType=PVP'],
  ['a cockfight', '/m/gameList?gameType=COCKFIGHT', '/m/play?vassalage=NGT&gameType=COCKFIGHT'],
  ['a lottery', '/m/elott', '/m/play?vassalage=TCG_LOTTO_VN&gameType=ELOTT&gameCode=VNM5'],
  ['sports', '/m/sports', '/m/fbGame'],
  ['e-sports', '/m/esports', '/m/play?vassalage=FB&gameType=ESPORTS&gameCode=lobby'],
])('closing %s returns to its list, and the balance is refreshed within a second', async (_what, list, at) => {
  const { address, client } = await renderScreen(at, {
    after: list,
    as: 'demo01',
    answers: at === '/m/fbGame' ? {} : { launchGame: game },
  })
  const close = await screen.findByRole('button', { name: t('app:close') })
  client.setQueryData(walletQuery().queryKey, KNOWN)
  fakeTime()
  onTestFinished(() => void vi.useRealTimers())

  fireEvent.click(close)
  await flushUntil(() => address() === list)
  // Invalidated at once, because the next page may show the balance, and again while a vendor may report late.
  expect(client.getQueryState(walletQuery().queryKey)?.isInvalidated).toBe(true)
  client.setQueryData(walletQuery().queryKey, KNOWN)
  await advance(499)
  expect(client.getQueryState(walletQuery().queryKey)?.isInvalidated).toBe(false)
  await advance(1)
  expect(client.getQueryState(walletQuery().queryKey)?.isInvalidated).toBe(true)
})
