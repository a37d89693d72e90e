import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const salary = '/m/member/agent/getSalaryContract'
const dividend = '/m/member/agent/getDevidendContract'
const hourly = '/m/member/agent/getHourContract'
const main = async () => within(await screen.findByRole('main'))

const pending = {
  dailysalreqtype: {
    RNG: [
      {
        id: 7,
        status: 'P',
        downlineHigherRate: 'N',
        details: [{ betVolume: 1_000_000, activeMember: 3, rateType: 'P', rate: 0.002 }],
      },
    ],
  },
}
const pendingDividend = {
  divtypecompperiodreq: {
    LIVE: [
      {
        minimumBet: 2_000_000,
        netLoss: 500_000,
        activeMember: 4,
        contractRate: 0.08,
        status: 'P',
        downlineHigherRate: 'Y',
      },
      { minimumBet: 9_000_000, netLoss: 0, activeMember: 9, contractRate: 0.12, status: 'P', downlineHigherRate: 'N' },
    ],
    RNG: [
      { minimumBet: 1_000_000, netLoss: 0, activeMember: 1, contractRate: 0.05, status: 'E', downlineHigherRate: 'N' },
    ],
  },
}
const pendingHourly = {
  contracthoursalreq: {
    FISH: [
      {
        contractId: 9,
        status: 'P',
        downlineHigherRate: 'N',
        hourSalaryRates: [{ minimumBet: 3_000_000, activeMember: 2, rateType: 'F', rate: 50_000 }],
      },
    ],
  },
}
const terms = async () => {
  const card = within(await screen.findByRole('region', { name: / · / }))
  return card.getByRole('heading').parentElement?.textContent
}

test('the address of the salary contract shows its terms [G-2-18]', async () => {
  await renderScreen(salary, { as: 'agent01', answers: { getFundsConsolidated: success(pending) } })
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:salaryContract') })).toBeTruthy()
  expect(await terms()).toMatch(/^Lương ngày · Nổ hũ.*Tiền cược từ 1\.000\.000\u00A0₫từ 3 người hoạt động0,2%/)
})

test('the address of the dividend contract groups the steps by game and status [G-2-19]', async () => {
  await renderScreen(dividend, { as: 'agent01', answers: { getFundsConsolidated: success(pendingDividend) } })
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:dividendContract') })).toBeTruthy()
  const cards = await screen.findAllByRole('region', { name: /^Cổ tức/ })
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringMatching(/^Cổ tức · Live casinoChờ trả lời.*thua từ 500\.000\u00A0₫8%.*12%.*cao hơn mức này/),
    expect.stringMatching(/^Cổ tức · Nổ hũĐang hiệu lực.*5%$/),
  ])
})

test('the address of the hourly salary contract shows its terms [G-2-20]', async () => {
  await renderScreen(hourly, { as: 'agent01', answers: { getFundsConsolidated: success(pendingHourly) } })
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:hourlyContract') })).toBeTruthy()
  expect(await terms()).toMatch(/^Lương giờ · Bắn cá.*Tiền cược từ 3\.000\.000\u00A0₫.*50\.000\u00A0₫/)
})

test.for([
  [salary, t('agent:accept'), t('agent:contractAccepted'), 'processDailySalaryContract', { id: '100501', status: 'A' }],
  [dividend, t('agent:decline'), t('agent:contractDeclined'), 'processDividendContract', { type: 'RNG', status: 'R' }],
] as const)(
  '%s: "%s" is confirmed and sent, and the contract is no longer pending',
  async ([at, name, message, call, sent]) => {
    const { user, lastQuery, calls } = await renderScreen(at, { as: 'agent01' })
    await user.click((await screen.findAllByRole('button', { name }))[0]!)
    const question = within(await screen.findByRole('alertdialog'))
    expect(calls(call)).toEqual([])
    await user.dblClick(question.getByRole('button', { name }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(lastQuery(call)).toMatchObject(sent)
    expect(calls(call)).toHaveLength(1)
    expect((await main()).queryByRole('button', { name })).toBeNull()
  },
)

test.each([
  ['VI', t('agent:stakesFrom', { amount: '1.000.000 ₫' }), '30.000 ₫'],
  ['EN', 'Stakes from 1,000,000 ₫', '30,000 ₫'],
] as const)('a salary of a fixed amount is shown as money (%s)', async (language, from, amount) => {
  await renderScreen(hourly, { as: 'agent01', language })
  const fish = within(await screen.findByRole('region', { name: /Bắn cá|Fish/ }))
  expect(fish.getByText(from)).toBeTruthy()
  expect(fish.getByText(amount)).toBeTruthy()
})

test('an hourly salary is answered by its contract id', async () => {
  const { user, calls } = await renderScreen(hourly, { as: 'agent01' })
  await user.click((await screen.findAllByRole('button', { name: t('agent:accept') }))[0]!)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('agent:accept') }))
  expect(await screen.findByText(t('agent:contractAccepted'))).toBeTruthy()
  expect(calls('processHourSalaryContract').map(({ body }) => body)).toEqual([{ contractId: 100503, status: 'A' }])
})

test.each([
  [salary, 'demo01'],
  [dividend, 'agent41'],
])('%s shows an empty state with a link to %s', async (at, as) => {
  await renderScreen(at, { as })
  expect(await screen.findByText(t('agent:noContracts'))).toBeTruthy()
  expect((await main()).getByRole('link')).toBeTruthy()
})

const prompt = (name: RegExp) => screen.findByRole('dialog', { name })

test('an agent with a pending contract sees a prompt at home [G-1-07]', async () => {
  await renderScreen('/m/home', { as: 'agent01', answers: { getFundsConsolidated: success(pending) } })
  expect(await prompt(/^Bạn có hợp đồng lương chờ/)).toBeTruthy()
})

test.for([
  ['G-2-40', pending, /^Bạn có hợp đồng lương chờ/, salary],
  ['G-2-41', pendingDividend, /^Bạn có hợp đồng cổ tức chờ/, dividend],
  ['G-2-42', pendingHourly, /^Bạn có hợp đồng lương giờ chờ/, hourly],
] as const)('[%s] %j shows a prompt that can be closed or opens its page', async ([, funds, name, page]) => {
  const answers = { getFundsConsolidated: success(funds) }
  const { user, unmount, address } = await renderScreen('/m/home', { as: 'agent01', answers })
  await user.click(within(await prompt(name)).getByRole('button', { name: t('app:cancel') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/m/home')
  unmount()
  sessionStorage.clear()
  const again = await renderScreen('/m/home', { as: 'agent01', answers })
  await again.user.click(within(await prompt(name)).getByRole('button', { name: t('agent:viewContract') }))
  await waitFor(() => expect(again.address()).toBe(page))
})

test('several pending contracts are one list, which stays closed after a reload', async () => {
  const { user, address, unmount } = await renderScreen('/m/home', { as: 'agent01' })
  const several = /^Bạn có 3 hợp đồng chờ/
  const entries = within(await prompt(several)).getAllByRole('button', { name: /^Hợp đồng/ })
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    t('agent:contract_salary'),
    t('agent:contract_dividend'),
    t('agent:contract_hourly'),
  ])
  await user.click(entries[1]!)
  await waitFor(() => expect(address()).toBe(dividend))
  unmount()
  const { calls } = await renderScreen('/m/home', { as: 'agent01' })
  await waitFor(() => expect(calls('getFundsConsolidated')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an active contract shows no prompt', async () => {
  const funds = { divtypecompperiodreq: { RNG: pendingDividend.divtypecompperiodreq.RNG } }
  const { calls } = await renderScreen('/m/home', { as: 'agent01', answers: { getFundsConsolidated: success(funds) } })
  await waitFor(() => expect(calls('getFundsConsolidated')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([0, 1, 2])('home requests the contracts of member type %i [G-6-06]', async (type) => {
  const { calls } = await renderScreen('/m/home', { as: { type }, answers: { getMemberInfo: withChanges({ type }) } })
  await waitFor(() => expect(calls('getFundsConsolidated')).toHaveLength(1))
})

test.each([4, 40, 41, 42])('home requests no contracts of member type %i [G-6-06]', async (type) => {
  const { calls } = await renderScreen('/m/home', { as: { type }, answers: { getMemberInfo: withChanges({ type }) } })
  await waitFor(() => expect(calls('getMemberInfo').length).toBeGreaterThan(0))
  await screen.findAllByRole('article')
  expect(calls('getFundsConsolidated')).toEqual([])
})

test.for([
  ['G-7-44', /^Bạn có hợp đồng lương chờ/, pending],
  ['G-7-46', /^Bạn có hợp đồng lương giờ chờ/, pendingHourly],
] as const)('[%s] home requests contracts by GET with the token and shows %s', async ([, name, funds]) => {
  const { calls } = await renderScreen('/m/home', { as: 'agent01', answers: { getFundsConsolidated: success(funds) } })
  expect(await prompt(name)).toBeTruthy()
  const [request] = calls('getFundsConsolidated')
  expect([request?.method, request?.path]).toEqual(['GET', '/wps/member/info/funds/consolidated'])
  expect(request?.headers.get('authorization')).toBeTruthy()
})

test('a pending dividend is requested by GET with the session’s token [G-7-45]', async () => {
  const { calls } = await renderScreen('/m/home', {
    as: 'agent01',
    answers: { getFundsConsolidated: success(pendingDividend) },
  })
  expect(await prompt(/^Bạn có hợp đồng cổ tức chờ/)).toBeTruthy()
  const [request] = calls('getFundsConsolidated')
  const { token } = JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string }
  expect([request?.method, request?.headers.get('authorization')]).toEqual(['GET', token])
})
