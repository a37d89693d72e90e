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

/** What can become of a call. */
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

/** More than a call may take, its repeats included, ms. */
const CALL_TIMEOUT = 21_000
/** The waits between the repeats of a call, ms. */
const RETRY_DELAYS = 1000

/** More than any page asks at once, answers included. */
const MAX_MESSAGES = 200

/** The app as `startApp` puts it on the page, at an address, before a gateway of which one operation after the other fails. Time stands still. */
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
  /** Until nothing moves any more that needs no time. */
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
    /** From now on the operation fails. */
    injectFault: (operation: string, trouble: FaultName) => world.faults.add({ operation, ...FAULTS[trouble] }),
    clearFaults: () => world.faults.clear(),
    /** Until everything is there, and whatever fails has failed for good. */
    async waitForOutcome(trouble?: FaultName) {
      await settle()
      // What is shown a moment after it has come may ask for more.
      for (const ms of [trouble === 'late' ? CALL_TIMEOUT : RETRY_DELAYS, RETRY_DELAYS]) {
        await advance(ms)
        await settle()
      }
    },
    /** The operations asked so far, each once, in their order. */
    requestedOperations: () => [...new Set(world.journal.list().flatMap(({ operation }) => operation ?? []))],
    /** The page is gone, and with it all it knew; who was logged in is so again. */
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

/** What nobody may meet, however little has come: an empty page, and one without a way on. */
export function findBlankPage(): string[] {
  const hasSomething = visibleText(page()) !== '' || page().querySelector('[data-waits], iframe') !== null
  return [...(hasSomething ? [] : ['the page is white']), ...(actionsIn(document).length > 0 ? [] : ['no way leads on'])]
}

/** The failures on the page that were not there of their own accord. */
const alerts = () => [...document.querySelectorAll('[role=alert]')].filter((one) => visibleText(one) !== '')
const errorPanels = () => alerts().filter((one) => /Mã tham chiếu|Mã lỗi|Thử lại/.test(one.textContent ?? ''))

/** How many parts of the page wait for what is to come: in jsdom nothing is near that stands further down. */
export const countPending = () => page().querySelectorAll('[data-waits], [aria-busy=true]').length

/** What nobody may meet once it is certain that something does not come; so many parts wait of their own accord. */
export function findDeadEnds(expectedPending = countPending()): string[] {
  const withoutAction = errorPanels().filter((one) => actionsIn(one).length === 0)
  return [
    ...findBlankPage(),
    ...(visibleText(page()) === '' && !page().querySelector('iframe') ? ['the page says nothing'] : []),
    ...(countPending() > expectedPending ? [`${countPending() - expectedPending} parts wait for ever`] : []),
    ...withoutAction.map((one) => `a failure without a way on: ${one.textContent}`),
  ]
}

/** Tries again wherever that is offered; what still fails then. */
export async function retryFailures({ quiet }: FaultyPage): Promise<string[]> {
  for (const panel of errorPanels()) for (const way of actionsIn(panel).slice(0, 1)) fireEvent.click(way)
  await quiet()
  await advance(RETRY_DELAYS)
  await quiet()
  return errorPanels().map((one) => `tried again, and it still says: ${one.textContent}`)
}

/** What React, the router or anybody else has complained about since `mark`. */
export function watchConsole() {
  const { error, warn } = console
  const logged = () => [error, warn].flatMap((level) => vi.mocked(level).mock.calls)
  const before = logged().length
  return () =>
    logged()
      .slice(before)
      .map(([first]) => `logged: ${String(first).slice(0, 200)}`)
}
