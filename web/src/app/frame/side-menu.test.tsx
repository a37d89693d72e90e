import { screen, within, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Session } from '#api/member/session.ts'
import { withChanges, statusWithModules, success, menuWithModules } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { OverlayHost } from '#ui/overlay/overlay.tsx'
import { HomeHeader } from './home-header.tsx'
import { t } from '#testing/text.ts'

const FramedHeader = () => (
  <>
    <HomeHeader />
    <OverlayHost />
  </>
)

type Options = { as?: Partial<Session>; info?: object; flags?: Record<string, boolean> }

async function openMenu({ as, info = {}, flags = {} }: Options = {}) {
  const features = { LOGIN: true, ...flags }
  const site = { getSystemStatus: statusWithModules(features), getWhitelabel: menuWithModules(features) }
  const answers = { ...site, getMemberInfo: withChanges(info), getWallet: success({ sumBalance: 100 }) }
  const view = await renderScreen(<FramedHeader />, { as, answers })
  await view.user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: t('app:sideMenu') }))
  return { ...view, menu }
}

test('the menu shows the nickname [A-2-46]', async () => {
  const { menu } = await openMenu({ as: {} })
  expect(await menu.findByText('Bảo Ngọc')).toBeTruthy()
})

test('without a nickname the menu shows the account name [A-2-57]', async () => {
  const { menu } = await openMenu({ as: {}, info: { nickname: '' } })
  expect(await menu.findByText('demo02')).toBeTruthy()
  expect(menu.queryByText('Bảo Ngọc')).toBeNull()
})

test('the menu shows the level of a VIP only [A-2-58]', async () => {
  const { menu, unmount } = await openMenu({ as: {}, info: { clubLabel: { labelName: 'VIP 3' } } })
  expect(await menu.findByText('VIP 3')).toBeTruthy()
  unmount()
  const other = await openMenu({ as: {} })
  await other.menu.findByText('Bảo Ngọc')
  expect(other.menu.queryByText(/VIP/)).toBeNull()
})

test('the menu shows the balance with two decimals [A-2-59]', async () => {
  const { menu } = await openMenu({ as: {} })
  expect((await menu.findByText('100')).textContent).toBe('100,00\u00A0₫')
})

test.for([
  [t('app:deposit'), '/m/voucherCenter', 'A-2-60'],
  [t('app:withdraw'), '/m/withdraw', 'A-2-61'],
] as const)('%s in the menu leads to %s [%s]', async ([name, path]) => {
  const { menu, user, address } = await openMenu({ as: {} })
  await user.click(await menu.findByRole('link', { name }))
  expect(address()).toBe(path)
})

test('a guest sees login and registration, but no balance and no sign-out [A-2-62]', async () => {
  const { menu } = await openMenu()
  expect(menu.getByRole('link', { name: t('app:login') })).toBeTruthy()
  expect(menu.getByRole('link', { name: t('app:register') })).toBeTruthy()
  expect(menu.queryByText(t('app:availableBalance'))).toBeNull()
  expect(menu.queryByRole('link', { name: /Nạp tiền|Rút tiền/ })).toBeNull()
  expect(menu.queryByRole('button', { name: t('app:signOut') })).toBeNull()
})

test('the menu of a guest has the login only if the site has switched it on [A-2-63]', async () => {
  // This link is shown when the modules are known.
  const known = { name: t('app:memberHome') }
  const { menu, unmount } = await openMenu({ flags: { MC: true } })
  await menu.findByRole('link', known)
  expect(menu.getByRole('link', { name: t('app:login') })).toBeTruthy()
  unmount()
  localStorage.clear()
  const other = await openMenu({ flags: { LOGIN: false, MC: true } })
  await other.menu.findByRole('link', known)
  expect(other.menu.getByRole('link', { name: t('app:register') })).toBeTruthy()
  await waitFor(() => expect(other.menu.queryByRole('link', { name: t('app:login') })).toBeNull())
})

test('the menu of a member has the sign-out [A-2-69]', async () => {
  const { menu } = await openMenu({ as: {} })
  expect(menu.getByRole('button', { name: t('app:signOut') })).toBeTruthy()
})

const all = { MC: true, REWCEN3: true, TRANSREC3: true, TRANSBETREPMEM3: true }

test.for([
  ['A-2-64', 'MC', t('app:memberHome'), '/m/member/home'],
  ['A-2-65', 'REWCEN3', t('app:rewardCenter'), '/m/rewardCenter'],
  ['A-2-66', 'TRANSREC3', t('app:accountRecord'), '/m/transaction/record'],
  ['A-2-67', 'TRANSBETREPMEM3', t('app:bettingRecord'), '/m/gameRecord'],
] as const)('[%s] with only %s, "%s" opens %s', async ([, flag, name, path]) => {
  const { menu, user, address } = await openMenu({ as: {}, flags: { [flag]: true } })
  await user.click(await menu.findByRole('link', { name }))
  expect(address()).toBe(path)
})

test.for([
  ['A-6-17', 'MC', t('app:memberHome'), t('app:rewardCenter')],
  ['A-6-18', 'REWCEN3', t('app:rewardCenter'), t('app:memberHome')],
  ['A-6-19', 'TRANSREC3', t('app:accountRecord'), t('app:bettingRecord')],
  ['A-6-20', 'TRANSBETREPMEM3', t('app:bettingRecord'), t('app:accountRecord')],
] as const)('[%s] without only %s, "%s" is absent and "%s" is shown', async ([, flag, name, other]) => {
  const { menu } = await openMenu({ as: {}, flags: { ...all, [flag]: false } })
  expect(await menu.findByRole('link', { name: other })).toBeTruthy()
  expect(menu.queryByRole('link', { name })).toBeNull()
})

test.for([
  [['VI'], false],
  [['VI', 'EN'], true],
] as const)('a site with the languages %s offers a choice of language: %s [A-1-19]', async ([languages, offered]) => {
  configureSite({ languages: [...languages] })
  const { menu } = await openMenu()
  expect(menu.queryByRole('button', { name: 'English' }) !== null).toBe(offered)
})

test('the site is Vietnamese until the user chooses English [A-1-18]', async () => {
  const { menu, user } = await openMenu()
  expect(document.documentElement.lang).toBe('vi')
  expect(menu.getByRole('link', { name: t('app:settings') })).toBeTruthy()
  await user.click(menu.getByRole('button', { name: 'English' }))
  expect(await menu.findByRole('link', { name: 'Settings' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
})

test('a guest sees "coming soon" if there is no referral promotion [A-6-22]', async () => {
  const { menu, user, address } = await openMenu({ flags: { REFERRAL3: false } })
  await user.click(menu.getByRole('link', { name: t('app:referral') }))
  expect(await screen.findByText(t('app:comingSoon'))).toBeTruthy()
  expect(address()).toBe('/m/home')
})

test('guests and agents see the referral entry, members only with the promotion [A-2-68]', async () => {
  const cases: [Options, boolean][] = [
    [{}, true],
    [{ as: { type: 1 }, info: { type: 1 } }, true],
    [{ as: {}, flags: { REFERRAL3: true } }, true],
    [{ as: {}, flags: { REFERRAL3: false } }, false],
  ]
  for (const [options, isShown] of cases) {
    const { menu, unmount } = await openMenu(options)
    const referral = () => menu.queryByRole('link', { name: t('app:referral') })
    await waitFor(() => expect(referral() !== null, JSON.stringify(options)).toBe(isShown))
    unmount()
    localStorage.clear()
  }
})

test('refreshing the balance calls the gateway again [A-7-35]', async () => {
  const { menu, user, calls } = await openMenu({ as: {} })
  await menu.findByText('100')
  const before = calls('getWallet').length
  await user.click(menu.getByRole('button', { name: t('app:refreshBalance') }))
  await waitFor(() => expect(calls('getWallet')).toHaveLength(before + 1))
  expect(await menu.findByText('100')).toBeTruthy()
})

test('a referral without a promotion shows "coming soon" [G-8-02]', async () => {
  const { menu, user } = await openMenu({ flags: { REFERRAL3: false } })
  await user.click(menu.getByRole('link', { name: t('app:referral') }))
  expect(await screen.findByText(t('app:comingSoon'))).toBeTruthy()
})

test('opening the menu fetches the modules: without promotions their tab disappears [A-7-54]', async () => {
  const { user, calls } = await renderScreen('/m/home', {
    answers: { getWhitelabel: menuWithModules({ PROMO3: false }) },
  })
  const tab = () => screen.queryByRole('link', { name: t('app:promotions'), hidden: true })
  await screen.findByRole('button', { name: 'Menu' })
  expect([calls('getWhitelabel'), tab() !== null]).toEqual([[], true])
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await waitFor(() => expect(tab()).toBeNull())
  expect(calls('getWhitelabel')).toHaveLength(1)
})

test.for([
  [{ PROMO3: true }, true],
  [{ PROMO3: false }, false],
  [{}, true],
] as const)('a site with the modules %j has the tab of promotions: %s', async ([flags, isShown]) => {
  await renderScreen('/m/set', { answers: { getSystemStatus: statusWithModules(flags) } })
  await waitFor(() => expect(screen.queryByRole('link', { name: t('app:promotions') }) !== null).toBe(isShown))
})
