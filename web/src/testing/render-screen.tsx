import { createMockServer } from '@longan/mock-server'
import type { Session } from '@longan/sdk'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { connect } from '#api/gateway.ts'
import { createQueryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { Providers } from '#app/providers.tsx'
import { currentLanguage, i18n, loadWords, startI18n } from '#i18n/i18n.ts'
import type { Namespace } from '#i18n/words.ts'
import { config } from '#lib/config.ts'
import type { Language } from '#lib/money.ts'

// A route brings its screen's words with it.
const words = Object.keys(import.meta.glob('../i18n/vi/*.json')).map((path) => path.slice(11, -5) as Namespace)

type RenderOptions = {
  /** Where the person is; the screen reads its query from here. */
  at?: string
  /** Where the person was before. */
  after?: string
  language?: Language
  /** Who is logged in; nobody unless said. */
  as?: Session
  /** The gateway's answers instead of a fresh mock server's. */
  fetch?: (request: Request) => Promise<Response>
}

/** A session as the gateway hands it out. */
export const aSession = (rest: Partial<Session> = {}): Session => ({
  token: 'token',
  userName: 'demo01',
  type: 0,
  firstTimeLogin: false,
  ...rest,
})

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** Renders a screen, or the whole app, against a fresh mock server, in Vietnamese unless asked otherwise. */
export async function renderScreen(
  screen: ReactElement,
  { at = '/m/home', after, language = 'VI', as, fetch }: RenderOptions = {},
) {
  const mock = createMockServer()
  connect({
    baseUrl: 'http://mock.local',
    merchant: config.merchant,
    profile: config.profile,
    token: session.token,
    language: currentLanguage,
    fetch: fetch ?? mock.fetch,
  })
  localStorage.setItem('language', language)
  await startI18n()
  await i18n.changeLanguage(language.toLowerCase())
  await loadWords(...words.filter((name) => name !== 'demo'))
  if (as) session.signIn(as)
  else session.reload()
  const client = createQueryClient()
  const view = render(
    <Providers client={client}>
      <MemoryRouter initialEntries={after ? [after, at] : [at]}>
        <Suspense>{screen}</Suspense>
        <Address />
      </MemoryRouter>
    </Providers>,
  )
  return { ...view, mock, client, user: userEvent.setup(), address: () => view.getByTestId('address').textContent }
}
