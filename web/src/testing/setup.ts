import { cleanup, configure, prettyDOM } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, vi } from 'vitest'
import { session } from '#api/session.ts'
import { afterLayersClosed } from '#lib/layers.ts'
import { checkServer } from '#lib/network.ts'
import { serverClock } from '#lib/server-clock.ts'
import { startTheme } from '#lib/theme.ts'
import { dismissToasts } from '#ui/toast-host.tsx'
import './browser.ts'

// A wait ends with what it waits for. This only says when nobody need hope any longer, on a machine with more to do. In front of
// a mutant of the product most waits are in vain, and are told how long the same test took without.
const asyncUtilTimeout = Number(process.env['LONGAN_PATIENCE'] ?? 20_000)

/** The page is written out for whoever reads the error: most are caught by a wait that asks again. */
function getElementError(said: string | null, container: Element) {
  const error = new Error()
  const message = () => [said, prettyDOM(container)].filter(Boolean).join('\n\n')
  Object.defineProperty(error, 'message', { get: message, configurable: true })
  error.name = 'TestingLibraryElementError'
  return error
}
configure({ asyncUtilTimeout, getElementError })

// jsdom knows no heights, so nothing of a virtual list would be on screen. Here its first rows always are. Files share their
// modules: it is so for all of them. A screen is as high as forty rows of tiles.
const VISIBLE_ROWS = 40
type VirtualProps = { data: unknown[]; children: (row: unknown, at: number) => ReactNode }
Object.defineProperty(screen, 'height', { value: 10_000, configurable: true })
vi.mock('virtua', () => ({
  WindowVirtualizer: ({ data, children }: VirtualProps) => data.slice(0, VISIBLE_ROWS).map(children),
}))

const said: unknown[][] = []
for (const level of ['error', 'warn'] as const) {
  vi.spyOn(console, level).mockImplementation((...words) => void said.push(words))
}

/** What was open over the page is gone from the browser's history too. */
const closeLayers = () => new Promise<void>((resolve) => afterLayersClosed(resolve))

/** The gateway's clock is the device's again. */
function resetServerClock() {
  const now = Date.now()
  serverClock.learn({ serverTime: now, sentAt: now, receivedAt: now, precise: true })
}

// Files share a process: whatever a test has stopped, stubbed or stored is put back before the next one.
afterEach(async () => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await checkServer()
  await closeLayers()
  localStorage.clear()
  sessionStorage.clear()
  startTheme('dark')
  session.reload()
  session.acknowledgeLoss()
  resetServerClock()
  const words = said.splice(0)
  expect(words, 'a test must not log errors or warnings').toEqual([])
})
