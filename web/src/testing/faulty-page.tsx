import { cleanup, fireEvent } from '@testing-library/react'
import { ErrorBoundary } from 'react-error-boundary'
import { vi } from 'vitest'
import { session } from '#api/session.ts'
import { App } from '#app/app.tsx'
import { ErrorScreen } from '#app/error-screen.tsx'
import { afterLayersClosed } from '#lib/layers.ts'
import { clearCached } from '#lib/storage.ts'
import { dismissToasts } from '#ui/toast-host.tsx'
import { navigate, type ScreenOptions } from './render-screen.tsx'
import { advance } from './fake-time.ts'

/** The faults that a call can have. */
export const FAULTS = {
  failed: { status: 500, code: 'system.error' },
  late: { timeout: 'before' },
  dropped: { drop: 'before' },
  malformed: { body: 'malformed' },
  signedOut: { status: 401, code: 'login.not.session' },
  maintenance: { status: 503, code: 'system.maintenance' },
} as const
export type FaultName = keyof typeof FAULTS
export const faultNames = Object.keys(FAULTS) as FaultName[]

/** Longer than a call may take, including its retries, ms. */
const CALL_TIMEOUT = 21_000
/** The delays between the retries of a call, ms. */
const RETRY_DELAYS = 1000

/** More requests and responses than any page produces at once. */
const MAX_MESSAGES = 200

/** The app as `startApp` renders it, at an address, in front of a gateway with faults. Requires fake time. */
export async function openFaultyPage(at: string, options: ScreenOptions = {}) {
  let messages = 0
  const countMessages = async (_request: Request, real: () => Promise<Response>) => {
    messages++
    return real().finally(() => messages++)
  }
  const app = (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <App />
    </ErrorBoundary>
  )
  const site = await navigate(app, { at, after: '/m/home', ...options, answers: { '*': countMessages, ...options.answers } })
  const before = session.get()
  const { world } = site
  const lastOperations = () =>
    world.journal
      .list()
      .slice(-3)
      .map(({ operation }) => operation)
  /** Waits until there is no more activity that needs no time. */
  async function settle() {
    const max = messages + MAX_MESSAGES
    for (let counted = -1; counted !== messages; await vi.dynamicImportSettled()) {
      for (let idleTurns = 0; idleTurns < 3; await advance(0)) {
        if (messages > max) throw new Error(`The page asks without end: ${lastOperations()}`)
        idleTurns = messages === counted ? idleTurns + 1 : 0
        counted = messages
      }
    }
    await advance(0)
  }
  return {
    ...site,
    quiet: settle,
    injectFault: (operation: string, trouble: FaultName) => world.faults.add({ operation, ...FAULTS[trouble] }),
    clearFaults: () => world.faults.clear(),
    /** Waits until everything is loaded, or has failed for good. */
    async waitForOutcome(trouble?: FaultName) {
      await settle()
      // Content that is rendered a moment after a response may send more requests.
      for (const ms of [trouble === 'late' ? CALL_TIMEOUT : RETRY_DELAYS, RETRY_DELAYS]) {
        await advance(ms)
        await settle()
      }
    },
    /** The distinct operations requested so far, in order. */
    requestedOperations: () => [...new Set(world.journal.list().flatMap(({ operation }) => operation ?? []))],
    /** Unmounts the page and clears its state; the initial session is restored. */
    async reset() {
      world.faults.clear()
      cleanup()
      dismissToasts()
      const noLayers = new Promise<void>((resolve) => afterLayersClosed(resolve))
      await advance(CALL_TIMEOUT)
      await noLayers
      vi.clearAllTimers()
      clearCached()
      session.acknowledgeLoss()
      if (before) session.signIn(before)
      else session.signOut()
    },
  }
}
export type FaultyPage = Awaited<ReturnType<typeof openFaultyPage>>

const page = () => document.querySelector('main') ?? document.body
const visibleText = (element: Element) => {
  const shown = [...element.querySelectorAll('[data-testid=address]')].map((one) => one.textContent ?? '')
  return shown.reduce((words, hidden) => words.replace(hidden, ''), element.textContent ?? '').trim()
}
const isAction = (one: Element) => one.getAttribute('href') !== '#page' && Boolean(one.ariaLabel ?? visibleText(one))
const actionsIn = (element: ParentNode) => [...element.querySelectorAll('a[href], button:not(:disabled)')].filter(isAction)

/** Problems that no page may have at any time: an empty page, or a page without an action. */
export function findBlankPage(): string[] {
  const hasSomething = visibleText(page()) !== '' || page().querySelector('[data-waits], iframe') !== null
  return [...(hasSomething ? [] : ['the page is white']), ...(actionsIn(document).length > 0 ? [] : ['no way leads on'])]
}

/** The alerts on the page that have text. */
const alerts = () => [...document.querySelectorAll('[role=alert]')].filter((one) => visibleText(one) !== '')
const errorPanels = () => alerts().filter((one) => /Mã tham chiếu|Mã lỗi|Thử lại/.test(one.textContent ?? ''))

/** The number of parts that are still loading. In jsdom nothing further down is near the viewport. */
export const countPending = () => page().querySelectorAll('[data-waits], [aria-busy=true]').length

/** Problems that no page may have once a fault is final. `expectedPending` parts may load forever. */
export function findDeadEnds(expectedPending = countPending()): string[] {
  const withoutAction = errorPanels().filter((one) => actionsIn(one).length === 0)
  return [
    ...findBlankPage(),
    ...(visibleText(page()) === '' && !page().querySelector('iframe') ? ['the page says nothing'] : []),
    ...(countPending() > expectedPending ? [`${countPending() - expectedPending} parts wait for ever`] : []),
    ...withoutAction.map((one) => `a failure without a way on: ${one.textContent}`),
  ]
}

/** Presses each retry button; returns the errors that remain. */
export async function retryFailures({ quiet }: FaultyPage): Promise<string[]> {
  for (const panel of errorPanels()) for (const way of actionsIn(panel).slice(0, 1)) fireEvent.click(way)
  await quiet()
  await advance(RETRY_DELAYS)
  await quiet()
  return errorPanels().map((one) => `tried again, and it still says: ${one.textContent}`)
}

/** Returns a function that lists what React, the router or the app has logged since this call. */
export function watchConsole() {
  const { error, warn } = console
  const logged = () => [error, warn].flatMap((level) => vi.mocked(level).mock.calls)
  const before = logged().length
  return () =>
    logged()
      .slice(before)
      .map(([first]) => `logged: ${String(first).slice(0, 200)}`)
}
