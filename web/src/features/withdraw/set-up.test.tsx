import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges } from '#testing/gateway.ts'
import { CARD, input, openPage, type, under } from './testing.tsx'
import { t } from '#testing/text.ts'

const PIN = '135790'
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const steps = () => screen.getAllByRole('listitem').map((step) => step.textContent)

test('a new member sets name, payment password and card, and can then withdraw to it [A-7-38]', async () => {
  const { press, choose, calls } = await openPage('/m/withdraw', { as: 'demo02' })
  await heading(t('withdraw:payee'))
  expect(steps()).toEqual([
    'Đang ở bước:Họ tên người nhận',
    'Tiếp theo:Mật khẩu rút tiền',
    'Tiếp theo:Tài khoản nhận tiền',
  ])
  type({ payeename: 'Hoàng Bảo Ngọc' })
  expect(input('payeename').value).toBe('HOANG BAO NGOC')
  await press(t('withdraw:savePayee'))

  await heading(t('titles:paymentPassword'))
  type({ paymentPassword: PIN, confirmPaymentPassword: PIN })
  await press(t('withdraw:setPin'))

  await heading(t('withdraw:step_account'))
  await choose(/^Ngân hàng: /, CARD.bank)
  expect(input('payeeName').readOnly).toBe(true)
  type({ number: CARD.number, password: PIN })
  await press(t('withdraw:add_B'))

  expect(await screen.findByRole('button', { name: `Rút về: ${CARD.bank} •••• 7788` })).toBeTruthy()
  expect(calls('updatePayeeName').map(({ body }) => body)).toEqual([{ payeename: 'HOANG BAO NGOC' }])
  expect(calls('setPaymentPassword').map(({ body }) => body)).toEqual([
    { paymentPassword: PIN, confirmPaymentPassword: PIN },
  ])
  const [card] = calls('addBankCard').filter(({ method }) => method === 'PUT')
  expect(card?.body).toMatchObject({ cardNumber: CARD.number.replaceAll(' ', '') })
})

test('completed steps are not asked for again', async () => {
  const blocked = [{ code: 'required_member_information_incomplete', data: ['required_withdrawal_account'] }]
  await openPage('/m/withdraw', {
    answers: { getWithdrawSettings: withChanges({ allowWithdraw: 'N', blocked }) },
  })
  await heading(t('withdraw:step_account'))
  expect(steps()).toEqual(['Đã xong:Họ tên người nhận', 'Đã xong:Mật khẩu rút tiền', 'Đang ở bước:Tài khoản nhận tiền'])
})

test.each(['', 'A', 'Anh 2', '<b>Anh</b>', '😀 Anh'])('"%s" is not a valid payee name', async (name) => {
  const { press, calls } = await openPage('/m/withdraw', { as: 'demo02' })
  await heading(t('withdraw:payee'))
  type({ payeename: name })
  await press(t('withdraw:savePayee'))
  await waitFor(() => expect(under('payeename')).toMatch(/^(Vui lòng nhập mục này|Họ tên thật, viết không dấu)$/))
  expect(calls('updatePayeeName')).toEqual([])
})

test('after a step the next one gets the focus', async () => {
  const { press } = await openPage('/m/withdraw', { as: 'demo02' })
  await heading(t('withdraw:payee'))
  type({ payeename: 'HOANG BAO NGOC' })
  await press(t('withdraw:savePayee'))
  const next = await heading(t('titles:paymentPassword'))
  await waitFor(() => expect(document.activeElement).toBe(next))
})
