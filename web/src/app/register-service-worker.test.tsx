import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { goOffline, renderScreen } from '#testing/render-screen.tsx'
import { advance, flushUntil, fakeTime } from '#testing/fake-time.ts'
import { OverlayHost } from '#ui/overlay/overlay.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { takenOverMessage, takeOverMessage } from '../worker/protocol.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { t } from '#testing/text.ts'

async function visit({ isTaken: isCached = false } = {}) {
  const workers = new EventTarget()
  const waiting = { postMessage: vi.fn<(word: string) => void>() }
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting as typeof waiting | null,
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
  })
  const go = vi.spyOn(history, 'go').mockImplementation(() => {})
  Object.assign(workers, { controller: {}, register: async () => registration })
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  onTestFinished(() => {
    go.mockRestore()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  vi.stubGlobal('caches', { match: async () => (isCached ? new Response() : undefined) })
  await renderScreen(<OverlayHost />)
  void showToast('warm up', { time: 'long' })
  await screen.findByText('warm up')
  await registerServiceWorker()
  return { registration, waiting, workers, loads: () => go.mock.calls.length }
}

async function acceptUpdate() {
  const button = await screen.findByRole('button', { name: t('app:reload') })
  fakeTime()
  await act(async () => [button.click(), button.click()])
}

/** The cover stays until the page is unloaded, which never happens here. */
async function expectOneReload(loads: () => number) {
  await flushUntil(() => loads() > 0)
  await advance(60_000)
  expect(loads()).toBe(1)
}

const postTakenOver = (workers: EventTarget) =>
  workers.dispatchEvent(new MessageEvent('message', { data: takenOverMessage }))

test('a newer version is loaded as soon as it has taken over the page, even if the older one is busy', async () => {
  const { waiting, workers, loads } = await visit()
  await acceptUpdate()
  expect(waiting.postMessage.mock.calls).toEqual([[takeOverMessage]])
  await flushUntil(() => screen.queryByText(t('app:loading')))
  expect(loads()).toBe(0)
  postTakenOver(workers)
  await expectOneReload(loads)
})

test('a version that takes control without a message is loaded', async () => {
  const { workers, registration, loads } = await visit()
  await acceptUpdate()
  workers.dispatchEvent(new Event('controllerchange'))
  await expectOneReload(loads)
  expect(registration.unregister).not.toHaveBeenCalled()
})

test('a version that another tab has activated is loaded', async () => {
  const { waiting, registration, loads } = await visit()
  registration.waiting = null
  await acceptUpdate()
  await expectOneReload(loads)
  expect([waiting.postMessage.mock.calls, registration.unregister.mock.calls]).toEqual([[], []])
})

test('after 4 s without an answer the older worker is unregistered and the page loads from the server', async () => {
  const { registration, loads } = await visit()
  await acceptUpdate()
  await advance(3900)
  expect(registration.unregister).not.toHaveBeenCalled()
  await advance(200)
  await expectOneReload(loads)
  expect(registration.unregister).toHaveBeenCalledOnce()
})

test('without a network the update is offered again, and the current version stays complete', async () => {
  const { registration, loads } = await visit()
  onTestFinished(goOffline())
  await acceptUpdate()
  await advance(4100)
  await flushUntil(
    () => !screen.queryByText(t('app:loading')) && screen.queryByRole('button', { name: t('app:reload') }),
  )
  expect([registration.unregister.mock.calls, loads()]).toEqual([[], 0])
})

test('a page that already has the newer version does not offer it again', async () => {
  await visit({ isTaken: true })
  expect(screen.queryByText(t('app:newVersionTitle'))).toBeNull()
})
