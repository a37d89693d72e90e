import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changed, good } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

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

test('at its address is the salary contract with its terms [G-2-18]', async () => {
  await open(salary, { as: 'agent01', answers: { consolidated: good(pending) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Hợp đồng lương' })).toBeTruthy()
  expect(await terms()).toMatch(/^Lương ngày · Nổ hũ.*Tiền cược từ 1\.000\.000 ₫từ 3 người hoạt động0,2%/)
})

test('at its address is the dividend contract, steps that stand alike together [G-2-19]', async () => {
  await open(dividend, { as: 'agent01', answers: { consolidated: good(pendingDividend) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Hợp đồng cổ tức' })).toBeTruthy()
  const cards = await screen.findAllByRole('region', { name: /^Cổ tức/ })
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringMatching(/^Cổ tức · Live casinoChờ trả lời.*thua từ 500\.000 ₫8%.*12%.*cao hơn mức này/),
    expect.stringMatching(/^Cổ tức · Nổ hũĐang hiệu lực.*5%$/),
  ])
})

test('at its address is the hourly-salary contract [G-2-20]', async () => {
  await open(hourly, { as: 'agent01', answers: { consolidated: good(pendingHourly) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Hợp đồng lương theo giờ' })).toBeTruthy()
  expect(await terms()).toMatch(/^Lương giờ · Bắn cá.*Tiền cược từ 3\.000\.000 ₫.*50\.000 ₫/)
})

test.for([
  [salary, 'Chấp nhận', 'Đã chấp nhận hợp đồng', 'MCSFE_processDailySalaryContract', { id: '100501', status: 'A' }],
  [dividend, 'Từ chối', 'Đã từ chối hợp đồng', 'MCSFE_processContractDividend', { type: 'RNG', status: 'R' }],
] as const)(
  '%s: "%s" is asked once more, sent, and the contract waits no longer',
  async ([at, name, said, call, sent]) => {
    const { user, lastQuery, calls } = await open(at, { as: 'agent01' })
    await user.click((await screen.findAllByRole('button', { name }))[0]!)
    const question = within(await screen.findByRole('alertdialog'))
    expect(calls(call)).toEqual([])
    await user.dblClick(question.getByRole('button', { name }))
    expect(await screen.findByText(said)).toBeTruthy()
    expect(lastQuery(call)).toMatchObject(sent)
    expect(calls(call)).toHaveLength(1)
    expect((await main()).queryByRole('button', { name })).toBeNull()
  },
)

test.each([
  ['VI', 'Tiền cược từ 1.000.000 ₫', '30.000 ₫'],
  ['EN', 'Stakes from 1,000,000 ₫', '30,000 ₫'],
] as const)('a salary of a fixed amount is told as money (%s)', async (language, from, amount) => {
  await open(hourly, { as: 'agent01', language })
  const fish = within(await screen.findByRole('region', { name: /Bắn cá|Fish/ }))
  expect(fish.getByText(from)).toBeTruthy()
  expect(fish.getByText(amount)).toBeTruthy()
})

test('an hourly salary is answered by its number', async () => {
  const { user, calls } = await open(hourly, { as: 'agent01' })
  await user.click((await screen.findAllByRole('button', { name: 'Chấp nhận' }))[0]!)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Chấp nhận' }))
  expect(await screen.findByText('Đã chấp nhận hợp đồng')).toBeTruthy()
  expect(calls('MCSFE_processContractHourSalary').map(({ body }) => body)).toEqual([
    { contractId: 100503, status: 'A' },
  ])
})

test.each([
  [salary, 'demo01'],
  [dividend, 'agent41'],
])('%s has nothing for %s, and a way on', async (at, as) => {
  await open(at, { as })
  expect(await screen.findByText('Không có hợp đồng nào')).toBeTruthy()
  expect((await main()).getByRole('link')).toBeTruthy()
})

const prompt = (name: RegExp) => screen.findByRole('dialog', { name })

test('an agent with a contract to answer is told so at home [G-1-07]', async () => {
  await open('/m/home', { as: 'agent01' })
  expect(await prompt(/^Bạn có hợp đồng lương chờ/)).toBeTruthy()
})

test.for([
  ['G-2-40', pending, /^Bạn có hợp đồng lương chờ/, salary],
  ['G-2-41', pendingDividend, /^Bạn có hợp đồng cổ tức chờ/, dividend],
  ['G-2-42', pendingHourly, /^Bạn có hợp đồng lương theo giờ chờ/, hourly],
] as const)('[%s] %j is prompted for; the prompt is put away, or leads to its page', async ([, funds, name, page]) => {
  const answers = { consolidated: good(funds) }
  const { user, unmount, address } = await open('/m/home', { as: 'agent01', answers })
  await user.click(within(await prompt(name)).getByRole('button', { name: 'Hủy' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/m/home')
  unmount()
  const again = await open('/m/home', { as: 'agent01', answers })
  await again.user.click(within(await prompt(name)).getByRole('button', { name: 'Xem hợp đồng' }))
  await waitFor(() => expect(again.address()).toBe(page))
})

test('of several that wait, one prompt follows the other', async () => {
  const answers = { consolidated: good({ ...pending, ...pendingHourly }) }
  const { user } = await open('/m/home', { as: 'agent01', answers })
  await user.click(within(await prompt(/^Bạn có hợp đồng lương chờ/)).getByRole('button', { name: 'Hủy' }))
  await user.click(within(await prompt(/^Bạn có hợp đồng lương theo giờ/)).getByRole('button', { name: 'Hủy' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a contract in force alone prompts nobody', async () => {
  const funds = { divtypecompperiodreq: { RNG: pendingDividend.divtypecompperiodreq.RNG } }
  const { calls } = await open('/m/home', { as: 'agent01', answers: { consolidated: good(funds) } })
  await waitFor(() => expect(calls('consolidated')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([0, 1, 2])('type %i is asked for contracts at home [G-6-06]', async (type) => {
  const { calls } = await open('/m/home', { as: { type }, answers: { info: changed({ type }) } })
  await waitFor(() => expect(calls('consolidated')).toHaveLength(1))
})

test.each([4, 40, 41, 42])('type %i is asked for no contracts [G-6-06]', async (type) => {
  const { calls } = await open('/m/home', { as: { type }, answers: { info: changed({ type }) } })
  await waitFor(() => expect(calls('info').length).toBeGreaterThan(0))
  await screen.findAllByRole('article')
  expect(calls('consolidated')).toEqual([])
})

test.for([
  ['G-7-44', /^Bạn có hợp đồng lương chờ/, pending],
  ['G-7-46', /^Bạn có hợp đồng lương theo giờ chờ/, pendingHourly],
] as const)('[%s] contracts are asked for at home by GET with the token, and %s shows', async ([, name, funds]) => {
  const { calls } = await open('/m/home', { as: 'agent01', answers: { consolidated: good(funds) } })
  expect(await prompt(name)).toBeTruthy()
  const [asked] = calls('consolidated')
  expect([asked?.method, asked?.path]).toEqual(['GET', '/wps/member/info/funds/consolidated'])
  expect(asked?.headers.get('authorization')).toBeTruthy()
})

test('a dividend that waits is asked for by GET with the session’s token [G-7-45]', async () => {
  const { calls } = await open('/m/home', { as: 'agent01', answers: { consolidated: good(pendingDividend) } })
  expect(await prompt(/^Bạn có hợp đồng cổ tức chờ/)).toBeTruthy()
  const [asked] = calls('consolidated')
  const { token } = JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string }
  expect([asked?.method, asked?.headers.get('authorization')]).toEqual(['GET', token])
})
