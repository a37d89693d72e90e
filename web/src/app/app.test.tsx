import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aSession, renderScreen } from '#testing/render-screen.tsx'
import { App } from './app.tsx'

const status = (more: object = {}, info: object = {}) => ({
  maintenance: false,
  regionRestriction: false,
  location: { ip: '203.0.113.7' },
  info: {
    customerService: [],
    domainRoute: [],
    mainDomain: '',
    imageCDNs: [],
    resources: [],
    whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [{ modId: 'CBS3', enabled: '1' }] },
    register: {},
    mobileTemplate: { mem_cen: 0, dep_func: 0 },
    ...info,
  },
  ...more,
})

/** A gateway of four answers; everything else is refused. */
function setup(at: string, options: { member?: boolean; status?: object; language?: 'VI' | 'EN' } = {}) {
  const values: Record<string, unknown> = {
    '/wps/system/status': options.status ?? status(),
    '/wps/wallets/gcs': { sumBalance: 100.5 },
    '/wps/member/info': { id: 1, account: 'demo01', nickname: 'Lan', type: 0 },
    '/wps/relay/CSP_unreadCount': 128,
  }
  const fetch = async (request: Request) => {
    const value = values[new URL(request.url).pathname]
    return value === undefined
      ? Response.json({ success: false, errorCode: 'system.error' }, { status: 500 })
      : Response.json({ success: true, value })
  }
  return renderScreen(<App />, { at, fetch, language: options.language, as: options.member ? aSession() : undefined })
}

test('an unknown address leads home [A-2-26]', async () => {
  const { address } = await setup('/m/doesNotExist')

  await vi.waitFor(() => expect(address()).toBe('/m/home'))
})

test('the sports page stands alone, without frame and without balance [A-2-24]', async () => {
  const { container } = await setup('/m/fbGame', { member: true })

  await screen.findByText(/Thể thao trực tuyến/)
  expect(container.querySelectorAll('header, footer, nav, #overlay, [data-floating]')).toHaveLength(0)
  expect(screen.queryByText(/100/)).toBeNull()
})

test('the balance can be hidden and shown [A-2-70]', async () => {
  const { user } = await setup('/m/home', { member: true })
  await screen.findByText('100')

  await user.click(screen.getByRole('button', { name: 'Ẩn số dư' }))
  expect(screen.queryByText('100')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Hiện số dư' }))
  expect(screen.getByText('100')).toBeTruthy()
})

test('a guest who opens the inbox is led to login, and login remembers where to [A-6-02]', async () => {
  const { address } = await setup('/m/webEmail')

  await vi.waitFor(() => expect(address()).toBe('/m/login'))
  expect(sessionStorage.getItem('returnTo')).toBe('/m/webEmail')
})

test('change-password without a session leads home [A-2-108]', async () => {
  const { address } = await setup('/m/changePsw')

  await vi.waitFor(() => expect(address()).toBe('/m/home'))
})

test('maintenance shows its page alone [A-2-111]', async () => {
  const { container } = await setup('/m/home', { status: status({ maintenance: true, regionRestriction: true }) })

  expect(await screen.findByText('Đang bảo trì')).toBeTruthy()
  expect(container.querySelector('header, nav')).toBeNull()
})

test('a blocked region shows its page alone, with the address [A-2-110]', async () => {
  await setup('/m/help', { status: status({ regionRestriction: true }), language: 'EN' })

  expect(await screen.findByText('Access restricted')).toBeTruthy()
  expect(screen.getByText('Your IP: 203.0.113.7')).toBeTruthy()
})

test('promotions have a blue bar of their own with title and arrow [A-2-41]', async () => {
  const { container } = await setup('/m/activity')

  expect(await screen.findByRole('heading', { level: 1, name: 'Khuyến mãi' })).toBeTruthy()
  expect(container.querySelector('[data-tone="blue"]')).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
})

test('the main page is a home of its own address [A-2-02]', async () => {
  const { address } = await setup('/m/main')

  expect(await screen.findByRole('group', { name: 'Loại game' })).toBeTruthy()
  expect(address()).toBe('/m/main')
})
