import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withChanges, statusWithModules, success, refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const path = '/m/inviteFriends'
const link = `${location.origin}/m/register?referralCode=LG1001`
const friend = (number: number) => ({
  username: `ban***${number}`,
  registerTime: Date.now() - number * 60_000,
  inviteTime: Date.now(),
  status: number % 2 ? 'C' : 'I',
})
const friends = success({
  list: [1, 2, 3].map(friend),
  total: 3,
  totalPages: 1,
  footer: { totalSuccessInvited: 2, totalIncompleteInvited: 1 },
})

test('a member who taps referral opens /m/inviteFriends, with their own code and link [A-1-16]', async () => {
  const { user, address } = await renderScreen('/m/member/home', { as: 'demo01' })
  await user.click(await screen.findByRole('link', { name: t('app:referral') }))
  expect(address()).toBe(path)
  expect(await screen.findByText('LG1001')).toBeTruthy()
  expect(screen.getByText(link)).toBeTruthy()
})

test('its address shows the referral page of members [A-2-21]', async () => {
  await renderScreen(path, { as: 'demo01' })
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:inviteFriends') })).toBeTruthy()
  expect(await screen.findByRole('img', { name: t('referral:qr', { code: 'LG1001' }) })).toBeTruthy()
})

test('the link and the code are copied unchanged', async () => {
  const { user } = await renderScreen(path, { as: 'demo01' })
  await user.click(await screen.findByRole('button', { name: t('referral:copyLink') }))
  expect(await navigator.clipboard.readText()).toBe(link)
  await user.click(screen.getByRole('button', { name: t('referral:copyCode') }))
  expect(await navigator.clipboard.readText()).toBe('LG1001')
})

test('if the phone can share, the link is shared; cancelling is no error', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.reject(new DOMException('', 'AbortError')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { user } = await renderScreen(path, { as: 'demo01' })
  await user.click(await screen.findByRole('button', { name: t('referral:share') }))
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }))
})

test('friends are listed with their status, and the URL stores the filter', async () => {
  const { user, lastQuery, address } = await renderScreen(path, {
    as: 'demo01',
    answers: { listReferrals: friends },
  })
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^ban\*{3}1.*Đủ điều kiện$/),
    expect.stringMatching(/^ban\*{3}2.*Chưa đủ điều kiện$/),
    expect.stringMatching(/^ban\*{3}3.*Đủ điều kiện$/),
  ])
  await user.click(screen.getByRole('button', { name: t('referral:notQualified') }))
  expect(address()).toBe(`${path}?status=I`)
  expect(lastQuery('listReferrals')).toMatchObject({ status: 'I' })
})

test('a member without friends sees what to do', async () => {
  await renderScreen(path, { as: 'demo02' })
  expect(await screen.findByText(t('referral:noFriends'))).toBeTruthy()
})

const income = { totalAmountToday: 100_000, totalAmountYesterday: 50_000, invitationAmount: 150_000 }

test('the income is shown by day and by source', async () => {
  await renderScreen(path, { as: 'demo01', answers: { getReferralIncome: withChanges(income) } })
  const sum = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent
  expect([
    await sum(t('referral:today')),
    await sum(t('referral:yesterday')),
    await sum(t('referral:byFriends')),
  ]).toEqual(['100.000\u00A0₫', '50.000\u00A0₫', '150.000\u00A0₫'])
})

test.each([
  [
    success([
      { name: t('referral:byFriends'), amount: 50_000 },
      { name: t('referral:achievements'), amount: 100_000 },
    ]),
    t('referral:claimed', { amount: '150.000 ₫' }),
  ],
  [refusal('reward.not.ready', 400), t('problems:reward.not.ready')],
])('however often I tap, it is claimed once, and the result is shown', async (answer, message) => {
  const held = Promise.withResolvers<Response>()
  const answers = { claimReferralRewards: () => held.promise }
  const { user, calls } = await renderScreen(path, { as: 'demo01', answers })
  await user.dblClick(await screen.findByRole('button', { name: t('referral:claim') }))
  held.resolve(answer)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(calls('claimReferralRewards')).toHaveLength(1)
})

test('a guest sees the estimated income, and returns here after the login', async () => {
  const { user, address } = await renderScreen(path)
  expect(await screen.findByText('10 bạn đủ điều kiện')).toBeTruthy()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: t('app:login') }))
  await user.type(await screen.findByLabelText(t('agent:username')), 'demo01')
  await user.type(screen.getByLabelText(t('registration:password')), 'Demo@123')
  await user.click(screen.getByRole('button', { name: t('app:login') }))
  await screen.findByText('LG1001')
  expect(address()).toBe(path)
})

test('without the promotion the page says coming soon', async () => {
  await renderScreen(path, { as: 'demo01', answers: { getSystemStatus: statusWithModules({ REFERRAL3: false }) } })
  expect(await screen.findByText(t('app:comingSoon'))).toBeTruthy()
})

test('a link that fails to load can be retried', async () => {
  let isDown = true
  const answer = (_request: Request, real: () => Promise<Response>) => (isDown ? refusal() : real())
  const { user } = await renderScreen(path, { as: 'demo01', answers: { getReferralDetails: answer } })
  const panel = within(await screen.findByRole('alert'))
  isDown = false
  await user.click(panel.getByRole('button', { name: t('app:retry') }))
  expect(await screen.findByText('LG1001')).toBeTruthy()
})

test('if no friend has the chosen status, one tap shows all', async () => {
  const none = success({
    list: [],
    total: 0,
    totalPages: 0,
    footer: { totalSuccessInvited: 0, totalIncompleteInvited: 3 },
  })
  const answers = {
    listReferrals: ({ url }: Request) => (url.includes('status=C') ? none.clone() : friends.clone()),
  }
  const { user, address } = await renderScreen(`${path}?status=C`, { as: 'demo01', answers })
  await user.click(await screen.findByRole('button', { name: t('referral:seeAll') }))
  expect(await screen.findAllByText(/^ban\*\*\*/)).toHaveLength(3)
  expect(address()).toBe(path)
})
