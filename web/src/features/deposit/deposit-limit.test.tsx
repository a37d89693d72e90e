import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hasLimit, inRulebook, member, open, state } from '#shared/limits/testing.tsx'
import { formatDayTime } from '#lib/time/dates.ts'
import { t } from '#testing/text.ts'

const cashier = '/m/voucherCenter?channel=1'
const amountField = () => screen.findByLabelText<HTMLInputElement>(t('deposit:amount'))
const amounts = async () =>
  within(await screen.findByRole('group', { name: t('forms:quickAmounts') }))
    .getAllByRole('button')
    .map((one) => one.textContent)

async function begin({ user, press }: Awaited<ReturnType<typeof open>>, text: string) {
  await user.type(await amountField(), text)
  await press(t('deposit:continue'))
}

test('the form says what a limit leaves, offers that amount as the largest, and accepts no more [R-2-07]', async () => {
  const view = await open(cashier, [hasLimit(170_000)])
  const { resetsAt } = view.limits()[0]!
  const left = t('deposit:limitLeft_day', { amount: '170.000\u00A0₫', time: formatDayTime(resetsAt) })
  expect((await screen.findByText(/còn 170\.000 ₫ đến/)).textContent).toContain(left)
  expect((await amounts()).at(-1)).toBe('170K')

  await begin(view, '170001')
  const field = await amountField()
  const under = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  await waitFor(() => expect(under()).toContain(t('forms:amountOfLimit', { amount: '170.000' })))
  expect(view.calls('depositByAccountName')).toEqual([])
})

test('a deposit that a limit refuses meanwhile says what is left, with a link to the limits [R-2-07]', async () => {
  const view = await open(cashier)
  await begin(view, '500000')
  await view.control(hasLimit(120_000))
  await view.press(t('deposit:confirm'))

  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText(t('problems:limit.deposit.exceeded'))).toBeTruthy()
  expect((await sheet.findByText(/120\.000 ₫/)).textContent).toContain('120.000\u00A0₫')
  expect(sheet.getByRole('link', { name: t('deposit:toLimits') }).getAttribute('href')).toBe('/m/responsible')
})

test('rulebook gb asks once for a limit, which can be declined [R-2-13]', async () => {
  const view = await open(cashier, [inRulebook('gb')])
  const question = { name: t('responsible:askTitle') }
  await screen.findByRole('heading', question)
  expect(screen.queryByLabelText(t('deposit:amount'))).toBeNull()
  await view.press(t('responsible:decline'))

  expect(await amountField()).toBeTruthy()
  expect(view.limits()).toEqual([])
  view.unmount()
  await open(cashier, [inRulebook('gb')])
  expect(await amountField()).toBeTruthy()
  expect(screen.queryByRole('heading', question)).toBeNull()
})

test('rulebook de requires a limit of the month before a deposit [R-2-13]', async () => {
  const view = await open(cashier, [inRulebook('de')])
  await screen.findByRole('heading', { name: t('responsible:requiredTitle') })
  expect(screen.queryByRole('button', { name: t('responsible:decline') })).toBeNull()
  await view.user.type(await screen.findByLabelText(t('responsible:amount')), '400000')
  await view.press(t('responsible:save'))

  await amountField()
  expect(view.limits()).toMatchObject([{ kind: 'deposit', period: 'month', amount: 40_000_000 }])
})

test.for([
  ['of another period', 'day', 400_000],
  ['above its highest amount', 'month', 30_500_000.01],
] as const)('rulebook de requires a limit also of a member with one %s [R-2-13]', async ([, period, amount]) => {
  const limit = state('a member has a limit', { ...member, period, amount })
  await open(cashier, [limit, inRulebook('de')])
  expect(await screen.findByRole('heading', { name: t('responsible:requiredTitle') })).toBeTruthy()
})

test('the rulebook of the demo asks nothing', async () => {
  await open(cashier)
  expect(await amountField()).toBeTruthy()
})

test('rulebook gb offers no promotion of a higher factor, says why, and names the games whose stakes count [R-5-08]', async () => {
  const view = await open(cashier, [inRulebook('gb')])
  await view.press(t('responsible:decline'))
  const promotion = await screen.findByLabelText<HTMLSelectElement>(t('deposit:promotion'))

  expect([...promotion.options].map(({ text }) => text)).toEqual([t('deposit:noPromotion'), 'Thưởng nạp 10%'])
  expect(
    screen.getByText(/phải cược gấp 20 lần tiền thưởng, quy định tại Vương quốc Anh chỉ cho phép tối đa 10 lần/),
  ).toBeTruthy()
  await view.user.selectOptions(promotion, 'Thưởng nạp 10%')
  expect(screen.getByText(new RegExp(t('deposit:termsProduct_RNG')))).toBeTruthy()
})
