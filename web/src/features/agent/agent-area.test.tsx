import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const home = '/m/agent/home'
const to = (view: string, more = '') => `${home}?view=${view}${more}`
const main = async () => within(await screen.findByRole('main'))
const openAgent = (at: string, more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(at, { as: 'agent01', ...more })
/** agent01 has pending contracts, whose prompts would cover the page. */
const noContracts = { getFundsConsolidated: success({}) }
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'small, dt' })).nextElementSibling?.textContent

test('an agent sees the agent area, a member does not [A-1-17]', async () => {
  const { unmount } = await openAgent(home, { answers: noContracts })
  expect(await (await main()).findByRole('link', { name: t('agent:team') })).toBeTruthy()
  unmount()
  await renderScreen(home, { as: 'demo01' })
  expect(await screen.findByText(t('agent:agentsOnly'))).toBeTruthy()
  expect(screen.queryByRole('link', { name: t('agent:team') })).toBeNull()
})

test('the address of the agent area opens it [A-2-23]', async () => {
  await openAgent(home, { answers: noContracts })
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:agentHome') })).toBeTruthy()
  expect(await screen.findByRole('group', { name: t('agent:statistics') })).toBeTruthy()
})

test('with the agent marker, home of an agent is the agent area [G-1-08]', async () => {
  localStorage.setItem('ac', '1')
  const { address } = await openAgent('/m/home', { answers: noContracts })
  expect(await screen.findByRole('group', { name: t('agent:statistics') })).toBeTruthy()
  expect(address()).toBe(home)
})

test('home redirects an agent to the agent area only with the agent marker [G-6-05]', async () => {
  const { unmount, address } = await openAgent('/m/home', { answers: noContracts })
  await screen.findByRole('button', { name: 'Menu' })
  expect(address()).toBe('/m/home')
  unmount()
  localStorage.setItem('ac', '1')
  const marked = await openAgent('/m/home', { answers: noContracts })
  await waitFor(() => expect(marked.address()).toBe(home))
})

const overview = {
  memberCount: 63,
  agentCount: 15,
  newMemberCount: 5,
  activeMemberCount: 41,
  teamBalance: 48_250_000,
  commissionAmount: 182_500,
  team: { betAmount: 2_400_000, profitAndLoss: -150_000, depositAmount: 1_500_000, withdrawAmount: 300_000 },
}

test('the agent area shows the figures of the team [A-7-44]', async () => {
  const { lastQuery } = await openAgent(home, {
    answers: { ...noContracts, getTeamOverview: withChanges(overview) },
  })
  expect([
    await figure(t('agent:members')),
    await figure(t('agent:downlineAgents')),
    await figure(t('agent:activeMembers')),
  ]).toEqual(['63', '15', '41'])
  expect([
    await figure(t('agent:yourCommission')),
    await figure(t('agent:stakes')),
    await figure(t('agent:profitAndLoss')),
  ]).toEqual(['182.500\u00A0₫', '2.400.000\u00A0₫', '−150.000\u00A0₫'])
  const { startDate, endDate } = lastQuery('getTeamOverview')
  expect(Math.round((Number(endDate) - Number(startDate)) / 86_400_000)).toBe(7)
})

test('another period is requested and stored in the address', async () => {
  const { user, address, lastQuery } = await openAgent(home, { answers: noContracts })
  await user.click(await screen.findByRole('button', { name: t('records:month') }))
  expect(address()).toBe(`${home}?span=month`)
  await waitFor(() => {
    const { startDate, endDate } = lastQuery('getTeamOverview')
    expect(Math.round((Number(endDate) - Number(startDate)) / 86_400_000)).toBe(30)
  })
})

test('each figure links to its details for the same period', async () => {
  const { user, address } = await openAgent(`${home}?span=month`, { answers: noContracts })
  await user.click(await screen.findByRole('link', { name: /^Tiền cược/ }))
  expect(address()).toBe(to('report', '&span=month'))
})

test('the chart has a table with a row for each day, including days without commission', async () => {
  const day = { orderNo: 'A1', paidTime: 1, netStake: 1000, amount: 4800, details: [] }
  const today = new Date().toISOString().slice(0, 10)
  await openAgent(home, {
    answers: {
      ...noContracts,
      listCommissions: async (_request: Request, real: () => Promise<Response>) => {
        const { value } = (await (await real()).json()) as { value: { list: { day: string }[] } }
        const last = value.list[0]?.day ?? today
        return success({ list: [{ ...day, day: last }], footer: { amount: 4800 }, total: 1, totalPages: 1 })
      },
    },
  })
  const table = within(await screen.findByRole('table', { name: t('agent:commissionByDay') }))
  const cells = table.getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells).toHaveLength(7)
  expect(cells.filter((text) => text === '4.800\u00A0₫')).toHaveLength(1)
  expect(cells.filter((text) => text === '0\u00A0₫')).toHaveLength(6)
})

test('a member with the agent marker can remove it and return to home', async () => {
  localStorage.setItem('ac', '1')
  const { user, address } = await renderScreen('/m/home', { as: 'demo01' })
  await user.click(await screen.findByRole('button', { name: t('app:toHome') }))
  await waitFor(() => expect(address()).toBe('/m/home'))
  expect(localStorage.getItem('ac')).toBeNull()
})
