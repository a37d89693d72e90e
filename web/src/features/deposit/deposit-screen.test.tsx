import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, refusal, noResponse } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { factsIn, layout, openDeposit, orderIdIn } from './testing.tsx'
import { t } from '#testing/text.ts'

const main = async () => within(await screen.findByRole('main'))

test('the deposit address lists each channel with limits, charge and duration [A-2-15]', async () => {
  await renderScreen('/m/voucherCenter', { as: 'demo01', answers: { getSystemStatus: layout(0) } })
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:deposit') })).toBeTruthy()
  const rows = within(await screen.findByRole('group', { name: t('deposit:channels') }))
  expect(rows.getAllByRole('link').map((row) => row.textContent)).toEqual([
    'Quét mã QRTừ 50.000 đến 300.000.000\u00A0₫ · Miễn phí · khoảng 30 giây',
    'Chuyển khoản ngân hàngTừ 50.000 đến 300.000.000\u00A0₫ · Miễn phí · khoảng 1 phút',
    'Ví điện tửTừ 20.000 đến 50.000.000\u00A0₫ · phí 1% · khoảng 30 giây',
    'Tiền mã hóaTừ 100.000 đến 2.000.000.000\u00A0₫ · Miễn phí · khoảng 3 phút',
    'Thẻ nạpTừ 50.000 đến 1.000.000\u00A0₫ · Miễn phí · khoảng 30 giây',
  ])
})

test('keys that a gateway adds to the methods are no channels', async () => {
  const unknown = { unknownField: 'unknown', unknownObject: { code: 'X' }, unknownNull: null }
  const answers = { getSystemStatus: layout(0), listDepositChannels: withChanges(unknown) }
  await renderScreen('/m/voucherCenter', { as: 'demo01', answers })
  const rows = within(await screen.findByRole('group', { name: t('deposit:channels') }))
  expect(rows.getAllByRole('link')).toHaveLength(5)
})

test('the new layout has the channels as tabs with the form below [A-4-07]', async () => {
  await renderScreen('/m/voucherCenter', { as: 'demo01', answers: { getSystemStatus: layout(1) } })
  const tabs = within(await screen.findByRole('tablist', { name: t('deposit:channels') }))
  expect(tabs.getByRole('tab', { name: 'Quét mã QR' }).getAttribute('aria-selected')).toBe('true')
  expect(await screen.findByRole('form', { name: 'Quét mã QR' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: t('deposit:channels') })).toBeNull()
})

test('any other setting is the base layout: a list of channels, then the form [A-4-08]', async () => {
  const { user } = await renderScreen('/m/voucherCenter', { as: 'demo01', answers: { getSystemStatus: layout(0) } })
  const rows = within(await screen.findByRole('group', { name: t('deposit:channels') }))
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(screen.queryByRole('form')).toBeNull()
  await user.click(rows.getByRole('link', { name: /^Ví điện tử/ }))
  expect(await screen.findByRole('form', { name: t('deposit:wallet') })).toBeTruthy()
})

test('a member creates a deposit from the button in the header [A-1-07]', async () => {
  const { user, address, services } = await renderScreen('/m/home', {
    as: 'demo01',
    answers: { getSystemStatus: layout(0) },
  })
  await user.click(await screen.findByRole('link', { name: t('app:deposit') }))
  await user.click(await (await main()).findByRole('link', { name: /^Chuyển khoản ngân hàng/ }))
  await user.type(await screen.findByLabelText(t('deposit:amount')), '500000')
  await user.click(screen.getByRole('button', { name: t('deposit:continue') }))
  await user.click(await screen.findByRole('button', { name: t('deposit:confirm') }))
  expect(await screen.findByRole('heading', { name: t('deposit:state_created') })).toBeTruthy()
  expect(services.deposits.get(orderIdIn(address()))).toMatchObject({ requested: 50_000_000, state: 'awaiting' })
})

test('charge, credited amount and duration are shown before the confirmation', async () => {
  const { fill, submitForm, sheet } = await openDeposit({ at: '/m/voucherCenter?channel=3' })
  await fill('200000')
  await submitForm()
  const dialog = (await sheet()).getByText('Hai trăm nghìn đồng').closest('form')!
  expect(factsIn(dialog)).toEqual({
    Kênh: t('deposit:wallet'),
    Qua: 'Ví Sen',
    'Số tiền nạp': '200.000\u00A0₫',
    'Bằng chữ': 'Hai trăm nghìn đồng',
    Phí: '2.000\u00A0₫',
    'Thực nhận': '198.000\u00A0₫',
    'Vòng cược': '198.000\u00A0₫',
    'Thời gian xử lý': t('deposit:aboutSeconds', { seconds: '30' }),
  })
})

test('no bonus is selected by default; a selected one shows its terms', async () => {
  const { user, form, fill, submitForm, sheet, operator, confirm, address } = await openDeposit()
  const bonus = await (await form()).findByLabelText<HTMLSelectElement>(t('deposit:promotion'))
  expect(bonus.value).toBe('')
  await user.selectOptions(bonus, 'Thưởng nạp 10%')
  expect((await form()).getByText(/^Nạp từ 100.000 ₫, tặng 10%/).textContent).toContain(
    t('deposit:termsTurnover_other', { times: '5' }),
  )
  await fill('500000')
  await submitForm()
  expect(await (await sheet()).findByText('50.000 ₫')).toBeTruthy()
  expect((await sheet()).getByText('750.000 ₫')).toBeTruthy()
  await confirm()
  await screen.findByRole('heading', { name: t('deposit:state_created') })
  expect(operator.get(orderIdIn(address())).promotionId).toBe(901)
})

test('coins are calculated at the current exchange rate', async () => {
  const { fill, form } = await openDeposit({ at: '/m/voucherCenter?channel=4' })
  await fill('260000')
  expect(await (await form()).findByText('10 USDT')).toBeTruthy()
})

test('coins have the decimals of their rate', async () => {
  const answers = { getExchangeRate: withChanges({ buy: 3_000_000_000, decimal: 8 }) }
  const { fill, form } = await openDeposit({ at: '/m/voucherCenter?channel=4', answers })
  await fill('500000')
  expect(await (await form()).findByText('0,00016667 USDT')).toBeTruthy()
})

test('a voucher allows only its fixed amounts', async () => {
  const { user, form, amount, submitForm, under } = await openDeposit({ at: '/m/voucherCenter?channel=5' })
  expect((await amount()).readOnly).toBe(true)
  await submitForm()
  expect(await under()).toBe(t('forms:required'))
  await user.click((await form()).getByRole('button', { name: '200K' }))
  expect((await amount()).value).toBe('200.000')
})

test.each([
  ['49999', t('forms:amountBelow', { amount: '50.000' })],
  ['300000001', t('forms:amountAbove', { amount: '300.000.000' })],
  ['50000,125', t('forms:amountWrong')],
])('the amount %s is refused before it is sent: %s', async (text, reason) => {
  const { fill, submitForm, under, calls } = await openDeposit()
  await fill(text)
  await submitForm()
  expect(await under()).toBe(reason)
  expect(calls('depositByAccountName')).toEqual([])
})

test('a closed channel says so and when it opens', async () => {
  const closed = {
    MT: {
      channels: [
        {
          vendorId: 1,
          vendorName: 'Ban ngày',
          min: 1,
          max: 2,
          banks: [],
          isOpen: 'N',
          opensAt: Date.UTC(2026, 10, 21, 1),
        },
      ],
    },
  }
  await renderScreen('/m/voucherCenter?channel=1', {
    as: 'demo01',
    answers: { listDepositChannels: withChanges(closed) },
  })
  expect(await screen.findByText('Mở lại lúc 21/11 08:00')).toBeTruthy()
  expect(screen.getAllByText(/Kênh đang đóng/)).toHaveLength(1)
  expect(screen.queryByRole('form')).toBeNull()
})

test('while deposits are closed the page says so', async () => {
  const answers = { getDepositSettings: withChanges({ allowDeposit: 'N' }) }
  await renderScreen('/m/voucherCenter', { as: 'demo01', answers })
  expect(await screen.findByText(t('deposit:allClosed'))).toBeTruthy()
})

test.each([3, 4, 40, 41, 42])('member type %i has no wallet and sees an explanation', async (type) => {
  const { calls } = await renderScreen('/m/voucherCenter', {
    as: { type },
    answers: { getMemberInfo: withChanges({ type }) },
  })
  expect(await screen.findByText(t('deposit:noAccount'))).toBeTruthy()
  expect(calls('listDepositChannels')).toEqual([])
})

test('a guest logs in first', async () => {
  const { address } = await renderScreen('/m/voucherCenter')
  await waitFor(() => expect(address()).toBe('/m/login'))
})

test('a failed request of the channels can be retried', async () => {
  let fails = true
  const { user } = await renderScreen('/m/voucherCenter?channel=1', {
    as: 'demo01',
    answers: { listDepositChannels: (_request, real) => (fails ? refusal() : real()) },
  })
  const again = await screen.findByRole('button', { name: t('app:retry') })
  fails = false
  await user.click(again)
  expect(await screen.findByRole('form')).toBeTruthy()
})

test('while bonuses load the form has a skeleton and can be submitted', async () => {
  const { submitForm, fill } = await openDeposit({ answers: { listDepositPromotions: noResponse } })
  await fill()
  expect(document.querySelector('form [data-waits]')).toBeTruthy()
  await submitForm()
  expect(await screen.findByRole('dialog', { name: t('deposit:confirmTitle') })).toBeTruthy()
})
