import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pullDown, touch } from '#testing/touch.ts'
import { AlwaysIntersectingObserver, success } from '#testing/gateway.ts'
import { goOffline, renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const button = () => screen.findByRole('button', { name: /^(Cập nhật danh sách|Refresh list)$/, hidden: true })
const main = () => screen.getByRole('main', { hidden: true })

async function openList(at: string, options: ScreenOptions = {}) {
  const view = await renderScreen(at, options)
  await button()
  const count = (operation: string) => view.world.journal.count(operation)
  return { ...view, count }
}

test.each([
  ['/m/transaction/record', 'demo01', 'listTransactions'],
  ['/m/gameRecord', 'demo01', 'listRngOrders'],
  ['/m/webEmail', 'demo01', 'listInboxByCsp'],
  ['/m/notice', 'demo01', 'listAnnouncements'],
  ['/m/activity', 'demo01', 'listAnnouncements'],
  ['/m/inviteFriends', 'demo01', 'listReferrals'],
  ['/m/rewardCenter', 'demo01', 'listClaimableRewards'],
  ['/m/rewardCenter?tab=given', 'demo01', 'listClaimedRewards'],
  ['/m/rewardCenter?tab=points', 'demo01', 'listPointRewards'],
  ['/m/bankCard', 'demo01', 'getWithdrawAccountInfo'],
  ['/m/lott', 'demo01', 'listOpenedNumeros'],
  ['/m/slotsCenter', 'demo01', 'listGames'],
  ['/m/gameList?type=hot', 'demo01', 'listHotGames'],
  ['/m/rng?type=hot', 'demo01', 'listHotGames'],
  ['/m/member/agent/getSalaryContract', 'agent01', 'getFundsConsolidated'],
  ['/m/agentRegister', 'agent01', 'listRegisteredAffiliates'],
  ['/m/agent/home', 'agent01', 'getTeamOverview'],
  ['/m/agent/home?view=team', 'agent01', 'listDownlines'],
  ['/m/agent/home?view=rebates', 'agent01', 'listDownlineRebates'],
  ['/m/agent/home?view=commissions', 'agent01', 'listCommissions'],
  ['/m/agent/home?view=salary', 'agent01', 'listSalaries'],
  ['/m/agent/home?view=dividends', 'agent01', 'listDividends'],
  ['/m/agent/home?view=report', 'agent01', 'listTeamProfitAndLoss'],
  ['/m/agent/home?view=contracts', 'agent01', 'listContracts'],
])('%s (%s), pulled down, fetches %s again', async (at, as, operation) => {
  const { count, client } = await openList(at, { as })
  await waitFor(() => expect([count(operation) > 0, client.isFetching()]).toEqual([true, 0]))
  const before = count(operation)
  pullDown(main())
  expect(await screen.findByText(t('lists:refreshed'))).toBeTruthy()
  expect(count(operation)).toBeGreaterThan(before)
  expect(client.isFetching()).toBe(0)
})

const record = '/m/transaction/record'
const movement = (number: number) => ({
  txId: `T${number}`,
  orderNo: `D${number}`,
  txTypeName: `Dòng ${number}`,
  txTimeInTimestamp: Date.UTC(2026, 10, 20, 5),
  codeType: 'deposit',
  amount: 1000,
  currentAvailBalance: 1000,
})
type Reply = (page: number) => Promise<Response>

async function openRecord() {
  const pages: number[] = []
  const defaultReply: Reply = async (page) =>
    success({ list: [movement(page)], page, totalPages: 2, footer: { amount: 0 } })
  const answer = { reply: defaultReply }
  const ODSFE2_MemTransDet = ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'))
    pages.push(page)
    return answer.reply(page)
  }
  const view = await openList(record, { as: 'demo02', answers: { listTransactions: ODSFE2_MemTransDet } })
  await screen.findByText('Dòng 1')
  return { ...view, pages, answer }
}

test('a long list starts again at its first page', async () => {
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver)
  const { pages } = await openRecord()
  await screen.findByText(t('app:endOfList'))
  vi.unstubAllGlobals()
  pages.length = 0
  pullDown(main())
  await screen.findByText(t('lists:refreshed'))
  expect(pages).toEqual([1])
  expect(screen.getByText('Dòng 1')).toBeTruthy()
})

test('a refresh is announced politely, and a second pull during it is ignored', async () => {
  const { answer, pages } = await openRecord()
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer.reply = () => promise
  pages.length = 0
  pullDown(main())
  const words = await screen.findByText(t('lists:refreshing'))
  expect(words.getAttribute('aria-live')).toBe('polite')
  pullDown(main())
  resolve(success({ list: [movement(7)], page: 1, totalPages: 1, footer: { amount: 0 } }))
  await screen.findByText('Dòng 7')
  expect(pages).toEqual([1])
  expect(words.textContent).toBe(t('lists:refreshed'))
})

test('a pull that is too short, sideways or outside the page refreshes nothing', async () => {
  const { pages } = await openRecord()
  pages.length = 0
  const one = touch(main())
  one.down()
  one.move(0, 60)
  one.up()
  one.down()
  one.move(130, 120)
  one.up()
  pullDown(document.querySelector('#overlay')!)
  pullDown(screen.getByRole('banner'))
  expect(pages).toEqual([])
})

test('without a network the content stays, and an error is shown', async () => {
  const { answer } = await openRecord()
  answer.reply = () => Promise.reject(new TypeError('Failed to fetch'))
  const goOnline = goOffline()
  pullDown(main())
  expect(await screen.findByText(t('app:noNetwork'))).toBeTruthy()
  expect(screen.getByText('Dòng 1')).toBeTruthy()
  expect(screen.queryByText(t('lists:refreshed'))).toBeNull()
  goOnline()
})

test('keyboard and screen reader have a refresh button', async () => {
  const { user, pages } = await openRecord()
  pages.length = 0
  await user.click(await button())
  await screen.findByText(t('lists:refreshed'))
  expect(pages).toEqual([1])
})

test("the page disables the browser's own pull to refresh while it is open", async () => {
  const { overscrollBehaviorY } = document.documentElement.style
  const { unmount } = await openRecord()
  expect(document.documentElement.style.overscrollBehaviorY).toBe('none')
  unmount()
  expect(document.documentElement.style.overscrollBehaviorY).toBe(overscrollBehaviorY)
})

test.each([
  '/m/agent/home?view=transfer&to=thaomy',
  '/m/agent/home?view=newContract',
  '/m/agent/home?view=newDownline',
])('%s, a form, has no pull to refresh', async (at) => {
  const { world, client } = await renderScreen(at, { as: 'agent01' })
  await screen.findByRole('form', { hidden: true })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const before = world.journal.list().length
  pullDown(main())
  expect(world.journal.list()).toHaveLength(before)
})
