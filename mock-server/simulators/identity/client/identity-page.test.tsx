import { fireEvent } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage, mockMatchMedia } from '../../shared/testing.tsx'
import { connectPage } from '../../testing.ts'
import { openIdentity } from './open-identity.tsx'

const ORIGIN = 'https://site.example'

async function setup() {
  mockMatchMedia()
  const gateway = await connectPage(async ({ control }) => {
    const { json } = await control('POST', '/identity/page', { provider: 'google.com', origin: ORIGIN })
    return json.address as string
  })
  const posted: unknown[][] = []
  const site = { postMessage: (...message: unknown[]) => void posted.push(message) }
  vi.stubGlobal('parent', site)
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = await renderPage(openIdentity, gateway.frame)
  const press = (name: RegExp) =>
    page.act(async () => {
      fireEvent.click(page.getByRole('button', { name }))
      await vi.waitFor(() => expect(document.querySelector('ul')!.getAttribute('aria-busy')).toBe('false'))
    })
  return { ...page, ...gateway, posted, press }
}

test('the page says that it is not the real service, that all accounts are invented, and which site gets the choice', async () => {
  const { getByText } = await setup()

  expect(getByText(/This is not Google. All accounts are fictitious/)).toBeTruthy()
  expect(getByText('You will return to site.example')).toBeTruthy()
})

test('the chosen person gets a token, sent to the requesting site only', async () => {
  const { press, posted } = await setup()
  await press(/Minh Anh/)

  await vi.waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toEqual([
    { longan: 'identity', firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
    ORIGIN,
  ])
})

test('cancelling gives no token, and the service may fail', async () => {
  const { press, posted } = await setup()
  await press(/Cancel/)
  await press(/Simulate an error/)

  expect(posted).toEqual([
    [{ longan: 'close' }, '*'],
    [{ longan: 'identity', failure: 'unavailable' }, ORIGIN],
  ])
})

test('a failure of the provider is shown, and no token is sent', async () => {
  const { press, posted, server, getByRole } = await setup()
  server.override = () => Response.json({ success: false, errorCode: 'system.error' }, { status: 400 })
  await press(/Bảo Ngọc/)

  await vi.waitFor(() => expect(getByRole('alert').textContent).toContain('system.error'))
  expect(posted).toEqual([])
})
