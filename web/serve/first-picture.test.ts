import { expect, onTestFinished, test, vi } from 'vitest'
import { firstPicture } from './first-picture.ts'

const origin = 'http://127.0.0.1:4173'
const call = { url: '/wps/announcements?language=__language__', headers: { Merchant: 'DEMO' } }

/** A site whose gateway announces this picture; what it was asked is kept. */
function siteWith(url: string | undefined, config = {}) {
  const ask = vi.fn<(address: URL, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ value: { banners: [{ groupName: 'm_home', url }] } }),
  )
  vi.stubGlobal('fetch', ask)
  onTestFinished(() => void vi.unstubAllGlobals())
  const ahead = firstPicture({ config, calls: { guest: { '/m/home': [call] }, member: {} } }, () => origin)
  return { ask, ahead, known: () => vi.waitUntil(() => ahead('/m/home')) }
}

test('the page of home names the picture it begins with, as the gateway announces it', async () => {
  const { known, ask } = siteWith('/art/banner/first.webp', { languages: ['EN'] })
  expect(await known()).toBe('</art/banner/first.webp>; rel=preload; as=image; fetchpriority=high')
  expect(String(ask.mock.calls[0]?.[0])).toBe(`${origin}/wps/announcements?language=EN`)
})

test('no other page names it, and the gateway is asked once a minute at most', async () => {
  const { known, ahead, ask } = siteWith('/art/banner/first.webp')
  await known()
  expect([ahead('/m/lott'), ahead('/assets/app.js'), ahead(undefined)]).toEqual([undefined, undefined, undefined])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a picture on the gateway’s own host keeps its address; nothing in an address ends the header', async () => {
  expect(await siteWith('/a.webp', { gatewayUrl: 'https://gateway.example' }).known()).toMatch(
    /^<https:\/\/gateway\.example\/a\.webp>; rel/,
  )
  expect(await siteWith('/a>; rel=evil\r\nx: y').known()).toMatch(/^<\/a%3E;%20rel=evilx:%20y>; rel=preload/)
})

test('a site whose gateway says nothing begins without', async () => {
  const { ahead, ask } = siteWith(undefined)
  ahead('/')
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  expect(ahead('/')).toBeUndefined()
  expect(firstPicture({}, () => origin)('/')).toBeUndefined()
})
