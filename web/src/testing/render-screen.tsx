import type { Session } from '@longan/sdk'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { connect } from '#api/gateway.ts'
import { createQueryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { App } from '#app/app.tsx'
import { Providers } from '#app/providers.tsx'
import { currentLanguage, i18n, loadMessages, startI18n } from '#i18n/i18n.ts'
import type { Namespace } from '#i18n/messages.ts'
import { config } from '#lib/config.ts'
import { formatDate } from '#lib/dates.ts'
import type { Language } from '#lib/money.ts'
import { serverClock } from '#lib/server-clock.ts'
import { storage } from '#lib/storage.ts'
import { type Answers, createTestGateway, noResponse } from './gateway.ts'

type Gateway = ReturnType<typeof createTestGateway>
type World = Awaited<ReturnType<Gateway['mock']['worlds']['open']>>['world']

export type ScreenOptions = {
  /** Where the person is; a screen reads its query from here. */
  at?: string
  /** Where the person was before. */
  after?: string
  language?: Language
  /** The persona of the mock who is logged in, or demo02 whose session says otherwise in this; nobody unless said. */
  as?: string | Partial<Session>
  /** Answers instead of the mock's, by the last part of the path; `*` answers whatever is not named. */
  answers?: Answers
  /** What the operator has switched: modules by id; fields of registration, R required, O optional, - hidden. */
  settings?: { flags?: Record<string, boolean>; registration?: Record<string, 'R' | 'O' | '-'> }
  /** What goes wrong at the gateway. */
  faults?: Parameters<World['faults']['add']>[0][]
  /** The pop-up, which would cover the home page after a while, has not been put away for today. */
  hasPopup?: boolean
}

type ScreenOrPath = ReactElement | string

/** A screen, or the whole app at an address, before a fresh mock server, in Vietnamese unless asked otherwise. */
export async function renderScreen(what: ScreenOrPath, options: ScreenOptions = {}) {
  const { show: put, ...rest } = await navigate(what, options)
  return { ...put(), ...rest }
}

/** As `open`, but shown by its `show`: anew each time, by a page that knows nothing yet. */
export async function navigate(
  what: ScreenOrPath,
  { at = '/m/home', after, language = 'VI', as, answers, settings = {}, faults = [], hasPopup = false }: ScreenOptions = {},
) {
  const gateway = createTestGateway(answers)
  const { world, services } = await gateway.mock.worlds.open('default')
  Object.assign(world.settings.flags, settings.flags)
  Object.assign(world.settings.registration, settings.registration)
  faults.forEach((fault) => world.faults.add(fault))
  connectTo(gateway)
  await setLanguage(language)
  await signInAs(as, gateway)
  syncClock(world.clock.now())
  if (!hasPopup) storage.set('seenPopups', { [POPUP_ID]: formatDate(serverClock.now()) })
  const isApp = typeof what === 'string'
  const path = isApp ? what : at
  const put = () => show(isApp ? <App /> : what, after ? [after, path] : [path])
  return { ...gateway, show: put, world, services }
}

/** What the mock pops up over the home page. */
const POPUP_ID = 521

/** The device knows the gateway's time from the start: a day's change with the first answer would ask for everything again. */
function syncClock(serverTime: number) {
  const now = Date.now()
  serverClock.learn({ serverTime, sentAt: now, receivedAt: now, precise: true })
}

function connectTo({ fetch }: Gateway) {
  const { merchant, dialect } = config
  const site = { baseUrl: 'http://mock.local', merchant, dialect }
  connect({ ...site, token: session.token, language: currentLanguage, fetch: onlyDuringTest(fetch) })
}

/** What a page still asks when its test is over is never answered: the refusal would end the session of the next one. */
function onlyDuringTest(send: Gateway['fetch']): Gateway['fetch'] {
  const test = { isOver: false }
  onTestFinished(() => void (test.isOver = true))
  return async (request) => {
    const answer = await (test.isOver ? noResponse() : send(request))
    return test.isOver ? noResponse() : answer
  }
}

// A route brings its screen's words with it.
const namespaces = Object.keys(import.meta.glob('../i18n/vi/*.json')).map((path) => path.slice(11, -5) as Namespace)

async function setLanguage(language: Language) {
  localStorage.setItem('language', language)
  await startI18n()
  await i18n.changeLanguage(language.toLowerCase())
  await loadMessages(...namespaces.filter((name) => !['demo', 'director'].includes(name)))
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

function show(screen: ReactElement, addresses: string[]) {
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

/** For this test, or until it is called with an end, neither the site nor anything behind it answers. */
export function goOffline() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  dispatchEvent(new Event('offline'))
  return () => {
    vi.unstubAllGlobals()
    dispatchEvent(new Event('online'))
  }
}

/** For this test the site is configured so. */
export function configureSite(overrides: Partial<typeof config>) {
  const original = { ...config }
  onTestFinished(() => void Object.assign(config, original))
  Object.assign(config, overrides)
}
