import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { goOffline, renderScreen } from '#testing/render-screen.tsx'
import { advance, flushUntil, fakeTime } from '#testing/fake-time.ts'
import { OverlayHost } from '#ui/overlay.tsx'
import { showToast } from '#ui/toast.ts'
import { takenOverMessage, takeOverMessage } from '../worker/worker-messages.ts'
import { registerServiceWorker } from './register-service-worker.ts'

/** A page in an older version's hands, with a newer one that waits, and says so when it is taken. */
async function visit({ isTaken = false } = {}) {
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
  vi.stubGlobal('caches', { match: async () => (isTaken ? new Response() : undefined) })
  await renderScreen(<OverlayHost />)
  void showToast('warm up', { time: 'long' })
  await screen.findByText('warm up')
  await registerServiceWorker()
  return { registration, waiting, workers, loads: () => go.mock.calls.length }
}

/** The person wants the newer version, and taps as people tap. */
async function acceptUpdate() {
  const button = await screen.findByRole('button', { name: 'Tải lại' })
  fakeTime()
  await act(async () => [button.click(), button.click()])
}

/** Until the page goes, the cover stays over it; here it never goes. */
async function expectOneReload(loads: () => number) {
  await flushUntil(() => loads() > 0)
  await advance(60_000)
  expect(loads()).toBe(1)
}

const postTakenOver = (workers: EventTarget) => workers.dispatchEvent(new MessageEvent('message', { data: takenOverMessage }))

test('who takes a newer version has it as soon as it says that it is kept, however busy the older one is', async () => {
  const { waiting, workers, loads } = await visit()
  await acceptUpdate()
  expect(waiting.postMessage.mock.calls).toEqual([[takeOverMessage]])
  await flushUntil(() => screen.queryByText('Đang tải…'))
  expect(loads()).toBe(0)
  postTakenOver(workers)
  await expectOneReload(loads)
})

test('a version that takes its place without a word is loaded', async () => {
  const { workers, registration, loads } = await visit()
  await acceptUpdate()
  workers.dispatchEvent(new Event('controllerchange'))
  await expectOneReload(loads)
  expect(registration.unregister).not.toHaveBeenCalled()
})

test('a version that another tab has taken is loaded', async () => {
  const { waiting, registration, loads } = await visit()
  registration.waiting = null
  await acceptUpdate()
  await expectOneReload(loads)
  expect([waiting.postMessage.mock.calls, registration.unregister.mock.calls]).toEqual([[], []])
})

test('a version that says nothing for 4 s is fetched from the server, past the one that stands in between', async () => {
  const { registration, loads } = await visit()
  await acceptUpdate()
  await advance(3900)
  expect(registration.unregister).not.toHaveBeenCalled()
  await advance(200)
  await expectOneReload(loads)
  expect(registration.unregister).toHaveBeenCalledOnce()
})

test('without a network it is offered again instead: what is there stays whole', async () => {
  const { registration, loads } = await visit()
  onTestFinished(goOffline())
  await acceptUpdate()
  await advance(4100)
  await flushUntil(() => !screen.queryByText('Đang tải…') && screen.queryByRole('button', { name: 'Tải lại' }))
  expect([registration.unregister.mock.calls, loads()]).toEqual([[], 0])
})

test('a page that is the newer version already does not offer it once more', async () => {
  await visit({ isTaken: true })
  expect(screen.queryByText('Đã có phiên bản mới')).toBeNull()
})
