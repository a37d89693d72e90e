import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changed, good } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

const home = '/m/agent/home'
const to = (view: string, more = '') => `${home}?view=${view}${more}`
const main = async () => within(await screen.findByRole('main'))
const openAgent = (at: string, more: Parameters<typeof open>[1] = {}) => open(at, { as: 'agent01', ...more })
/** The contracts that wait for agent01 ask first; these tests are about what lies under them. */
const noContracts = { consolidated: good({}) }
/** What a figure says, by its name. */
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'small, dt' })).nextElementSibling?.textContent

test('an agent finds an area of their own, a member does not [A-1-17]', async () => {
  const { unmount } = await openAgent(home, { answers: noContracts })
  expect(await (await main()).findByRole('link', { name: 'Tuyến dưới' })).toBeTruthy()
  unmount()
  await open(home, { as: 'demo01' })
  expect(await screen.findByText('Trang này dành cho đại lý')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Tuyến dưới' })).toBeNull()
})

test('at its address is the agents’ home [A-2-23]', async () => {
  await openAgent(home, { answers: noContracts })
  expect(await screen.findByRole('heading', { level: 1, name: 'Trang đại lý' })).toBeTruthy()
  expect(await screen.findByRole('group', { name: 'Số liệu của nhóm' })).toBeTruthy()
})

test('on a marked phone an agent’s home is the agents’ [G-1-08]', async () => {
  localStorage.setItem('ac', '1')
  const { address } = await openAgent('/m/home', { answers: noContracts })
  expect(await screen.findByRole('group', { name: 'Số liệu của nhóm' })).toBeTruthy()
  expect(address()).toBe(home)
})

test('with the agent’s mark and session, home leads on; without the mark it stays [G-6-05]', async () => {
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

test('the agents’ home says how the team stands [A-7-44]', async () => {
  const { lastQuery } = await openAgent(home, {
    answers: { ...noContracts, ODSFE2_getTeamOverviewSum: changed(overview) },
  })
  expect([await figure('Thành viên'), await figure('Đại lý cấp dưới'), await figure('Đang hoạt động')]).toEqual([
    '63',
    '15',
    '41',
  ])
  expect([await figure('Bạn đã nhận'), await figure('Tiền cược'), await figure('Thắng thua')]).toEqual([
    '182.500,00',
    '2.400.000,00',
    '−150.000,00',
  ])
  const { startDate, endDate } = lastQuery('ODSFE2_getTeamOverviewSum')
  expect(Math.round((Number(endDate) - Number(startDate)) / 86_400_000)).toBe(7)
})

test('another span is asked for, and the address keeps it', async () => {
  const { user, address, lastQuery } = await openAgent(home, { answers: noContracts })
  await user.click(await screen.findByRole('button', { name: '30 ngày' }))
  expect(address()).toBe(`${home}?span=month`)
  await waitFor(() => {
    const { startDate, endDate } = lastQuery('ODSFE2_getTeamOverviewSum')
    expect(Math.round((Number(endDate) - Number(startDate)) / 86_400_000)).toBe(30)
  })
})

test('each figure leads to what it is the sum of, over the same days', async () => {
  const { user, address } = await openAgent(`${home}?span=month`, { answers: noContracts })
  await user.click(await screen.findByRole('link', { name: /^Tiền cược/ }))
  expect(address()).toBe(to('report', '&span=month'))
})

test('the picture of the days has a table behind it: a row for each, those without anything too', async () => {
  const day = { orderNo: 'A1', paidTime: 1, netStake: 1000, amount: 4800, details: [] }
  const today = new Date().toISOString().slice(0, 10)
  await openAgent(home, {
    answers: {
      ...noContracts,
      ODSFE2_getAgentCommissions: async (_request: Request, real: () => Promise<Response>) => {
        const { value } = (await (await real()).json()) as { value: { list: { day: string }[] } }
        const last = value.list[0]?.day ?? today
        return good({ list: [{ ...day, day: last }], footer: { amount: 4800 }, total: 1, totalPages: 1 })
      },
    },
  })
  const table = within(await screen.findByRole('table', { name: 'Hoa hồng theo ngày' }))
  const cells = table.getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells).toHaveLength(7)
  expect(cells.filter((text) => text === '4.800,00 ₫')).toHaveLength(1)
  expect(cells.filter((text) => text === '0,00 ₫')).toHaveLength(6)
})

test('a member who came here by a marked phone gets the phone back', async () => {
  localStorage.setItem('ac', '1')
  const { user, address } = await open('/m/home', { as: 'demo01' })
  await user.click(await screen.findByRole('button', { name: 'Về trang chủ' }))
  await waitFor(() => expect(address()).toBe('/m/home'))
  expect(localStorage.getItem('ac')).toBeNull()
})
