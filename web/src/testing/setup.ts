import { cleanup, configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterEach, expect, vi } from 'vitest'
import { session } from '#api/member/session.ts'
import { siteClosure } from '#api/site/system.queries.ts'
import { changeLanguage, currentLanguage } from '#i18n/i18n.ts'
import { afterLayersClosed } from '#lib/device/layers.ts'
import { checkServer } from '#lib/device/network.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { closedAnnouncements } from '#shared/closed-announcements.ts'
import { startTheme } from '#lib/storage/theme.ts'
import { dismissToasts } from '#ui/overlay/toast-host.tsx'
import './browser.ts'

// A wait ends as soon as its condition is true; this is only the limit, on a slow machine. The mutation run, where most waits fail, sets it to the time
// of the same test without a mutation.
const asyncUtilTimeout = Number(process.env['LONGAN_TEST_TIMEOUT'] ?? 20_000)

/** Formats the page only when the message is read: most of these errors are caught by a wait that retries. */
function getElementError(logged: string | null, container: Element) {
  const error = new Error()
  const message = () => [logged, prettyDOM(container)].filter(Boolean).join('\n\n')
  Object.defineProperty(error, 'message', { get: message, configurable: true })
  error.name = 'TestingLibraryElementError'
  return error
}
configure({ asyncUtilTimeout, getElementError })

// With each element React records a stack, which takes a tenth of a test's time. Only the text of a warning would have it.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true })

// jsdom has no layout, so a virtual list would render nothing. Here it renders its first rows. Test files share their modules, so this applies to all of them.
// A screen is as high as forty rows of tiles.
const VISIBLE_ROWS = 40
type VirtualProps = { data: unknown[]; children: (row: unknown, at: number) => React.ReactNode }
Object.defineProperty(screen, 'height', { value: 10_000, configurable: true })
vi.mock('virtua', () => ({
  WindowVirtualizer: ({ data, children }: VirtualProps) => data.slice(0, VISIBLE_ROWS).map(children),
}))

const logged: unknown[][] = []
for (const level of ['error', 'warn'] as const) {
  vi.spyOn(console, level).mockImplementation((...messages) => void logged.push(messages))
}

const closeLayers = () => new Promise<void>((resolve) => afterLayersClosed(resolve))

function resetServerClock() {
  const now = Date.now()
  serverClock.learn({ serverTime: now, sentAt: now, receivedAt: now, precise: true })
}

// Files share a process: everything a test has changed is restored before the next one.
afterEach(async () => {
  cleanup()
  dismissToasts()
  const wasFakeTime = vi.isFakeTimers()
  vi.useRealTimers()
  // The end of a touch in fake time has gone with that time: what opens by itself would wait for it for ever.
  if (wasFakeTime) window.dispatchEvent(new Event('pointerup'))
  vi.unstubAllGlobals()
  await checkServer()
  await closeLayers()
  if (currentLanguage() !== 'VI') await changeLanguage('VI')
  localStorage.clear()
  sessionStorage.clear()
  startTheme('dark')
  closedAnnouncements.reload()
  session.reload()
  session.acknowledgeLoss()
  siteClosure.set(undefined)
  resetServerClock()
  const messages = logged.splice(0).map((parts) => parts.map(String).join(' '))
  expect(messages.join('\n'), 'a test must not log errors or warnings').toBe('')
})
