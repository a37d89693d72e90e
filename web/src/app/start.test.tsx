import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { statusQuery } from '#api/site/system.queries.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { session } from '#api/member/session.ts'
import { storage } from '#lib/storage/storage.ts'
import { type Answer, withChanges, refusal, noResponse } from '#testing/gateway.ts'
import { renderScreen, configureSite, type ScreenOptions } from '#testing/render-screen.tsx'
import { prepareScreen } from './routes/prepare-screen.ts'
import { startApp } from './start.tsx'
import { t } from '#testing/text.ts'

const waitForStored = (key: string) => waitFor(() => expect(localStorage.getItem(key)).toBeTruthy())
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

test('the status of the site is fetched once [A-4-49]', async () => {
  const { calls } = await renderScreen('/m/home')
  await waitForStored('status')
  expect(calls('getSystemStatus')).toHaveLength(1)
})

test('the status has the visitor’s address, the setup and the state of the site [A-7-53]', async () => {
  const { calls } = await renderScreen('/m/help')
  await waitForStored('status')
  expect(calls('getSystemStatus')[0]).toMatchObject({ method: 'GET', path: '/wps/system/status' })
  expect(stored('status')).toMatchObject({
    info: { mainDomain: expect.any(String) },
    location: { ip: expect.stringMatching(/^[\d.]+$/) },
    maintenance: false,
    regionRestriction: false,
  })
})

test('the status is stored for the next visit [A-3-58]', async () => {
  const values: unknown[] = []
  const status: Answer = async (_request, real) => {
    const reply = await real()
    values.push((await reply.clone().json()).value)
    return reply
  }
  await renderScreen('/m/help', { answers: { getSystemStatus: status } })
  await waitForStored('status')
  expect(stored('status')).toEqual(values[0])
})

test('the service link is stored for other screens [A-3-60]', async () => {
  const customerService = [
    { title: 'Phone', type: 1, path: 'other' },
    { title: 'Zalo', type: 3, path: 'abc' },
  ]
  await renderScreen('/m/help', { answers: { getSystemStatus: withChanges({ info: { customerService } }) } })
  await waitFor(() => expect(localStorage.getItem('service_link')).toBe('abc'))
})

test('the layouts are stored for other screens [A-3-61]', async () => {
  const mobileTemplate = { mem_cen: 1, dep_func: 0 }
  await renderScreen('/m/help', { answers: { getSystemStatus: withChanges({ info: { mobileTemplate } }) } })
  await waitForStored('setTemplate')
  expect(stored('setTemplate')).toEqual({ mem_cen: true, dep_func: false })
})

test('the member info is fetched at the start, with the token [A-7-28]', async () => {
  const { calls } = await renderScreen('/m/home', { as: 'demo02' })
  await waitFor(() => expect(calls('getMemberInfo').length).toBeGreaterThan(0))
  expect(calls('getMemberInfo')[0]).toMatchObject({ method: 'GET', path: '/wps/member/info' })
  expect(calls('getMemberInfo')[0]?.headers.get('Authorization')).toContain(session.token())
})

test('the member info is stored for the next visit [A-3-59]', async () => {
  await renderScreen('/m/home', { as: 'demo02' })
  await waitForStored('memberInfo')
  expect(stored('memberInfo')).toMatchObject({ account: 'demo02', nickname: 'Bảo Ngọc' })
})

async function storeStatus(more: object) {
  const { unmount } = await renderScreen('/m/help', { answers: { getSystemStatus: withChanges(more) } })
  await waitForStored('status')
  unmount()
}

test('the stored status is shown until the gateway answers [A-4-04]', async () => {
  await storeStatus({ maintenance: true })
  await renderScreen('/m/help', { answers: { '*': noResponse } })
  expect(await screen.findByText(t('status:maintenanceTitle'))).toBeTruthy()
})

test('a new status replaces the stored one [A-4-05]', async () => {
  await storeStatus({ maintenance: false })
  const news = Promise.withResolvers<void>()
  await renderScreen('/m/help', {
    answers: { getSystemStatus: (...call) => news.promise.then(() => withChanges({ maintenance: true })(...call)) },
  })
  expect(await screen.findByRole('banner')).toBeTruthy()
  news.resolve()
  expect(await screen.findByText(t('status:maintenanceTitle'))).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
})

test('a site with status reading 2 checks maintenance before the region [A-4-02]', async () => {
  configureSite({ dialect: { statusReading: 2 } })
  const openSite = (more: object) => renderScreen('/m/help', { answers: { getSystemStatus: withChanges(more) } })
  for (const [more, words] of [
    [{ maintenance: true, regionRestriction: true }, t('status:maintenanceTitle')],
    [{ maintenance: true }, t('status:maintenanceTitle')],
    [{ regionRestriction: true }, t('status:blockedTitle')],
  ] as const) {
    const { unmount } = await openSite(more)
    expect(await screen.findByText(words)).toBeTruthy()
    unmount()
    localStorage.clear()
  }
  await openSite({})
  expect(await screen.findByRole('banner')).toBeTruthy()
})

test('an agent’s device is redirected from the login to the agents’ login [A-3-68]', async () => {
  localStorage.setItem('ac', '1')
  const { address } = await renderScreen('/m/login')
  await waitFor(() => expect(address()).toBe('/m/agent'))
})

async function start(isInstalled: boolean, options: ScreenOptions = {}) {
  const { calls } = await renderScreen(<p />, options)
  const { matchMedia } = globalThis
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: isInstalled }))
  const root = document.body.appendChild(document.createElement('div'))
  // Everything it would wait for is loaded, so the start is synchronous.
  await prepareScreen()
  const stop = await act(async () => startApp(root))
  onTestFinished(() => void act(stop))
  return { calls }
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

test('what became stale in another tab is fetched again', async () => {
  window.history.replaceState(null, '', '/m/home')
  const { calls } = await start(false, { as: 'demo02' })
  await waitFor(() => expect(calls('getWallet')).toHaveLength(1))
  const otherTab = new BroadcastChannel('longan-stale')
  onTestFinished(() => otherTab.close())

  await waitFor(() => {
    otherTab.postMessage('getWallet')
    expect(calls('getWallet').length).toBeGreaterThan(1)
  })
})

async function openUntilClosed(errorCode: string, closed: object) {
  let isClosed = false
  const gcs: Answer = (_request, real) => (isClosed ? refusal(errorCode, 403) : real())
  const status: Answer = (...call) => withChanges(isClosed ? closed : {})(...call)
  const { client } = await renderScreen('/m/home', {
    as: 'demo02',
    answers: { getWallet: gcs, getSystemStatus: status },
  })
  await waitFor(() => expect(client.getQueryData(statusQuery().queryKey)).toBeTruthy())
  isClosed = true
  await client.refetchQueries({ queryKey: walletQuery().queryKey })
}

test.each(['system.maintenance', 'system.upgrading'])(
  'a call rejected with %s shows the maintenance page [A-8-21]',
  async (code) => {
    await openUntilClosed(code, { maintenance: true })
    expect(await screen.findByText(t('status:maintenanceTitle'))).toBeTruthy()
  },
)

test('a call rejected during the first status call refetches the status: the pending response is outdated', async () => {
  const late = Promise.withResolvers<void>()
  let count = 0
  const status: Answer = async (...call) => {
    if (++count > 1) return withChanges({ maintenance: true })(...call)
    await late.promise
    return withChanges({})(...call)
  }
  await renderScreen('/m/home', {
    as: 'demo02',
    answers: { getSystemStatus: status, getWallet: () => refusal('system.maintenance', 403) },
  })
  expect(await screen.findByText(t('status:maintenanceTitle'))).toBeTruthy()
  late.resolve()
  await late.promise
  expect(screen.getByText(t('status:maintenanceTitle'))).toBeTruthy()
})

test('a call rejected because of the region shows the blocked page [A-8-20]', async () => {
  await openUntilClosed('region.restricted', { regionRestriction: true, location: { ip: '203.0.113.7' } })
  expect(await screen.findByText(/203\.0\.113\.7/)).toBeTruthy()
})
