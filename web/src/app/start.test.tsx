import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { storage } from '#lib/storage.ts'
import { openApp, siteIs } from '#testing/open-app.tsx'
import { aSession, renderScreen } from '#testing/render-screen.tsx'
import { siteStatus, smallSite } from '#testing/small-site.ts'
import { App } from './app.tsx'
import { startApp } from './start.tsx'

const isKept = (key: string) => vi.waitFor(() => expect(localStorage.getItem(key)).toBeTruthy())
const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

test('the site is asked for its status once [A-4-49]', async () => {
  const site = smallSite()
  await renderScreen(<App />, { fetch: site.fetch })
  await isKept('status')
  expect(site.askedFor('/wps/system/status')).toHaveLength(1)
})

test('the status says who asks, how the site is set up, and whether it is open [A-7-53]', async () => {
  const { calls } = await openApp('/m/help')
  await isKept('status')
  expect(calls('status')[0]).toMatchObject({ method: 'GET', path: '/wps/system/status' })
  expect(kept('status')).toMatchObject({
    info: { mainDomain: expect.any(String) },
    location: { ip: expect.stringMatching(/^[\d.]+$/) },
    maintenance: false,
    regionRestriction: false,
  })
})

test('the status is kept for the next visit [A-3-58]', async () => {
  await renderScreen(<App />, { fetch: smallSite().fetch })
  await isKept('status')
  expect(kept('status')).toEqual(siteStatus())
})

test('the way to customer service is kept for other screens [A-3-60]', async () => {
  const customerService = [
    { title: 'Phone', type: 1, path: 'other' },
    { title: 'Zalo', type: 3, path: 'abc' },
  ]
  const status = siteStatus({}, {}, { customerService })
  await renderScreen(<App />, { fetch: smallSite({ '/wps/system/status': status }).fetch })
  await vi.waitFor(() => expect(localStorage.getItem('service_link')).toBe('abc'))
})

test('the choice of layouts is kept for other screens [A-3-61]', async () => {
  const status = siteStatus({}, {}, { mobileTemplate: { mem_cen: 1, dep_func: 0 } })
  await renderScreen(<App />, { fetch: smallSite({ '/wps/system/status': status }).fetch })
  await isKept('setTemplate')
  expect(kept('setTemplate')).toEqual({ mem_cen: true, dep_func: false })
})

test('who the member is, is asked at the start, with the token [A-7-28]', async () => {
  const site = smallSite()
  await renderScreen(<App />, { fetch: site.fetch, as: aSession({ token: 'token-7' }) })
  await vi.waitFor(() => expect(site.askedFor('/wps/member/info').length).toBeGreaterThan(0))
  expect(site.askedFor('/wps/member/info')[0]).toMatchObject({ method: 'GET' })
  expect(site.askedFor('/wps/member/info')[0]?.headers.get('Authorization')).toContain('token-7')
})

test('who the member is, is kept for the next visit [A-3-59]', async () => {
  await renderScreen(<App />, { fetch: smallSite().fetch, as: aSession() })
  await isKept('memberInfo')
  expect(kept('memberInfo')).toMatchObject({ account: 'demo01', nickname: 'Lan' })
})

test('what was known last shows before the gateway has answered [A-4-04]', async () => {
  storage.set('status', siteStatus({}, { maintenance: true }))
  await renderScreen(<App />, { fetch: () => new Promise(() => {}) })
  expect(await screen.findByText('Đang bảo trì')).toBeTruthy()
})

test('the fresh answer takes the place of what was known last [A-4-05]', async () => {
  storage.set('status', siteStatus())
  const status = Promise.withResolvers<object>()
  await renderScreen(<App />, { fetch: smallSite({ '/wps/system/status': status.promise }).fetch })
  expect(await screen.findByRole('banner')).toBeTruthy()
  status.resolve(siteStatus({}, { maintenance: true }))
  expect(await screen.findByText('Đang bảo trì')).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
})

test('of a site that restricts its regions the second reading is: maintenance first [A-4-02]', async () => {
  siteIs({ profile: { statusReading: 2 } })
  const open = (more: object) =>
    renderScreen(<App />, { fetch: smallSite({ '/wps/system/status': siteStatus({}, more) }).fetch })
  for (const [more, words] of [
    [{ maintenance: true, regionRestriction: true }, 'Đang bảo trì'],
    [{ maintenance: true }, 'Đang bảo trì'],
    [{ regionRestriction: true }, 'Khu vực bị giới hạn'],
  ] as const) {
    const { unmount } = await open(more)
    expect(await screen.findByText(words)).toBeTruthy()
    unmount()
    localStorage.clear()
  }
  await open({})
  expect(await screen.findByRole('banner')).toBeTruthy()
})

test('an agent’s phone is led from the login to the agents’ entry [A-3-68]', async () => {
  localStorage.setItem('ac', '1')
  const { address } = await renderScreen(<App />, { at: '/m/login', fetch: smallSite().fetch })
  await vi.waitFor(() => expect(address()).toBe('/m/agent'))
})

/** The app as the page starts it, in a window of this kind. */
async function start(isInstalled: boolean) {
  await renderScreen(<p />, { fetch: smallSite().fetch })
  const { matchMedia } = globalThis
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: isInstalled }))
  const root = document.body.appendChild(document.createElement('div'))
  const stop = await act(async () => startApp(root))
  onTestFinished(() => act(stop))
}

test('in a browser tab the download bar comes back with the next visit [A-4-50]', async () => {
  storage.set('hideDownloadBar', '1')
  await start(false)
  expect(localStorage.getItem('hideDownloadBar')).toBeNull()
})

test('the installed app remembers that the download bar is closed [A-4-50]', async () => {
  storage.set('hideDownloadBar', '1')
  await start(true)
  expect(localStorage.getItem('hideDownloadBar')).toBe('1')
})

/** A site that is open until the first call for money, which it refuses with this code. */
function closingSite(errorCode: string, closed: object) {
  const asked: string[] = []
  return async ({ url }: Request) => {
    const { pathname } = new URL(url)
    const isClosed = asked.includes('/wps/wallets/gcs')
    asked.push(pathname)
    if (pathname === '/wps/system/status') {
      return Response.json({ success: true, value: siteStatus({}, isClosed ? closed : {}) })
    }
    return Response.json({ success: false, errorCode }, { status: 403 })
  }
}

test('a call refused because of maintenance brings the maintenance page [A-8-21]', async () => {
  const fetch = closingSite('system.maintenance', { maintenance: true })
  await renderScreen(<App />, { fetch, as: aSession() })
  expect(await screen.findByText('Đang bảo trì', {}, { timeout: 8000 })).toBeTruthy()
})

test('a call refused because of the region brings the page that says so [A-8-20]', async () => {
  const fetch = closingSite('region.restricted', { regionRestriction: true })
  await renderScreen(<App />, { fetch, as: aSession() })
  expect(await screen.findByText(/203\.0\.113\.7/, {}, { timeout: 8000 })).toBeTruthy()
})
