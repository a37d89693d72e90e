import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { input, fillIn, noteOf } from '#testing/fields.ts'
import { success, noResponse, TRIES } from '#testing/gateway.ts'
import { goOffline, renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const path = '/m/agent/home?view=newContract'
const noContracts = { getFundsConsolidated: success({}) }
const CREATE = 'createContract'
const step = { 'stake-0': '1000000', 'members-0': '3', 'rate-0': '0,1' }

const openOffer = async ({ answers, ...options }: ScreenOptions = {}, to = 'thaomy') => {
  const at = to ? `${path}&to=${to}` : path
  const view = await renderScreen(at, { as: 'agent01', answers: { ...noContracts, ...answers }, ...options })
  await screen.findByRole('form')
  const submit = () => view.user.click(screen.getByRole('button', { name: /^(Gửi hợp đồng|Send offer)$/ }))
  return { ...view, submit }
}
const rows = async () =>
  (await within(await screen.findByRole('main')).findAllByRole('listitem')).map((row) => row.textContent ?? '')

test('a daily salary in two steps is offered and listed as pending', async () => {
  const { user, submit, calls, address } = await openOffer()
  await user.click(screen.getByRole('button', { name: t('agent:addStep') }))
  fillIn({ ...step, 'stake-1': '5000000', 'members-1': '5', 'rate-1': '0,2' })
  await submit()
  expect(await screen.findByText(t('agent:offerSent', { name: 'thaomy' }))).toBeTruthy()
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
  ['A', t('agent:active')],
  ['R', t('agent:declined')],
] as const)('an offer answered with %s has the status "%s" for the agent who offered it', async (answer, message) => {
  const { user, submit, services } = await openOffer()
  fillIn(step)
  await submit()
  await screen.findByText(t('agent:offerSent', { name: 'thaomy' }))
  const { id: agentId } = services.members.getByAccount('agent01')
  await services.contracts.answer(services.contracts.offeredBy(agentId)[0], answer, 'id')
  await user.click(await screen.findByRole('button', { name: t('agent:mine') }))
  await user.click(screen.getByRole('button', { name: t('agent:offered') }))
  await waitFor(async () => expect((await rows())[0]).toMatch(new RegExp(`${message}$`)))
  await user.click(screen.getAllByRole('button', { name: /^Lương ngày/ })[0]!)
  const sheet = within(await screen.findByRole('dialog', { name: t('agent:daily') }))
  expect(sheet.getByText(t('agent:status')).nextElementSibling?.textContent).toBe(message)
  expect(sheet.getByText(t('agent:recipientAgent')).nextElementSibling?.textContent).toBe('thaomy')
  expect(sheet.queryByRole('button', { name: t('agent:withdrawContract') }) !== null).toBe(answer === 'A')
})

test('kinds, games and rates are limited to those of the agent', async () => {
  const { user, submit, calls } = await openOffer()
  const kind = screen.getByLabelText(t('agent:contractKind'))
  expect(
    within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([t('agent:daily'), t('agent:dividends')])
  expect(screen.getByText('Tối đa 0,2%')).toBeTruthy()
  fillIn({ ...step, 'rate-0': '0,21' })
  await submit()
  expect(noteOf('rate-0')).toBe('Tối đa 0,2%')
  expect(calls(CREATE)).toEqual([])
  await user.selectOptions(kind, t('agent:dividends'))
  await waitFor(() => expect(noteOf('rate-0')).toBe('Tối đa 5%'))
  expect(screen.getByLabelText(t('agent:stepLoss'))).toBeTruthy()
})

test('in English the maximum is formatted as in English', async () => {
  await openOffer({ language: 'EN' })
  fillIn({ 'members-0': '100001' })
  expect(noteOf('members-0')).toBe('Maximum 100,000 members')
})

test('a dividend has a field for the loss of the team', async () => {
  const { user, submit, calls } = await openOffer()
  await user.selectOptions(screen.getByLabelText(t('agent:contractKind')), t('agent:dividends'))
  await user.selectOptions(screen.getByLabelText(t('agent:product')), t('titles:slots'))
  fillIn({ ...step, 'loss-0': '500000', 'rate-0': '4' })
  await submit()
  await screen.findByText(t('agent:offerSent', { name: 'thaomy' }))
  expect(calls(CREATE)[0]?.body).toMatchObject({
    contractType: 'DIVIDEND',
    productType: 'RNG',
    rates: [{ netLoss: 500_000, rate: 0.04 }],
  })
})

test('a fixed amount for sports is limited to the agent’s own amount', async () => {
  const { user, submit, calls } = await openOffer()
  await user.selectOptions(screen.getByLabelText(t('agent:product')), t('app:sports'))
  await user.selectOptions(screen.getByLabelText(t('agent:paymentType')), t('agent:paymentType_F'))
  fillIn({ ...step, 'rate-0': '200001' })
  await submit()
  expect(noteOf('rate-0')).toContain('200.000')
  expect(calls(CREATE)).toEqual([])
  fillIn({ 'rate-0': '150000' })
  await submit()
  await screen.findByText(t('agent:offerSent', { name: 'thaomy' }))
  expect(calls(CREATE)[0]?.body).toMatchObject({ productType: 'SPORTS', rates: [{ rateType: 'F', rate: 150_000 }] })
})

test.each([
  ['stake-0', '', t('forms:required')],
  ['members-0', '', t('forms:required')],
  ['members-0', '1.5', t('forms:pattern_6')],
  ['rate-0', '0', t('forms:rateAbove0')],
  ['rate-0', 'x', t('forms:rate')],
])('an invalid %s "%s" shows an error and sends no request', async (field, text, message) => {
  const { submit, calls } = await openOffer()
  fillIn({ ...step, [field]: text })
  await submit()
  expect(noteOf(field)).toBe(message)
  expect(calls(CREATE)).toEqual([])
})

test('the recipient is chosen from the direct agents and stored in the address', async () => {
  const { user, submit, address } = await openOffer({}, '')
  fillIn(step)
  await submit()
  expect(screen.getByText(t('forms:chooseBank'))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Đại lý nhận/ }))
  const sheet = within(await screen.findByRole('dialog', { name: t('agent:chooseAgent') }))
  expect(await sheet.findAllByRole('listitem')).toHaveLength(2)
  await user.click(sheet.getByRole('button', { name: /^xuanphucngo/ }))
  await waitFor(() => expect(address()).toBe(`${path}&to=xuanphucngo`))
  expect(screen.queryByText(t('forms:chooseBank'))).toBeNull()
  expect(input('rate-0').value).toBe('0,1')
})

test('the form opens from a member of the team', async () => {
  const { user, address } = await renderScreen('/m/agent/home?view=team', { as: 'agent01', answers: noContracts })
  await user.click(await screen.findByRole('button', { name: /^thaomy/ }))
  await user.click(await screen.findByRole('link', { name: t('agent:newContract') }))
  await waitFor(() => expect(address()).toBe(`${path}&to=thaomy`))
})

test('a removed step loses its input', async () => {
  const { user, submit, calls } = await openOffer()
  await user.click(screen.getByRole('button', { name: t('agent:addStep') }))
  fillIn({ ...step, 'stake-1': '5', 'members-1': '5', 'rate-1': '0,2' })
  await user.click(screen.getByRole('button', { name: t('agent:removeStep', { number: '2' }) }))
  expect(screen.queryByRole('button', { name: /^Bỏ mức/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: t('agent:addStep') }))
  expect(input('rate-1').value).toBe('')
  await user.click(screen.getByRole('button', { name: t('agent:removeStep', { number: '2' }) }))
  await submit()
  await waitFor(() => expect(calls(CREATE)[0]?.body).toMatchObject({ rates: [{ rate: 0.001 }] }))
})

test('a double tap sends one offer', async () => {
  const { calls } = await openOffer({ answers: { [CREATE]: noResponse } })
  fillIn(step)
  const button = screen.getByRole('button', { name: t('agent:offer') })
  button.click()
  button.click()
  await waitFor(() => expect(calls(CREATE)).toHaveLength(1))
})

test('offline the form says so in English; after a reload the input is there and is sent with the same key', async () => {
  const keys: (string | null)[] = []
  const answer = ({ headers }: Request, real: () => Promise<Response>) =>
    keys.push(headers.get('idempotency-key')) <= TRIES ? Promise.reject(new TypeError('Failed to fetch')) : real()
  const { submit, unmount } = await openOffer({ language: 'EN', answers: { [CREATE]: answer } })
  fillIn({ ...step, 'rate-0': '0.1' })
  const back = goOffline()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection|network/i)
  back()
  unmount()
  const again = await openOffer({ answers: { [CREATE]: answer } })
  expect(input('rate-0').value).toBe('0,1')
  await again.submit()
  await screen.findByText(t('agent:offerSent', { name: 'thaomy' }))
  expect(keys[0]).toMatch(/./)
  expect(keys).toEqual(Array(TRIES + 1).fill(keys[0]))
})

test('an agent without active contracts sees why there is nothing to offer', async () => {
  await renderScreen(path, { as: 'agent42', answers: noContracts })
  expect(await screen.findByText(t('agent:nothingToOffer'))).toBeTruthy()
})
