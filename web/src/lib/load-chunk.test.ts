import { expect, onTestFinished, test, vi } from 'vitest'
import { goOffline } from '#testing/render-screen.tsx'
import { loadChunk } from './load-chunk.ts'

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))

/** How often the page was loaded anew. */
function reloads() {
  const go = vi.spyOn(history, 'go').mockImplementation(() => {})
  onTestFinished(() => go.mockRestore())
  return () => go.mock.calls.length
}

test('a file that a server which answers no longer has brings the page anew, and only once a minute', async () => {
  const count = reloads()
  void loadChunk(missing)
  await vi.waitFor(() => expect(count()).toBe(1))
  await expect(loadChunk(missing)).rejects.toThrow('dynamically imported')
  expect(count()).toBe(1)
})

test('while the server is away a missing file is no reason to leave the page for the browser’s own', async () => {
  const count = reloads()
  goOffline()
  await expect(loadChunk(missing)).rejects.toThrow('dynamically imported')
  expect(count()).toBe(0)
})

test('a file that came and failed by itself is no missing one', async () => {
  const count = reloads()
  await expect(loadChunk(() => Promise.reject(new Error('x is not a function')))).rejects.toThrow('x is not')
  expect(count()).toBe(0)
})
