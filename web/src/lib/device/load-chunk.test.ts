import { expect, onTestFinished, test, vi } from 'vitest'
import { goOffline } from '#testing/render-screen.tsx'
import { loadChunk } from './load-chunk.ts'

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))

function reloads() {
  const go = vi.spyOn(history, 'go').mockImplementation(() => {})
  onTestFinished(() => go.mockRestore())
  return () => go.mock.calls.length
}

test('a file missing on a server that answers reloads the page, at most once a minute', async () => {
  const count = reloads()
  void loadChunk(missing)
  await vi.waitFor(() => expect(count()).toBe(1))
  await expect(loadChunk(missing)).rejects.toThrow('dynamically imported')
  expect(count()).toBe(1)
})

test('a missing file does not reload the page while the server is unreachable', async () => {
  const count = reloads()
  goOffline()
  await expect(loadChunk(missing)).rejects.toThrow('dynamically imported')
  expect(count()).toBe(0)
})

test('a file that loads and throws is not a missing file', async () => {
  const count = reloads()
  await expect(loadChunk(() => Promise.reject(new Error('x is not a function')))).rejects.toThrow('x is not')
  expect(count()).toBe(0)
})
