import { fireEvent } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { showPage, mockMatchMedia } from '../../shared/testing.tsx'
import { standAt } from '../../testing.ts'
import { openIdentity } from './open-identity.tsx'

const ORIGIN = 'https://site.example'

/** The page in a frame of a site that somebody wants to sign in to. */
async function setup() {
  mockMatchMedia()
  const house = await standAt(async ({ control }) => {
    const { json } = await control('POST', '/identity/page', { provider: 'google.com', origin: ORIGIN })
    return json.address as string
  })
  const told: unknown[][] = []
  const site = { postMessage: (...message: unknown[]) => void told.push(message) }
  vi.stubGlobal('parent', site)
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = await showPage(openIdentity, house.frame)
  const press = (name: RegExp) =>
    page.act(async () => {
      fireEvent.click(page.getByRole('button', { name }))
      await vi.waitFor(() => expect(document.querySelector('ul')!.getAttribute('aria-busy')).toBe('false'))
    })
  return { ...page, ...house, told, press }
}

test('the page says that it is not the service, that nobody in it is real, and where the choice leads', async () => {
  const { getByText } = await setup()

  expect(getByText(/This is not Google, and all accounts are invented/)).toBeTruthy()
  expect(getByText('After the choice you return to site.example')).toBeTruthy()
})

test('who is chosen is vouched for, to the site that asked and to no other', async () => {
  const { press, told } = await setup()
  await press(/Minh Anh/)

  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]).toEqual([
    { longan: 'identity', firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
    ORIGIN,
  ])
})

test('who turns back leaves without a token, and a service may fail', async () => {
  const { press, told } = await setup()
  await press(/Cancel/)
  await press(/The service fails/)

  expect(told).toEqual([
    [{ longan: 'close' }, '*'],
    [{ longan: 'identity', failure: 'unavailable' }, ORIGIN],
  ])
})

test('where the provider does not answer that is told, and nobody is vouched for', async () => {
  const { press, told, server, getByRole } = await setup()
  server.instead = () => Response.json({ success: false, errorCode: 'system.error' }, { status: 400 })
  await press(/Bảo Ngọc/)

  await vi.waitFor(() => expect(getByRole('alert').textContent).toContain('system.error'))
  expect(told).toEqual([])
})
