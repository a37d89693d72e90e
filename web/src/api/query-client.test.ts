import { onlineManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { goOffline } from '#testing/render-screen.tsx'
import { checkServer } from '#lib/device/network.ts'
import { createQueryClient } from './query-client.ts'

test('going offline and online is noticed even without a page', async () => {
  createQueryClient()
  const goOnline = goOffline()
  expect(onlineManager.isOnline()).toBe(false)
  goOnline()
  await checkServer()
  expect(onlineManager.isOnline()).toBe(true)
})
