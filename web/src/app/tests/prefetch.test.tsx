import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createQueryClient } from '#api/query-client.ts'
import { prefetchGameCentre, prefetchGameList } from '#features/games/prefetch.ts'
import { i18n } from '#i18n/i18n.ts'
import { paths } from '#lib/site/paths.ts'
import { noResponse, success } from '#testing/gateway.ts'
import { navigate, renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'
import { prefetchTouchedLinks } from '../routes/prepare-screen.ts'

async function openTouchable(at: string, options: Parameters<typeof renderScreen>[1] = {}) {
  const view = await renderScreen(at, options)
  onTestFinished(prefetchTouchedLinks(view.client))
  return view
}

test('a touched link loads the data of its page before the tap ends, once', async () => {
  const { calls, user, client } = await openTouchable('/m/help')
  const promotionCalls = () => calls('listAnnouncements').filter(({ query }) => query.get('types') === 'PR')
  const promotions = await screen.findByRole('link', { name: i18n.t('promotions') })
  expect(promotionCalls()).toEqual([])
  fireEvent.pointerDown(promotions)
  await waitFor(() => expect(client.isFetching()).toBe(0))
  await waitFor(() => expect(promotionCalls()).toHaveLength(1))
  await user.click(promotions)
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  expect(promotionCalls()).toHaveLength(1)
})

test('a touched link with a query loads the data that the query names', async () => {
  const { calls } = await openTouchable('/m/agent/home', { as: 'agent01' })
  const [team] = await screen.findAllByRole('link', { name: t('agent:team') })
  expect(calls('listDownlines')).toEqual([])
  fireEvent.pointerDown(team!)
  await waitFor(() => expect(calls('listDownlines').map(({ query }) => query.get('level'))).toEqual(['1']))
})

test.each([
  [paths.slotsList(), prefetchGameList, 1],
  [paths.slotsList({ vassalage: 'KLG' }), prefetchGameList, 0],
  [paths.gameList({ type: 'hot' }), prefetchGameList, 0],
  ['/m/gameList?q=kim', prefetchGameList, 1],
  [paths.live, prefetchGameCentre, 1],
  [`${paths.live}?type=hot`, prefetchGameCentre, 0],
])('the games of %s are loaded in advance only where the address alone says which', async (at, prefetch, lists) => {
  const { calls } = await navigate(at)
  await prefetch(createQueryClient(), 'VI', at)
  expect(calls('listVendors')).toHaveLength(1)
  expect(calls('listGames')).toHaveLength(lists)
})

test('withdraw, new link and rebates send their requests together', async () => {
  const member = await renderScreen('/m/withdraw', { as: 'demo01', answers: { getWithdrawSettings: noResponse } })
  await waitFor(() => expect(member.calls('getWithdrawSettings')).toHaveLength(1))
  expect(
    ['getWithdrawAccountInfo' as const, 'getWalletBalance' as const].map((name) => member.calls(name).length),
  ).toEqual([1, 1])
  member.unmount()
  for (const [at, list] of [
    ['/m/agentRegister', 'listAffiliateUrls'],
    ['/m/agent/home?view=rebates', 'listDownlineRebates'],
  ] as const) {
    const agent = await renderScreen(at, {
      as: 'agent01',
      answers: { [list]: noResponse, getFundsConsolidated: success({}) },
    })
    await waitFor(() => expect(agent.calls(list)).toHaveLength(1))
    expect(agent.calls('listGlobalRebateSettings')).toHaveLength(1)
    agent.unmount()
  }
})
