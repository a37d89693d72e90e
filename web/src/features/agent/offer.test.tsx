import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { input, type, under } from '#testing/fields.ts'
import { good, silent } from '#testing/gateway.ts'
import { networkIsGone, open, type Options } from '#testing/open.tsx'

const path = '/m/agent/home?view=newContract'
const noContracts = { consolidated: good({}) }
const CREATE = 'MCSFE_createContract'
const step = { 'stake-0': '1000000', 'members-0': '3', 'rate-0': '0,1' }

const openOffer = async ({ answers, ...options }: Options = {}, to = 'thaomy') => {
  const at = to ? `${path}&to=${to}` : path
  const view = await open(at, { as: 'agent01', answers: { ...noContracts, ...answers }, ...options })
  await screen.findByRole('form')
  const submit = () => view.user.click(screen.getByRole('button', { name: /^(Gửi đề nghị|Send the offer)$/ }))
  return { ...view, submit }
}
const rows = async () =>
  (await within(await screen.findByRole('main')).findAllByRole('listitem')).map((row) => row.textContent ?? '')

test('a daily salary in two steps is offered, and stands among those that wait for an answer', async () => {
  const { user, submit, calls, address } = await openOffer()
  await user.click(screen.getByRole('button', { name: 'Thêm mức' }))
  type({ ...step, 'stake-1': '5000000', 'members-1': '5', 'rate-1': '0,2' })
  await submit()
  expect(await screen.findByText('Đã gửi đề nghị cho thaomy')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/m/agent/home?view=contracts&side=offered'))
  expect(calls(CREATE).map(({ body }) => body)).toEqual([
    {
      downline: 'thaomy',
      contractType: 'DAILY',
      productType: 'CONS',
      rates: [
        { minimumBet: 1_000_000, activeMember: 3, netLoss: 0, rateType: 'P', rate: 0.001 },
        { minimumBet: 5_000_000, activeMember: 5, netLoss: 0, rateType: 'P', rate: 0.002 },
      ],
    },
  ])
  await waitFor(async () => expect((await rows())[0]).toMatch(/^Lương ngày · Tất cả game.*thaomyChờ trả lời$/))
})

test.each([
  ['A', 'Đang hiệu lực'],
  ['R', 'Đã từ chối'],
] as const)('once it is answered with %s the agent who offered it reads: %s', async (answer, words) => {
  const { user, submit, services } = await openOffer()
  type(step)
  await submit()
  await screen.findByText('Đã gửi đề nghị cho thaomy')
  const { id: agentId } = services.members.named('agent01')
  await services.contracts.answer(services.contracts.offeredBy(agentId)[0], answer, 'id')
  await user.click(await screen.findByRole('button', { name: 'Của tôi' }))
  await user.click(screen.getByRole('button', { name: 'Tôi đề nghị' }))
  await waitFor(async () => expect((await rows())[0]).toMatch(new RegExp(`${words}$`)))
  await user.click(screen.getAllByRole('button', { name: /^Lương ngày/ })[0]!)
  const sheet = within(await screen.findByRole('dialog', { name: 'Lương ngày' }))
  expect(sheet.getByText('Trạng thái').nextElementSibling?.textContent).toBe(words)
  expect(sheet.getByText('Đại lý nhận').nextElementSibling?.textContent).toBe('thaomy')
  expect(sheet.queryByRole('button', { name: 'Thu hồi hợp đồng' }) !== null).toBe(answer === 'A')
})

test('only what the agent has can be offered: kinds, games and shares', async () => {
  const { user, submit, calls } = await openOffer()
  const kind = screen.getByLabelText('Loại hợp đồng')
  expect(
    within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lương ngày', 'Cổ tức'])
  expect(screen.getByText('Tối đa 0,2%')).toBeTruthy()
  type({ ...step, 'rate-0': '0,21' })
  await submit()
  expect(under('rate-0')).toBe('Tối đa 0,2%')
  expect(calls(CREATE)).toEqual([])
  await user.selectOptions(kind, 'Cổ tức')
  await waitFor(() => expect(under('rate-0')).toBe('Tối đa 5%'))
  expect(screen.getByLabelText('Nhóm thua từ')).toBeTruthy()
})

test('in English the most that can be asked is written as English writes it', async () => {
  await openOffer({ language: 'EN' })
  type({ 'members-0': '100001' })
  expect(under('members-0')).toBe('At most 100,000 members')
})

test('a dividend asks what the team must have lost', async () => {
  const { user, submit, calls } = await openOffer()
  await user.selectOptions(screen.getByLabelText('Loại hợp đồng'), 'Cổ tức')
  await user.selectOptions(screen.getByLabelText('Loại game'), 'Nổ hũ')
  type({ ...step, 'loss-0': '500000', 'rate-0': '4' })
  await submit()
  await screen.findByText('Đã gửi đề nghị cho thaomy')
  expect(calls(CREATE)[0]?.body).toMatchObject({
    contractType: 'DIVIDEND',
    productType: 'RNG',
    rates: [{ netLoss: 500_000, rate: 0.04 }],
  })
})

test('over sports a fixed amount can be offered, up to the one that the agent has', async () => {
  const { user, submit, calls } = await openOffer()
  await user.selectOptions(screen.getByLabelText('Loại game'), 'Thể thao')
  await user.selectOptions(screen.getByLabelText('Cách trả'), 'Số tiền cố định')
  type({ ...step, 'rate-0': '200001' })
  await submit()
  expect(under('rate-0')).toContain('200.000')
  expect(calls(CREATE)).toEqual([])
  type({ 'rate-0': '150000' })
  await submit()
  await screen.findByText('Đã gửi đề nghị cho thaomy')
  expect(calls(CREATE)[0]?.body).toMatchObject({ productType: 'SPORTS', rates: [{ rateType: 'F', rate: 150_000 }] })
})

test.each([
  ['stake-0', '', 'Vui lòng nhập mục này'],
  ['members-0', '', 'Vui lòng nhập mục này'],
  ['members-0', '1.5', 'Chỉ nhập chữ số'],
  ['rate-0', '0', 'Nhập tỷ lệ lớn hơn 0'],
  ['rate-0', 'x', 'Nhập tỷ lệ phần trăm, tối đa hai số lẻ'],
])('%s "%s" is refused in words, and nobody is asked', async (field, text, words) => {
  const { submit, calls } = await openOffer()
  type({ ...step, [field]: text })
  await submit()
  expect(under(field)).toBe(words)
  expect(calls(CREATE)).toEqual([])
})

test('whom it is for is chosen among agents right below, and kept in the address', async () => {
  const { user, submit, address } = await openOffer({}, '')
  type(step)
  await submit()
  expect(screen.getByText('Vui lòng chọn một mục')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Đại lý nhận/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Chọn đại lý' }))
  expect(await sheet.findAllByRole('listitem')).toHaveLength(2)
  await user.click(sheet.getByRole('button', { name: /^xuanphucngo/ }))
  await waitFor(() => expect(address()).toBe(`${path}&to=xuanphucngo`))
  expect(screen.queryByText('Vui lòng chọn một mục')).toBeNull()
  expect(input('rate-0').value).toBe('0,1')
})

test('the way there: from somebody of the team', async () => {
  const { user, address } = await open('/m/agent/home?view=team', { as: 'agent01', answers: noContracts })
  await user.click(await screen.findByRole('button', { name: /^thaomy/ }))
  await user.click(await screen.findByRole('link', { name: 'Đề nghị hợp đồng' }))
  await waitFor(() => expect(address()).toBe(`${path}&to=thaomy`))
})

test('a step that is taken out is gone with what was typed into it', async () => {
  const { user, submit, calls } = await openOffer()
  await user.click(screen.getByRole('button', { name: 'Thêm mức' }))
  type({ ...step, 'stake-1': '5', 'members-1': '5', 'rate-1': '0,2' })
  await user.click(screen.getByRole('button', { name: 'Bỏ mức 2' }))
  expect(screen.queryByRole('button', { name: /^Bỏ mức/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Thêm mức' }))
  expect(input('rate-1').value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Bỏ mức 2' }))
  await submit()
  await waitFor(() => expect(calls(CREATE)[0]?.body).toMatchObject({ rates: [{ rate: 0.001 }] }))
})

test('two taps at once offer it once', async () => {
  const { calls } = await openOffer({ answers: { [CREATE]: silent } })
  type(step)
  const button = screen.getByRole('button', { name: 'Gửi đề nghị' })
  button.click()
  button.click()
  await waitFor(() => expect(calls(CREATE)).toHaveLength(1))
})

test('without a network it says so in English; all of it is there after a reload and goes under the same key', async () => {
  const keys: (string | null)[] = []
  const answer = ({ headers }: Request, real: () => Promise<Response>) =>
    keys.push(headers.get('idempotency-key')) === 1 ? Promise.reject(new TypeError('Failed to fetch')) : real()
  const { submit, unmount } = await openOffer({ language: 'EN', answers: { [CREATE]: answer } })
  type({ ...step, 'rate-0': '0.1' })
  const back = networkIsGone()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection|network/i)
  back()
  unmount()
  const again = await openOffer({ answers: { [CREATE]: answer } })
  expect(input('rate-0').value).toBe('0,1')
  await again.submit()
  await screen.findByText('Đã gửi đề nghị cho thaomy')
  expect(keys[0]).toMatch(/./)
  expect(keys[1]).toBe(keys[0])
})

test('an agent without contracts in force has nothing to offer, and reads why', async () => {
  await open(path, { as: 'agent42', answers: noContracts })
  expect(await screen.findByText('Chưa có gì để đề nghị')).toBeTruthy()
})
