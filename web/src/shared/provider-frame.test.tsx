import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { goOffline, renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'
import { toFrameAddress } from './game-frame.ts'
import { ProviderFrame } from './provider-frame.tsx'

const GAME = 'A game'
const address = toFrameAddress('/partners/slot/?launch=1', 'dark')!
const frame = <ProviderFrame address={address} title={GAME} className={undefined} act={{}} />

test('a game that is opened without a network says so, and opens when there is one again', async () => {
  const end = goOffline()
  await renderScreen(frame)
  expect(screen.getByText(t('app:offlineTitle'))).toBeTruthy()
  expect(screen.queryByTitle(GAME)).toBeNull()

  await act(async () => end())
  expect(screen.queryByText(t('app:offlineTitle'))).toBeNull()
  expect(screen.getByTitle(GAME)).toBeTruthy()
})

test('a game that is open stays open when the network is lost', async () => {
  await renderScreen(frame)
  const game = screen.getByTitle(GAME)
  const end = goOffline()
  await act(async () => undefined)
  expect(screen.getByTitle(GAME)).toBe(game)
  await act(async () => end())
})
