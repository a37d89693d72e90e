import { asksContracts, defaultDialect, isReal } from '@longan/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { createGame } from '#testing/create-game.ts'
import { withChanges, success } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { HomeHeader } from '../frame/home-header.tsx'
import { t } from '#testing/text.ts'

/** Opens a page, or the app at a path, as a member of this type; `undefined`: the gateway sends no type. */
const openAs = (type: number | undefined, what: ReactElement | string) =>
  renderScreen(what, { as: { type: type ?? 0 }, answers: { getMemberInfo: withChanges({ type }) } })
const refusal = t('member:realAccountOnly')
const alert = () => screen.findByRole('alertdialog', { name: t('member:freeReject') })

test.for([0, 1, 2])('type %i is real and can open the deposit [A-6-06]', async (type) => {
  const { user, address } = await openAs(type, <HomeHeader />)
  await user.click(await screen.findByRole('link', { name: t('app:deposit') }))
  expect(address()).toBe('/m/voucherCenter')
})

test.for([3, 4, 40, 41, 42])('type %i has no real account, sees a message and stays [A-6-08]', async (type) => {
  const { user, address } = await openAs(type, '/m/home')
  await user.click(await screen.findByRole('link', { name: t('app:deposit') }))
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(address()).toBe('/m/home')
})

test('a trial player cannot open the inbox [A-6-10]', async () => {
  await openAs(4, '/m/webEmail')
  expect(await alert()).toBeTruthy()
})

test.for([
  [0, false],
  [4, true],
] as const)('type %i is a trial account: %s [A-6-09]', async ([type, onTrial]) => {
  await openAs(type, '/m/member/home')
  if (onTrial) await alert()
  else await screen.findByRole('heading', { level: 1, name: t('titles:memberHome') })
  expect(screen.queryByRole('alertdialog') !== null).toBe(onTrial)
})

const { agentTypes } = defaultDialect

test.for([
  ['A-6-14', 'exclude', [1, 2, 3, 41, 42], [0, 4, 40]],
  ['A-6-15', 'list', [1, 2, 41, 42], [0, 3, 4, 40]],
] as const)('[%s] a site with agent types by "%s" counts %j as agents, not %j', async ([, mode, agents, others]) => {
  configureSite({ dialect: { agentTypes: { ...agentTypes, mode } } })
  const counted: number[] = []
  for (const type of [...agents, ...others]) {
    const { unmount } = await openAs(type, <HomeHeader />)
    const [link] = await screen.findAllByRole('link', { name: /^Khu vực (đại lý|hội viên)$/ })
    if (link?.getAttribute('aria-label') === t('app:agentArea')) counted.push(type)
    unmount()
    localStorage.clear()
  }
  expect(counted).toEqual(agents)
})

test('a trial player cannot open the member centre [A-6-12]', async () => {
  await openAs(4, '/m/member/home')
  expect(await alert()).toBeTruthy()
})

test('a trial player gets no live chat, and none is launched [A-6-11]', async () => {
  const { user, calls } = await openAs(4, '/m/home')
  await user.click(await screen.findByRole('button', { name: t('app:liveChat') }))
  expect(await alert()).toBeTruthy()
  expect(calls('launchChat')).toEqual([])
})

test('the message can be dismissed, or leads to the registration [A-6-13]', async () => {
  const { user, address } = await openAs(4, '/m/home')
  await user.click(await screen.findByRole('button', { name: t('app:liveChat') }))
  await user.click(within(await alert()).getByRole('button', { name: t('app:cancel') }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: t('app:liveChat') }))
  await user.click(within(await alert()).getByRole('link', { name: t('member:registerNow') }))
  expect(address()).toBe('/m/register')
})

test('a member without a type counts as a trial player [A-3-04]', async () => {
  await openAs(undefined, '/m/webEmail')
  expect(await alert()).toBeTruthy()
})

test('an agent has a separate icon in the header, a member the default one [A-2-53]', async () => {
  await openAs(1, <HomeHeader />)
  expect(await screen.findByRole('link', { name: t('app:agentArea') })).toBeTruthy()
})

test('a trial player sees why a function is not available [G-8-01]', async () => {
  const { user } = await openAs(4, '/m/home')
  await user.click(await screen.findByRole('link', { name: t('app:deposit') }))
  expect(await screen.findByText(refusal)).toBeTruthy()
})

test.for([
  ['a marked phone', '1', undefined, '/m/home'],
  ['a session', '0', 'agent01', '/m/home'],
  ['both', '1', 'agent01', '/m/agent/home'],
] as const)('with %s (%s, %s) home is at %s [G-2-39]', async ([, marked, as, landing]) => {
  if (marked === '1') localStorage.setItem('ac', marked)
  const { address } = await renderScreen('/m/home', { as })
  await screen.findAllByRole('heading')
  await waitFor(() => expect(address()).toBe(landing))
})

test('type 40 is neither an agent, in any dialect, nor a real account [A-6-16]', async () => {
  for (const mode of ['exclude', 'list'] as const) {
    configureSite({ dialect: { agentTypes: { ...agentTypes, mode } } })
    const { unmount } = await openAs(40, <HomeHeader />)
    expect(await screen.findAllByRole('link', { name: t('app:memberArea') })).not.toEqual([])
    expect(screen.queryByRole('link', { name: t('app:agentArea') })).toBeNull()
    unmount()
  }
  const { user, address } = await openAs(40, '/m/home')
  await user.click(await screen.findByRole('link', { name: t('app:deposit') }))
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(address()).toBe('/m/home')
  expect([isReal(40), asksContracts(40)]).toEqual([false, false])
})

test('type 40 cannot open a game for real accounts, and can open one with free play [A-6-16]', async () => {
  const game = await renderScreen('/m/play?vassalage=BTA&gameType=PVP', { as: 'odd40' })
  expect(await screen.findByText(t('problems:permission.denied'))).toBeTruthy()
  game.unmount()
  const { container } = await renderScreen('/m/play?vassalage=NGT&gameType=RNG&nodeId=10001', { as: 'odd40' })
  await waitFor(() => expect(container.querySelector('iframe')).toBeTruthy())
})

test.each([
  ['0', 'demo01'],
  ['1', 'agent01'],
  ['2', 'vip02'],
])('type %s can open a game for real accounts: %s gets to the game [A-6-07]', async (_type, as) => {
  const { container, calls } = await renderScreen('/m/play?vassalage=BTA&gameType=PVP', { as })
  await waitFor(() => expect(container.querySelector('iframe')).toBeTruthy())
  expect(calls('launchGame')).toHaveLength(1)
})

const listed = (type: number) => {
  const games = [
    createGame(1, { gameName: 'Chỉ tiền thật', supportPlay: 'N' }),
    createGame(2, { gameName: 'Thử được', supportPlay: 'Y' }),
  ]
  const list = success({ games, pageNum: 1, totalPages: 1, totalCount: 2 })
  return renderScreen('/m/gameList', { as: { type }, answers: { listGames: list } })
}
const freeReject = t('member:freeReject')

test('a trial account that opens a game for real accounts sees a message for 2 s, and nothing is sent [G-5-08]', async () => {
  const { user, address, calls } = await listed(4)
  await user.click(await screen.findByRole('button', { name: /^Chỉ tiền thật/ }))
  await screen.findByText(freeReject)
  const visibleAt = performance.now()
  await waitFor(() => expect(screen.queryByText(freeReject)).toBeNull())
  expect(performance.now() - visibleAt).toBeGreaterThan(1500)
  expect([address(), calls('launchGame')]).toEqual(['/m/gameList', []])
  await user.click(screen.getByRole('button', { name: /^Thử được/ }))
  expect(address()).toMatch(/^\/m\/play\?/)
})

test.for([0, 1, 2])('type %i opens a game without free play [G-5-08]', async (type) => {
  const { user, address } = await listed(type)
  await user.click(await screen.findByRole('button', { name: /^Chỉ tiền thật/ }))
  expect(address()).toMatch(/^\/m\/play\?/)
})

test.for([3, 40, 41])('type %i cannot open it and sees why [G-5-08]', async (type) => {
  const { user, address } = await listed(type)
  await user.click(await screen.findByRole('button', { name: /^Chỉ tiền thật/ }))
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(address()).toBe('/m/gameList')
})

test.for([
  ['a game', '/m/gameList', 'button', /^Cá Chép Hóa Rồng/, 'launchGame'],
  ['their favourites', '/m/gameList', 'tab', t('games:fav'), 'listFavouriteGames'],
  ['their recent games', '/m/gameList', 'tab', t('games:recent'), 'listRecentGames'],
  ['a reward', '/m/activityDetail?id=1010', 'link', t('titles:applyReward'), 'createRewardRequest'],
] as const)('a guest who requests %s is sent to the login [G-6-02]', async ([, at, role, name, call]) => {
  const { user, address, calls } = await renderScreen(at)
  await user.click(await screen.findByRole(role, { name }))
  expect([address(), calls(call)]).toEqual(['/m/login', []])
})
