import { cleanup, fireEvent } from '@testing-library/react'
import { ErrorBoundary } from 'react-error-boundary'
import { vi } from 'vitest'
import { session } from '#api/session.ts'
import { App } from '#app/app.tsx'
import { ErrorScreen } from '#app/error-screen.tsx'
import { underLayers } from '#lib/layers.ts'
import { clearCached } from '#lib/storage.ts'
import { hushToasts } from '#ui/toast-host.tsx'
import { navigate, type Options } from './open.tsx'
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
export type Trouble = keyof typeof FAULTS
export const troubleNames = Object.keys(FAULTS) as Trouble[]

/** More than a call may take, its repeats included, ms. */
const LATE = 21_000
/** The waits between the repeats of a call, ms. */
const REPEATS = 1000

/** More than any page asks at once, answers included. */
const MOST = 200

/** The app as `startApp` puts it on the page, at an address, before a gateway of which one operation after the other fails. Time stands still. */
export async function faultyPage(at: string, options: Options = {}) {
  let moves = 0
  const watched = async (_request: Request, real: () => Promise<Response>) => {
    moves++
    return real().finally(() => moves++)
  }
  const whole = (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <App />
    </ErrorBoundary>
  )
  const site = await navigate(whole, { at, after: '/m/home', ...options, answers: { '*': watched, ...options.answers } })
  const before = session.get()
  const { world } = site
  const lastAsked = () =>
    world.journal
      .list()
      .slice(-3)
      .map(({ operation }) => operation)
  /** Until nothing moves any more that needs no time. */
  async function quiet() {
    const most = moves + MOST
    for (let known = -1; known !== moves; await vi.dynamicImportSettled()) {
      for (let calm = 0; calm < 3; await advance(0)) {
        if (moves > most) throw new Error(`The page asks without end: ${lastAsked()}`)
        calm = moves === known ? calm + 1 : 0
        known = moves
      }
    }
    await advance(0)
  }
  return {
    ...site,
    quiet,
    /** From now on the operation fails. */
    spoil: (operation: string, trouble: Trouble) => world.faults.add({ operation, ...FAULTS[trouble] }),
    heal: () => world.faults.clear(),
    /** Until everything is there, and whatever fails has failed for good. */
    async over(trouble?: Trouble) {
      await quiet()
      // What is shown a moment after it has come may ask for more.
      for (const ms of [trouble === 'late' ? LATE : REPEATS, REPEATS]) {
        await advance(ms)
        await quiet()
      }
    },
    /** The operations asked so far, each once, in their order. */
    asked: () => [...new Set(world.journal.list().flatMap(({ operation }) => operation ?? []))],
    /** The page is gone, and with it all it knew; who was logged in is so again. */
    async leave() {
      world.faults.clear()
      cleanup()
      hushToasts()
      const noLayers = new Promise<void>((resolve) => underLayers(resolve))
      await advance(LATE)
      await noLayers
      vi.clearAllTimers()
      clearCached()
      session.acknowledgeLoss()
      if (before) session.signIn(before)
      else session.signOut()
    },
  }
}
export type FaultyPage = Awaited<ReturnType<typeof faultyPage>>

const page = () => document.querySelector('main') ?? document.body
const wordsOf = (element: Element) => {
  const shown = [...element.querySelectorAll('[data-testid=address]')].map((one) => one.textContent ?? '')
  return shown.reduce((words, hidden) => words.replace(hidden, ''), element.textContent ?? '').trim()
}
const isWay = (one: Element) => one.getAttribute('href') !== '#page' && Boolean(one.ariaLabel ?? wordsOf(one))
const waysIn = (element: ParentNode) => [...element.querySelectorAll('a[href], button:not(:disabled)')].filter(isWay)

/** What nobody may meet, however little has come: an empty page, and one without a way on. */
export function emptiness(): string[] {
  const hasSomething = wordsOf(page()) !== '' || page().querySelector('[data-waits], iframe') !== null
  return [...(hasSomething ? [] : ['the page is white']), ...(waysIn(document).length > 0 ? [] : ['no way leads on'])]
}

/** The failures on the page that were not there of their own accord. */
const failures = () => [...document.querySelectorAll('[role=alert]')].filter((one) => wordsOf(one) !== '')
const panels = () => failures().filter((one) => /Mã tham chiếu|Mã lỗi|Thử lại/.test(one.textContent ?? ''))

/** How many parts of the page wait for what is to come: in jsdom nothing is near that stands further down. */
export const waiting = () => page().querySelectorAll('[data-waits], [aria-busy=true]').length

/** What nobody may meet once it is certain that something does not come; so many parts wait of their own accord. */
export function deadEnds(usual = waiting()): string[] {
  const lost = panels().filter((one) => waysIn(one).length === 0)
  return [
    ...emptiness(),
    ...(wordsOf(page()) === '' && !page().querySelector('iframe') ? ['the page says nothing'] : []),
    ...(waiting() > usual ? [`${waiting() - usual} parts wait for ever`] : []),
    ...lost.map((one) => `a failure without a way on: ${one.textContent}`),
  ]
}

/** Tries again wherever that is offered; what still fails then. */
export async function tryAgain({ quiet }: FaultyPage): Promise<string[]> {
  for (const panel of panels()) for (const way of waysIn(panel).slice(0, 1)) fireEvent.click(way)
  await quiet()
  await advance(REPEATS)
  await quiet()
  return panels().map((one) => `tried again, and it still says: ${one.textContent}`)
}

/** What React, the router or anybody else has complained about since `mark`. */
export function complaints() {
  const { error, warn } = console
  const said = () => [error, warn].flatMap((level) => vi.mocked(level).mock.calls)
  const before = said().length
  return () =>
    said()
      .slice(before)
      .map(([first]) => `logged: ${String(first).slice(0, 200)}`)
}
