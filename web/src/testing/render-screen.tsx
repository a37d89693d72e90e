import type { Session } from '@longan/sdk'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { connect } from '#api/gateway.ts'
import { createQueryClient } from '#api/query-client.ts'
import { session } from '#api/member/session.ts'
import { App } from '#app/app.tsx'
import { Providers } from '#app/providers.tsx'
import { currentLanguage, i18n, loadMessages, startI18n } from '#i18n/i18n.ts'
import type { Namespace } from '#i18n/messages.ts'
import { config } from '#lib/site/config.ts'
import { formatDate } from '#lib/time/dates.ts'
import type { Language } from '#lib/money/money.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { storage } from '#lib/storage/storage.ts'
import { type Answers, createTestGateway, noResponse } from './gateway.ts'

type Gateway = ReturnType<typeof createTestGateway>
type World = Awaited<ReturnType<Gateway['mock']['worlds']['open']>>['world']

export type ScreenOptions = {
  at?: string
  after?: string
  language?: Language
  /** The persona to log in, or demo02 with these changes of the session. Default: a guest. */
  as?: string | Partial<Session>
  answers?: Answers
  /** Modules by id, and registration fields: R required, O optional, - hidden. */
  settings?: { flags?: Record<string, boolean>; registration?: Record<string, 'R' | 'O' | '-'> }
  faults?: Parameters<World['faults']['add']>[0][]
  /** Shows the popup of the home page, which is otherwise marked as dismissed for today. */
  hasPopup?: boolean
}

type ScreenOrPath = ReactElement | string

export async function renderScreen(what: ScreenOrPath, options: ScreenOptions = {}) {
  const { show, ...rest } = await navigate(what, options)
  return { ...show(), ...rest }
}

/** As `renderScreen`, but returns `show`, which renders a new page without state each time it is called. */
export async function navigate(
  what: ScreenOrPath,
  { at = '/m/home', after, language = 'VI', as, answers, settings = {}, ...rest }: ScreenOptions = {},
) {
  const { faults = [], hasPopup = false } = rest
  const gateway = createTestGateway(answers)
  const { world, services } = await gateway.mock.worlds.open('default')
  world.settings.flags = { ...world.settings.flags, ...settings.flags }
  world.settings.registration = { ...world.settings.registration, ...settings.registration }
  faults.forEach((fault) => world.faults.add(fault))
  connectTo(gateway)
  await setLanguage(language)
  await signInAs(as, gateway)
  syncClock(world.clock.now())
  // The download bar waits for the second visit.
  if (!storage.get('downloadBar')) storage.set('downloadBar', 'known')
  if (!hasPopup) storage.set('seenPopups', { [POPUP_ID]: formatDate(serverClock.now()) })
  const isApp = typeof what === 'string'
  const path = isApp ? what : at
  const show = () => renderAt(isApp ? <App /> : what, after ? [after, path] : [path])
  return { ...gateway, show, world, services }
}

const POPUP_ID = 521

/** Sets the client's clock to the gateway's: if the first response changed the day, all data would be fetched again. */
function syncClock(serverTime: number) {
  const now = Date.now()
  serverClock.learn({ serverTime, sentAt: now, receivedAt: now, precise: true })
}

function connectTo({ fetch }: Gateway) {
  const { merchant, dialect } = config
  const site = { baseUrl: 'http://mock.local', merchant, dialect }
  connect({ ...site, token: session.token, language: currentLanguage, fetch: onlyDuringTest(fetch) })
}

/** Requests that a page still sends after its test never get a response: an error would end the session of the next test. */
function onlyDuringTest(send: Gateway['fetch']): Gateway['fetch'] {
  const test = { isOver: false }
  onTestFinished(() => void (test.isOver = true))
  return async (request) => {
    const answer = await (test.isOver ? noResponse() : send(request))
    return test.isOver ? noResponse() : answer
  }
}

// A route loads the messages of its screen.
const namespaces = Object.keys(import.meta.glob('../i18n/vi/*.json')).map((path) => path.slice(11, -5) as Namespace)

async function setLanguage(language: Language) {
  localStorage.setItem('language', language)
  await startI18n()
  await i18n.changeLanguage(language.toLowerCase())
  await loadMessages(...namespaces.filter((name) => !['brand', 'demo', 'director'].includes(name)))
}

async function signInAs(as: ScreenOptions['as'], gateway: Gateway) {
  if (!as) return session.reload()
  const { userName = 'demo02', ...facts } = typeof as === 'string' ? { userName: as } : as
  session.signIn({ ...(await gateway.signIn(userName)), ...facts })
}

function CurrentPath() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

function renderAt(screen: ReactElement, addresses: string[]) {
  const client = createQueryClient()
  const view = render(
    <Providers client={client}>
      <MemoryRouter initialEntries={addresses}>
        <Suspense>{screen}</Suspense>
        <CurrentPath />
      </MemoryRouter>
    </Providers>,
  )
  return { ...view, client, user: userEvent.setup(), address: () => view.getByTestId('address').textContent }
}

export function goOffline() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  dispatchEvent(new Event('offline'))
  return () => {
    vi.unstubAllGlobals()
    dispatchEvent(new Event('online'))
  }
}

export function configureSite(overrides: Partial<typeof config>) {
  const original = { ...config }
  onTestFinished(() => {
    // A field that the site does not have, such as its brand, is removed.
    for (const field of Object.keys(overrides)) Reflect.deleteProperty(config, field)
    Object.assign(config, original)
  })
  Object.assign(config, overrides)
}
