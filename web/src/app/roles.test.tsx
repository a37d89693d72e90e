import { defaultProfile } from '@longan/sdk'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteIs } from '#testing/open-app.tsx'
import { aSession, renderScreen } from '#testing/render-screen.tsx'
import { siteStatus, smallSite } from '#testing/small-site.ts'
import { App } from './app.tsx'

/** The app of a member of this type; `undefined` is a member whose type the gateway does not tell. */
async function setup(at: string, type: number | undefined) {
  const site = smallSite({
    '/wps/system/status': siteStatus({ CBS3: true, MC: true }),
    '/wps/member/info': { id: 1, account: 'demo01', nickname: 'Lan', type },
  })
  const view = await renderScreen(<App />, { at, fetch: site.fetch, as: aSession({ type: type ?? 0 }) })
  return { ...view, ...site }
}
const refusal = 'Vui lòng đăng nhập tài khoản thật để dùng chức năng này'
const alert = () => screen.findByRole('alertdialog', { name: 'Tài khoản dùng thử không mở được mục này' })

test.for([0, 1, 2])('type %i is real and gets to the deposit [A-6-06]', async (type) => {
  const { user, address } = await setup('/m/home', type)
  await user.click(await screen.findByRole('link', { name: 'Nạp tiền' }))
  expect(address()).toBe('/m/voucherCenter')
})

test.for([3, 4, 40, 41, 42])('type %i has no real account, is told so and stays [A-6-08]', async (type) => {
  const { user, address } = await setup('/m/home', type)
  await user.click(await screen.findByRole('link', { name: 'Nạp tiền' }))
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(address()).toBe('/m/home')
})

test('a trial player who opens the inbox is refused [A-6-10]', async () => {
  await setup('/m/webEmail', 4)
  expect(await alert()).toBeTruthy()
})

test.for([
  [0, false],
  [4, true],
] as const)('type %i is on trial: %s [A-6-09]', async ([type, onTrial]) => {
  await setup('/m/member/home', type)
  if (onTrial) await alert()
  else await screen.findByText(/Sắp ra mắt/)
  expect(screen.queryByRole('alertdialog') !== null).toBe(onTrial)
})

const { agentTypes } = defaultProfile

test.for([
  ['A-6-14', 'exclude', [1, 2, 3, 41, 42], [0, 4, 40]],
  ['A-6-15', 'list', [1, 2, 41, 42], [0, 3, 4, 40]],
] as const)('[%s] a site that knows agents by "%s" takes %j for them, not %j', async ([, mode, agents, others]) => {
  siteIs({ profile: { agentTypes: { ...agentTypes, mode } } })
  const taken: number[] = []
  for (const type of [...agents, ...others]) {
    const { unmount } = await setup('/m/home', type)
    const [link] = await screen.findAllByRole('link', { name: /^Khu vực (đại lý|hội viên)$/ })
    if (link?.getAttribute('aria-label') === 'Khu vực đại lý') taken.push(type)
    unmount()
    localStorage.clear()
  }
  expect(taken).toEqual(agents)
})

test('a trial player who opens the member centre is refused [A-6-12]', async () => {
  await setup('/m/member/home', 4)
  expect(await alert()).toBeTruthy()
})

test('a trial player gets no live chat, and none is launched [A-6-11]', async () => {
  const { user, askedFor } = await setup('/m/home', 4)
  await user.click(await screen.findByRole('button', { name: 'Trò chuyện' }))
  expect(await alert()).toBeTruthy()
  expect(askedFor('/wps/game/launchGame')).toEqual([])
})

test('the refusal can be put away, or leads to the registration [A-6-13]', async () => {
  const { user, address } = await setup('/m/home', 4)
  await user.click(await screen.findByRole('button', { name: 'Trò chuyện' }))
  await user.click(within(await alert()).getByRole('button', { name: 'Hủy' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Trò chuyện' }))
  await user.click(within(await alert()).getByRole('button', { name: 'Đăng ký ngay' }))
  expect(address()).toBe('/m/register')
})

test('a member without a type is treated as a trial player [A-3-04]', async () => {
  await setup('/m/webEmail', undefined)
  expect(await alert()).toBeTruthy()
})

test('an agent has a nav icon of their own, a member the usual one [A-2-53]', async () => {
  await setup('/m/home', 1)
  expect(await screen.findByRole('link', { name: 'Khu vực đại lý' })).toBeTruthy()
})

test('a trial player who uses what is not for trial is told why [G-8-01]', async () => {
  const { user } = await setup('/m/home', 4)
  await user.click(await screen.findByRole('link', { name: 'Nạp tiền' }))
  expect(await screen.findByText(refusal)).toBeTruthy()
})
