import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { i18n } from '#i18n/i18n.ts'
import { noResponse, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
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
