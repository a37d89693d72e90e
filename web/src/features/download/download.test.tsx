import { session } from '#api/member/session.ts'
import { statusQuery } from '#api/site/system.queries.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installPrompt } from '#lib/device/install-prompt.ts'
import { withChanges } from '#testing/gateway.ts'
import { navigate, renderScreen } from '#testing/render-screen.tsx'
import { OverlayHost } from '#ui/overlay/overlay.tsx'
import { DownloadSheet } from './download-sheet.tsx'
import { t } from '#testing/text.ts'

const links = [
  { resourceType: 'IOS', url: 'https://get.example/app.ipa' },
  { resourceType: 'Android', url: 'https://get.example/app.apk' },
  { resourceType: 'MOBILECONFIG', url: 'https://get.example/app.mobileconfig' },
]
const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) Version/12 Safari/604.1`
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/149.0 Mobile Safari/537.36'

const site = (resources: object[]) => ({ answers: { getSystemStatus: withChanges({ info: { resources } }) } })
const bar = () => screen.findByRole('complementary', { name: t('app:downloadApp') })
const hasBar = () => screen.queryByRole('complementary', { name: t('app:downloadApp') }) !== null

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>the app</button>
      <DownloadSheet open={isOpen} onClose={() => setOpen(false)} />
      <OverlayHost />
    </>
  )
}

async function askOn(userAgent: string, resources = links) {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  onTestFinished(() => [agent, opened].forEach((spy) => spy.mockRestore()))
  const view = await renderScreen(<Page />, site(resources))
  await view.user.click(screen.getByText('the app'))
  const sheet = within(await screen.findByRole('dialog', { name: t('app:downloadApp') }))
  return { ...view, sheet, opened: () => opened.mock.calls.map(([url]) => String(url)) }
}

test('home offers the app where the operator has one, other pages do not [A-2-52]', async () => {
  const { user } = await renderScreen('/m/home', site(links))
  expect(within(await bar()).getByRole('button', { name: t('home:getApp') })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: t('app:sideMenu') }))
  await user.click(menu.getByRole('link', { name: t('app:help') }))
  await screen.findByRole('heading', { level: 1, name: t('titles:help') })
  expect(hasBar()).toBe(false)
})

test('when the operator removes the links, the bar disappears [A-2-52]', async () => {
  let resources = links
  const status = (...call: Parameters<ReturnType<typeof withChanges>>) => withChanges({ info: { resources } })(...call)
  const { client } = await renderScreen('/m/home', { answers: { getSystemStatus: status } })
  await bar()
  resources = []
  await client.invalidateQueries({ queryKey: statusQuery().queryKey })
  await waitFor(() => expect(hasBar()).toBe(false))
})

test('a closed bar is stored and stays hidden [A-3-69]', async () => {
  const { user, unmount } = await renderScreen('/m/home', site(links))
  await user.click(within(await bar()).getByRole('button', { name: t('app:close') }))
  expect(hasBar()).toBe(false)
  expect(localStorage.getItem('hideDownloadBar')).toBeTruthy()
  unmount()
  const stored = localStorage.getItem('hideDownloadBar')
  await renderScreen('/m/home', site(links))
  await screen.findAllByRole('button', { name: t('app:service') })
  expect(localStorage.getItem('hideDownloadBar')).toBe(stored)
  expect(hasBar()).toBe(false)
})

test('the bar waits for the second visit and does not come back once closed', async () => {
  const view = await navigate('/m/home', site(links))
  localStorage.removeItem('downloadBar')
  const first = view.show()
  await waitFor(() => expect(localStorage.getItem('downloadBar')).toBe('known'))
  expect(hasBar()).toBe(false)
  first.unmount()
  sessionStorage.clear()
  const second = view.show()
  await second.user.click(within(await bar()).getByRole('button', { name: t('app:close') }))
  second.unmount()
  // As at each start in a browser tab.
  localStorage.removeItem('hideDownloadBar')
  view.show()
  await screen.findAllByRole('button', { name: t('app:service') })
  expect(hasBar()).toBe(false)
})

test('a logout does not end the first visit', async () => {
  const view = await navigate('/m/home', site(links))
  localStorage.removeItem('downloadBar')
  const first = view.show()
  await waitFor(() => expect(localStorage.getItem('downloadBar')).toBe('known'))
  first.unmount()
  session.signOut()
  view.show()
  await screen.findAllByRole('button', { name: t('app:service') })
  expect(hasBar()).toBe(false)
})

test('the bar opens the install options', async () => {
  const { user } = await renderScreen('/m/home', site(links))
  await user.click(within(await bar()).getByRole('button', { name: t('home:getApp') }))
  expect(await screen.findByRole('dialog', { name: t('app:downloadApp') })).toBeTruthy()
})

test.each([
  ['an iPhone', iphone('17_4'), ['https://get.example/app.ipa', 'https://get.example/app.mobileconfig']],
  ['an Android phone', ANDROID, ['https://get.example/app.apk']],
])('on %s only the files for it are offered [A-3-56]', async (_device, userAgent, urls) => {
  const { user, sheet, opened } = await askOn(userAgent)
  const files = within(await sheet.findByRole('group', { name: t('download:files') }))
  for (const button of files.getAllByRole('button')) await user.click(button)
  expect(opened()).toEqual(urls)
})

const notice = t('download:tooOld')

test('on iOS 12.3 a message says that the app requires 12.4 [A-1-25]', async () => {
  const { user, sheet, opened } = await askOn(iphone('12_3'))
  await user.click(await sheet.findByText('iPhone · iPad'))
  expect(await screen.findByText(notice)).toBeTruthy()
  expect(opened()).toEqual([])
})

test('on iOS 12.4 the app is downloaded [A-1-25]', async () => {
  const { user, sheet, opened } = await askOn(iphone('12_4'))
  await user.click(await sheet.findByText('iPhone · iPad'))
  expect(opened()).toEqual(['https://get.example/app.ipa'])
  expect(screen.queryByText(notice)).toBeNull()
})

test('on iOS the sheet explains how to put the site on the home screen', async () => {
  const { sheet } = await askOn(iphone('17_4'), [])
  expect(await sheet.findByText(t('download:homeScreen'))).toBeTruthy()
  expect(sheet.getAllByRole('listitem')).toHaveLength(3)
})

test('an in-app browser is asked to open a browser and can copy the address', async () => {
  const { user, sheet } = await askOn(`${iphone('17_4')} Zalo iOS/502`)
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await sheet.findByRole('button', { name: t('download:copyAddress') }))
  expect(copied).toHaveBeenCalledWith(`${location.origin}/m/home`)
  expect(await screen.findByText(t('records:copied'))).toBeTruthy()
  expect(sheet.queryByText('iPhone · iPad')).toBeNull()
})

test('a desktop shows a QR code of the site', async () => {
  const { sheet } = await askOn('Mozilla/5.0 (X11; Linux x86_64) Chrome/149.0 Safari/537.36')
  expect(await sheet.findByRole('img', { name: t('download:qr') })).toBeTruthy()
})

test('the install prompt of the browser is called once', async () => {
  const prompt = vi.fn<() => Promise<void>>(async () => {})
  installPrompt.set(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  onTestFinished(() => installPrompt.set(undefined))
  const { user, sheet } = await askOn(ANDROID, [])
  await user.click(await sheet.findByRole('button', { name: t('download:install') }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(await sheet.findByText(t('app:comingSoon'))).toBeTruthy()
})
