import { act, cleanup, fireEvent } from '@testing-library/react'
import { useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { type NavigateFunction, useNavigate } from 'react-router-dom'
import { vi } from 'vitest'
import { session } from '#api/member/session.ts'
import { App } from '#app/app.tsx'
import { ErrorScreen } from '#app/routes/error-screen.tsx'
import { afterLayersClosed } from '#lib/device/layers.ts'
import { clearCached } from '#lib/storage/storage.ts'
import { dismissToasts } from '#ui/overlay/toast-host.tsx'
import { navigate, type ScreenOptions } from './render-screen.tsx'
import { advance } from './fake-time.ts'
import { actionsIn, errorPanels } from './page-problems.ts'

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

const lastOperations = ({ journal }: Awaited<ReturnType<typeof navigate>>['world']) =>
  journal
    .list()
    .slice(-3)
    .map(({ operation }) => operation)

/** Passes on the router's navigation function. */
function Steering({ onReady }: { onReady: (navigate: NavigateFunction) => void }) {
  const navigate = useNavigate()
  useEffect(() => void onReady(navigate))
  return null
}

/** The app as `startApp` renders it, at an address, in front of a gateway with faults. Requires fake time. */
export async function openFaultyPage(at: string, options: ScreenOptions = {}) {
  let messages = 0
  const countMessages = async (_request: Request, real: () => Promise<Response>) => {
    messages++
    return real().finally(() => messages++)
  }
  let steer: NavigateFunction = () => undefined
  const app = (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <App />
      <Steering onReady={(navigate) => (steer = navigate)} />
    </ErrorBoundary>
  )
  const answers = { '*': countMessages, ...options.answers }
  const site = await navigate(app, { at, after: '/m/home', ...options, answers })
  const initialSession = session.get()
  const { world } = site
  async function settle() {
    const max = messages + MAX_MESSAGES
    for (let counted = -1; counted !== messages; await vi.dynamicImportSettled()) {
      for (let idleTurns = 0; idleTurns < 3; await advance(0)) {
        if (messages > max) throw new Error(`The page sends requests endlessly: ${lastOperations(world)}`)
        idleTurns = messages === counted ? idleTurns + 1 : 0
        counted = messages
      }
    }
    await advance(0)
  }
  return {
    ...site,
    settle,
    /** Opens an address, or goes back by a negative number of pages, as the browser's address bar and back key do. */
    async go(to: string | number) {
      // A callback that is not async would end the act environment before the update that it waits for.
      await act(async () => (typeof to === 'number' ? steer(to) : steer(to)))
      await settle()
    },
    injectFault: (operation: string, fault: FaultName) => world.faults.add({ operation, ...FAULTS[fault] }),
    clearFaults: () => world.faults.clear(),
    async waitForOutcome(fault?: FaultName) {
      await settle()
      // Content that is rendered a moment after a response may send more requests.
      for (const ms of [fault === 'late' ? CALL_TIMEOUT : RETRY_DELAYS, RETRY_DELAYS]) {
        await advance(ms)
        await settle()
      }
    },
    requestedOperations: () => [...new Set(world.journal.list().flatMap(({ operation }) => operation ?? []))],
    close: unmountPage,
    async reset() {
      world.faults.clear()
      await unmountPage()
      if (initialSession) session.signIn(initialSession)
      else session.signOut()
    },
  }
}
async function unmountPage() {
  cleanup()
  dismissToasts()
  const layersClosed = new Promise<void>((resolve) => afterLayersClosed(resolve))
  await advance(CALL_TIMEOUT)
  await layersClosed
  vi.clearAllTimers()
  clearCached()
  session.acknowledgeLoss()
}
export type FaultyPage = Awaited<ReturnType<typeof openFaultyPage>>

export async function retryFailures({ settle }: FaultyPage): Promise<string[]> {
  for (const panel of errorPanels()) for (const way of actionsIn(panel).slice(0, 1)) fireEvent.click(way)
  await settle()
  await advance(RETRY_DELAYS)
  await settle()
  return errorPanels().map((one) => `an error remains after a retry: ${one.textContent}`)
}
