import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success, refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const home = '/m/agent/home'
const to = (view: string, more = '') => `${home}?view=${view}${more}`
const main = async () => within(await screen.findByRole('main'))
const rows = async () => (await (await main()).findAllByRole('listitem')).map((row) => row.textContent ?? '')
const openAgent = (at: string, more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(at, { as: 'agent01', ...more })
/** agent01 has pending contracts, whose prompts would cover the page. */
const noContracts = { getFundsConsolidated: success({}) }
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'small, dt' })).nextElementSibling?.textContent

test('three downlines are directly below the agent [A-7-45]', async () => {
  await openAgent(to('team'), { answers: noContracts })
  expect(await screen.findByRole('heading', { level: 1, name: t('agent:team') })).toBeTruthy()
  expect(await rows()).toEqual([
    expect.stringMatching(/^thaomy.*Đại lý · 6 người trực tiếp/),
    expect.stringMatching(/^xuanphucngo.*Đại lý · 8 người trực tiếp/),
    expect.stringMatching(/^anhhoang.*Hội viên/),
  ])
})

test('the tree opens level by level, and back returns to the previous level', async () => {
  const { user, address } = await openAgent(to('team'), { answers: noContracts })
  await user.click(await screen.findByRole('button', { name: /^thaomy/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: t('agent:openTeam') }))
  expect(address()).toBe(to('team', '&upline=thaomy'))
  expect(await screen.findByText(t('agent:downlineOf', { name: 'thaomy' }))).toBeTruthy()
  expect(await rows()).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: t('app:back') }))
  await waitFor(() => expect(address()).toBe(to('team')))
})

test('a search covers all levels and is stored in the address', async () => {
  const { user, address, lastQuery } = await openAgent(to('team'), { answers: noContracts })
  await user.type(await screen.findByRole('searchbox'), 'hoa')
  await waitFor(() => expect(lastQuery('listDownlines')).toMatchObject({ name: 'hoa' }))
  expect(lastQuery('listDownlines')).not.toHaveProperty('level')
  expect(address()).toBe(to('team', '&name=hoa'))
  await waitFor(async () => expect((await rows()).every((row) => row.includes('hoa'))).toBe(true))
})

test('a search without results says so', async () => {
  await openAgent(to('team', '&name=zzzz'), { answers: noContracts })
  expect(await screen.findByText(t('agent:noResults'))).toBeTruthy()
})

test('a commission is named by its day as the app writes days', async () => {
  const row = { orderNo: 'C1', day: '2024-03-05', paidTime: 1, netStake: 1000, amount: 4800, details: [] }
  const commissions = success({ list: [row], footer: { amount: 4800 }, total: 1, totalPages: 1 })
  await openAgent(to('commissions'), { answers: { ...noContracts, listCommissions: commissions } })
  await waitFor(async () => expect(await rows()).toEqual([expect.stringMatching(/^05\/03\/2024/)]))
})

test('a direct member is promoted to agent', async () => {
  const { user, calls } = await openAgent(to('team'), { answers: noContracts })
  await user.click(await screen.findByRole('button', { name: /^anhhoang/ }))
  await user.click(await screen.findByRole('button', { name: t('agent:promote') }))
  expect(await screen.findByText(t('agent:promoted', { name: 'anhhoang' }))).toBeTruthy()
  expect(calls('promoteDownline').map(({ body }) => body)).toEqual([{ downline: 'anhhoang' }])
  await waitFor(async () => expect((await rows()).at(-1)).toMatch(/^anhhoang.*Đại lý/))
})

test('the rebates of direct downlines are listed [A-7-46]', async () => {
  await openAgent(to('rebates'), { answers: noContracts })
  expect(await rows()).toEqual([
    expect.stringMatching(/^thaomy.*đến 0,8%$/),
    expect.stringMatching(/^xuanphucngo.*đến 0,8%$/),
    expect.stringMatching(/^anhhoang.*đến 0,8%$/),
  ])
})

test('a rebate is changed in percent, up to the agent’s own rate', async () => {
  const { user, calls } = await openAgent(to('rebates'), { answers: noContracts })
  await user.click(await screen.findByRole('button', { name: /^thaomy/ }))
  const slots = await screen.findByLabelText('Nổ hũ (%)')
  await user.clear(slots)
  await user.type(slots, '1,5')
  await user.click(screen.getByRole('button', { name: t('agent:save') }))
  await waitFor(() => expect(slots.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(slots)
  await user.clear(slots)
  await user.type(slots, '0,5')
  await user.click(screen.getByRole('button', { name: t('agent:save') }))
  expect(await screen.findByText(t('problems:request_param_err_below'))).toBeTruthy()
  expect(slots.getAttribute('aria-invalid')).toBe('true')
  await user.clear(slots)
  await user.type(slots, '0,9')
  await user.click(screen.getByRole('button', { name: t('agent:save') }))
  expect(await screen.findByText(t('agent:saved'))).toBeTruthy()
  const sent = calls('setDownlineRebates')
  expect(sent.map(({ body }) => body).slice(1)).toEqual([
    expect.objectContaining({
      downline: 'thaomy',
      rebates: expect.arrayContaining([{ productType: 'RNG', rebateRate: 0.009 }]) as unknown,
    }),
  ])
})

test('salary payouts are listed with their sum [A-7-47]', async () => {
  const { calls } = await openAgent(to('salary'), { answers: noContracts })
  expect((await rows())[0]).toMatch(/^Lương ngày · Tất cả game.*\+/)
  expect(await figure(t('agent:total'))).toMatch(/^[\d.]+\u00A0₫$/)
  expect(calls('listSalaries')).toHaveLength(1)
})

test('dividend payouts are listed [A-7-48]', async () => {
  const payout = {
    orderNo: 'C1',
    contractId: 100507,
    contractType: 'DIVIDEND',
    productType: 'CONS',
    startTime: 1_795_000_000_000,
    endTime: 1_796_000_000_000,
    paidTime: 1_796_000_000_000,
    betVolume: 2_400_000,
    activeMember: 12,
    netLoss: 150_000,
    carriedOver: 0,
    amount: 7500,
  }
  const answers = {
    ...noContracts,
    listDividends: success({ list: [payout], footer: { amount: 7500 }, total: 1, totalPages: 1 }),
  }
  const { user } = await openAgent(to('dividends'), { answers })
  expect(await rows()).toEqual([expect.stringMatching(/^Cổ tức · Tất cả game.*\+7\.500\u00A0₫$/)])
  await user.click(screen.getByRole('button', { name: /^Cổ tức/ }))
  expect(await figure(t('agent:teamLoss'))).toBe('150.000\u00A0₫')
})

test('the report shows profit and loss of the team per branch [A-7-52]', async () => {
  const figures = {
    depositAmount: 1_500_000,
    withdrawAmount: 300_000,
    betAmount: 2_400_000,
    winAmount: 2_250_000,
    profitAndLoss: -150_000,
    bonusAmount: 0,
    rebateAmount: 7200,
    netProfit: -142_800,
  }
  const list = [{ customerName: 'thaomy', type: 1, memberCount: 21, figures }]
  const answers = {
    ...noContracts,
    listTeamProfitAndLoss: success({ list, footer: figures, total: 1, totalPages: 1 }),
  }
  const { user, lastQuery } = await openAgent(to('report'), { answers })
  expect(await rows()).toEqual([expect.stringMatching(/^thaomy21 người−142\.800\u00A0₫/)])
  expect([await figure(t('agent:stakes')), await figure(t('agent:netProfit'))]).toEqual([
    '2.400.000\u00A0₫',
    '−142.800\u00A0₫',
  ])
  await user.click(screen.getByRole('button', { name: /^thaomy/ }))
  await user.click(await screen.findByRole('link', { name: t('agent:openReport') }))
  await waitFor(() => expect(lastQuery('listTeamProfitAndLoss')).toMatchObject({ subordinateName: 'thaomy' }))
})

test.each(['team', 'rebates', 'commissions', 'salary', 'dividends', 'report', 'contracts'])(
  'a failed request of %s shows an error with a retry',
  async (view) => {
    await openAgent(to(view), { answers: { ...noContracts, '*': fails } })
    expect(await (await main()).findByRole('button', { name: t('app:retry') })).toBeTruthy()
  },
)

const fails = (request: Request, real: () => Promise<Response>) =>
  /agent|downline|ODSFE2|MCSFE/.test(request.url) ? refusal() : real()

test('contracts are listed with their status; an offered one can be withdrawn', async () => {
  const { user, calls } = await openAgent(to('contracts'), { answers: noContracts })
  expect((await rows()).some((row) => /^Lương ngày · Tất cả game.*Đang hiệu lực$/.test(row))).toBe(true)
  await user.click(screen.getByRole('button', { name: t('agent:offered') }))
  await user.click(await screen.findByRole('button', { name: /xuanphucngo.*Chờ trả lời$/ }))
  await user.click(await screen.findByRole('button', { name: t('agent:withdrawContract') }))
  expect(await screen.findByText(t('agent:contractWithdrawn'))).toBeTruthy()
  expect(calls('cancelContract').map(({ body }) => body)).toEqual([{ contractId: 100506 }])
})

const nothing = success({ list: [], total: 0, totalPages: 0, footer: { amount: 0 } })

test.each([
  ['commissions', 'listCommissions'],
  ['salary', 'listSalaries'],
  ['dividends', 'listDividends'],
  ['report', 'listTeamProfitAndLoss'],
])('%s of an empty period suggests thirty days, then the team', async (view, call) => {
  const answers = { ...noContracts, [call]: nothing }
  const { user, address } = await openAgent(to(view, '&span=today'), { answers })
  await user.click(await screen.findByRole('button', { name: t('records:show30Days') }))
  await waitFor(() => expect(address()).toBe(to(view, '&span=month')))
  expect(await screen.findByRole('link', { name: t('agent:team') })).toBeTruthy()
})
