import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { statusWithModules } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { showLoading } from '#ui/overlay/overlay.tsx'
import { routes } from '../routes/routes.tsx'
import { t } from '#testing/text.ts'

type Person = 'a guest' | 'a member'

async function openFrame(at: string, visitor: Person = 'a guest', after?: string) {
  const view = await renderScreen(at, { after, as: visitor === 'a member' ? 'demo02' : undefined })
  await screen.findByRole('main')
  return { ...view, part: (name: string) => view.container.querySelector(name) }
}
const arrow = () => screen.queryByRole('button', { name: t('app:back') })
const tabs = () => screen.queryByRole('navigation', { name: t('app:mainNavigation') })
const forMembers = ['changePsw', 'agent/home', 'webEmail']
const personFor = (name: string): Person => (forMembers.includes(name) ? 'a member' : 'a guest')

/** Pages of a single item redirect without its id. */
const example: Partial<Record<string, string>> = { '/m/applyReward': '?id=1013' }
const framed = routes.filter(({ frameless }) => !frameless)

test.each(framed.map(({ paths, guard }) => [paths[0]! + (example[paths[0]!] ?? ''), guard] as const))(
  '%s is in the common frame [A-2-30]',
  async (at, guard) => {
    const { part, address } = await openFrame(at, guard === 'member' ? 'a member' : 'a guest')
    expect(address()).toBe(at)
    expect(part('[data-frame] > main')).toBeTruthy()
    expect(part('[data-frame] > #overlay')).toBeTruthy()
  },
)

test('loading covers and dialogs are shown in the frame’s single overlay [A-2-31]', async () => {
  const { user, part } = await openFrame('/m/home')
  const hide = await act(async () => showLoading('Đang tải'))
  expect(part('#overlay')!.contains(await screen.findByText('Đang tải'))).toBe(true)
  await act(async () => hide())
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  expect(part('#overlay')!.contains(await screen.findByRole('dialog'))).toBe(true)
  expect(document.querySelectorAll('#overlay')).toHaveLength(1)
})

const withoutHeader = ['login', 'register', 'message', 'forget', 'changePsw', 'agent', 'agent/home']
const withoutHeaderToo = ['gameList', 'gameCenter', 'activity', 'activityDetail', 'notice']

test.each([...withoutHeader, ...withoutHeaderToo])('/m/%s has no common header [A-2-33]', async (name) => {
  const { address } = await openFrame(`/m/${name}`, personFor(name))
  expect(address()).toBe(`/m/${name}`)
  expect(screen.queryByRole('banner')).toBeNull()
})

test.each(['webEmail', 'help', 'home'])('/m/%s has the common header [A-2-33]', async (name) => {
  await openFrame(`/m/${name}`, personFor(name))
  expect(await screen.findByRole('banner')).toBeTruthy()
})

const withoutFooter = ['login', 'register', 'agent', 'agent/home', 'noticeDetail', 'changePsw', 'forget', 'gameList']

test.each(withoutFooter)('/m/%s has no footer tabs [A-2-34]', async (name) => {
  const { address } = await openFrame(`/m/${name}`, personFor(name))
  expect(address()).toBe(`/m/${name}`)
  expect(tabs()).toBeNull()
})

test('on a wide screen the navigation stays at the side of every page', async () => {
  const { matchMedia } = globalThis
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...matchMedia(query),
    matches: query.includes('width >= 56.25em'),
  }))
  await openFrame('/m/gameList')
  expect(tabs()).toBeTruthy()
})

test.each(['home', 'message', 'gameCenter'])('/m/%s has footer tabs [A-2-34]', async (name) => {
  await openFrame(`/m/${name}`)
  expect(tabs()).toBeTruthy()
})

test.each([
  ['/m/help', 'a guest', true],
  ['/m/home', 'a guest', false],
  ['/m/index', 'a guest', false],
  ['/m/changePsw', 'a member', false],
] as const)('%s, opened by %s, has a back button: %s [A-2-38]', async (at, visitor, hasButton) => {
  const { address } = await openFrame(at, visitor)
  expect(address()).toBe(at)
  expect(arrow() !== null).toBe(hasButton)
})

test('the shortest path of home has no back button [A-2-27]', async () => {
  const { address } = await openFrame('/', 'a guest', '/m/set')
  await screen.findByRole('banner')
  expect(address()).toBe('/')
  expect(arrow()).toBeNull()
})

test.each(['/m/login', '/m/register', '/m/trail', '/m/activity', '/m/forget'])(
  'back leads from %s to home, whatever the previous page [A-2-39]',
  async (at) => {
    const { user, address } = await openFrame(at, 'a guest', '/m/set')
    expect(address()).toBe(at)
    await user.click(arrow()!)
    expect(address()).toBe('/m/home')
  },
)

test('back leads from the registration to the entry of the site [A-2-29]', async () => {
  const { user, address } = await openFrame('/m/register.html', 'a guest', '/m/help')
  await user.click(arrow()!)
  expect(['/', '/m/home']).toContain(address())
})

test('the tabs are sports, promotions, home, service and chat, in this order [A-2-81]', async () => {
  await openFrame('/m/home')
  await within(tabs()!).findByText(t('app:liveChat'))
  const names = [...tabs()!.children].map((tab) => tab.textContent)
  expect(names).toEqual([t('app:sports'), t('app:promotions'), t('app:home'), t('app:service'), t('app:liveChat')])
})

test('only the tab of the current page is marked [A-2-83]', async () => {
  const { user } = await openFrame('/m/activity')
  const marked = () => within(tabs()!).getAllByRole('link', { current: 'page' })
  expect(marked().map((tab) => tab.textContent)).toEqual([t('app:promotions')])
  await user.click(within(tabs()!).getByRole('link', { name: t('app:home') }))
  expect(marked().map((tab) => tab.textContent)).toEqual([t('app:home')])
})

test('without live chat there are four tabs [A-2-82]', async () => {
  await renderScreen('/m/help', { answers: { getSystemStatus: statusWithModules({}) } })
  const bar = await screen.findByRole('navigation', { name: t('app:mainNavigation') })
  expect(within(bar).queryByText(t('app:liveChat'))).toBeNull()
  await waitFor(() => expect(bar.children).toHaveLength(4))
})
