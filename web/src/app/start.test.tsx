import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { storage } from '#lib/storage.ts'
import { aSession, renderScreen } from '#testing/render-screen.tsx'
import { siteStatus, smallSite } from '#testing/small-site.ts'
import { App } from './app.tsx'
import { startApp } from './start.tsx'

test('the site is asked for its status once, and the answer is kept [A-4-49] [A-3-58]', async () => {
  const site = smallSite()
  await renderScreen(<App />, { fetch: site.fetch })
  await vi.waitFor(() => expect(localStorage.getItem('status')).toContain('203.0.113.7'))
  expect(site.askedFor('/wps/system/status')).toHaveLength(1)
})

test('the way to customer service and the layouts are kept for other screens [A-3-60] [A-3-61]', async () => {
  const info = {
    customerService: [{ title: 'Zalo', type: 3, path: 'abc' }],
    mobileTemplate: { mem_cen: 1, dep_func: 0 },
  }
  await renderScreen(<App />, { fetch: smallSite({ '/wps/system/status': siteStatus({}, {}, info) }).fetch })
  await vi.waitFor(() => expect(localStorage.getItem('service_link')).toBe('abc'))
  expect(JSON.parse(localStorage.getItem('setTemplate') ?? '')).toEqual({ mem_cen: true, dep_func: false })
})

test('who the member is, is asked at the start and kept [A-3-59] [A-7-28]', async () => {
  const site = smallSite()
  await renderScreen(<App />, { fetch: site.fetch, as: aSession() })
  await vi.waitFor(() =>
    expect(JSON.parse(localStorage.getItem('memberInfo') ?? '{}')).toHaveProperty('nickname', 'Lan'),
  )
  expect(site.askedFor('/wps/member/info')[0]?.headers.get('Authorization')).toBeTruthy()
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
