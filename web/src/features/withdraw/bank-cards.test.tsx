import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '#lib/storage/storage.ts'
import { withChanges } from '#testing/gateway.ts'
import { CARD, openPage, PIN, type, under } from './testing.tsx'

const group = async (name: string) => within(await screen.findByRole('group', { name }))
const rows = async (name: string) => (await (await group(name)).findAllByRole('button')).map((row) => row.textContent)
const bodies = (calls: { body?: unknown }[]) => calls.map(({ body }) => body)

test('my accounts are listed by kind, with masked numbers and a mark on the default one', async () => {
  await openPage('/m/bankCard')
  expect(await screen.findByRole('heading', { level: 1, name: 'Thẻ và ví' })).toBeTruthy()
  expect(await rows('Thẻ ngân hàng')).toEqual([
    'Ngân hàng Sông ViệtMặc định•••• 6789 · NGUYEN MINH ANH',
    'Ngân hàng Nhãn Lồng•••• 1234 · NGUYEN MINH ANH',
  ])
  expect(await rows('Ví điện tử')).toEqual(['Ví SenMặc định•••• 4567 · NGUYEN MINH ANH'])
  expect(await rows('Ví tiền mã hóa')).toEqual(['USDT (TRC20)Mặc địnhTLonga…jGfe · USDT'])
  expect(screen.getByText('Đã thêm 2 trên 5')).toBeTruthy()
})

test('a card is added with bank, number and payment password, in my own name', async () => {
  const { user, press, choose, calls, address } = await openPage('/m/bankCard')
  await user.click(await screen.findByRole('link', { name: 'Thêm thẻ ngân hàng' }))
  await choose(/^Ngân hàng: Chạm để chọn/, CARD.bank)
  type({ number: CARD.number, password: PIN })
  await press('Thêm thẻ ngân hàng')
  expect(await screen.findByText('Đã thêm 3 trên 5')).toBeTruthy()
  expect(address()).toBe('/m/bankCard')
  expect(bodies(calls('addBankCard'))).toEqual([
    {
      cardType: 'B',
      bankCode: 'TDBK',
      cardNumber: '9704050012347788',
      payeeName: 'NGUYEN MINH ANH',
      validatePaymentPassword: PIN,
    },
  ])
})

test('errors of an account are reported under their fields, and nothing is sent', async () => {
  const { press, calls } = await openPage('/m/bankCard?add=B')
  await press('Thêm thẻ ngân hàng')
  expect(['bankCode', 'number', 'password'].map(under)).toEqual([
    'Vui lòng chọn một mục',
    'Vui lòng nhập mục này',
    'Vui lòng nhập mục này',
  ])
  expect(document.activeElement?.getAttribute('name')).toBe('bankCode')
  type({ password: '12345' })
  expect(under('password')).toBe('Mật khẩu rút tiền gồm đúng 6 chữ số')
  expect(calls('addBankCard')).toEqual([])
})

test.each([
  ['B', 'Ngân hàng', 'Ngân hàng Sông Việt', '123', 'Số tài khoản chưa đúng định dạng'],
  ['E', 'Ví điện tử', 'Ví Gió', '9704050012347788', 'Số điện thoại của ví chưa đúng định dạng'],
  ['V', 'Loại tiền', 'Bitcoin', '<b>x</b>', 'Địa chỉ ví chưa đúng, hãy sao chép lại nguyên địa chỉ'],
])('an account of kind %s is checked by the rule of the chosen bank', async (...[kind, field, name, number, words]) => {
  const { choose } = await openPage(`/m/bankCard?add=${kind}`)
  await choose(new RegExp(`^${field}: Chạm`), name)
  type({ number })
  expect(under('number')).toBe(words)
})

test('a coin address needs no holder', async () => {
  const { press, choose, calls } = await openPage('/m/bankCard?add=V')
  await choose(/^Loại tiền: /, 'Ether')
  const walletAddress = `0x${'a1'.repeat(20)}`
  type({ number: walletAddress, password: PIN })
  await press('Thêm ví tiền mã hóa')
  await waitFor(() =>
    expect(bodies(calls('addBankCard'))).toEqual([
      { cardType: 'V', bankCode: 'ETH', walletAddress, validatePaymentPassword: PIN },
    ]),
  )
})

test('a bank is found by its name, with or without diacritics', async () => {
  const { user, press } = await openPage('/m/bankCard?add=B')
  await press(/^Ngân hàng: /)
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByRole('searchbox'), 'canh sen')
  expect((await sheet.findAllByRole('button', { name: /^Ngân hàng/ })).map((one) => one.textContent)).toEqual([
    'Ngân hàng Cánh Sen',
  ])
  await user.clear(sheet.getByRole('searchbox'))
  await user.type(sheet.getByRole('searchbox'), 'xyz')
  expect(await sheet.findByText('Không tìm thấy. Hãy thử từ khóa khác.')).toBeTruthy()
})

test('a wrong payment password is reported with the attempts left, and the typed text stays', async () => {
  const { press, choose } = await openPage('/m/bankCard?add=B')
  await choose(/^Ngân hàng: /, CARD.bank)
  type({ number: CARD.number, password: '000000' })
  await press('Thêm thẻ ngân hàng')
  await waitFor(() => expect(under('password')).toMatch(/^Mật khẩu rút tiền không đúng\. Bạn còn 4 lần thử/))
  expect(document.querySelector<HTMLInputElement>('[name="number"]')?.value).toBe(CARD.number)
})

test('after five wrong ones it is locked, and I see until when', async () => {
  const { press, choose } = await openPage('/m/bankCard?add=B')
  await choose(/^Ngân hàng: /, CARD.bank)
  type({ number: CARD.number, password: '000000' })
  for (const left of [4, 3, 2, 1]) {
    await press('Thêm thẻ ngân hàng')
    await waitFor(() => expect(under('password')).toContain(`Bạn còn ${left} lần thử`))
  }
  await press('Thêm thẻ ngân hàng')
  await waitFor(() =>
    expect(under('password')).toMatch(/^Nhập sai quá nhiều lần\. Mật khẩu rút tiền bị khóa đến \d\d\/\d\d/),
  )
})

test('bank and number are restored after a reload; the payment password is not', async () => {
  const first = await openPage('/m/bankCard?add=B')
  await first.choose(/^Ngân hàng: /, CARD.bank)
  type({ number: CARD.number, password: PIN })
  first.unmount()
  expect(JSON.stringify(storage.get('drafts'))).not.toContain(PIN)
  await openPage('/m/bankCard?add=B')
  expect(await screen.findByRole('button', { name: `Ngân hàng: ${CARD.bank}` })).toBeTruthy()
  const held = ['number', 'password'].map((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value)
  expect(held).toEqual([CARD.number, ''])
})

test('another account becomes the default', async () => {
  const { press } = await openPage('/m/bankCard')
  await press(/^Ngân hàng Nhãn Lồng/)
  await press('Đặt làm mặc định')
  await waitFor(async () => expect((await rows('Thẻ ngân hàng'))[0]).toContain('Ngân hàng Nhãn LồngMặc định'))
})

test('an account is removed only with the payment password', async () => {
  const { press, calls } = await openPage('/m/bankCard')
  await press(/^Ngân hàng Nhãn Lồng/)
  await press('Xóa tài khoản này')
  expect(bodies(calls('deleteBankCard'))).toEqual([])
  type({ password: PIN })
  await press('Xóa')
  await waitFor(async () => expect(await rows('Thẻ ngân hàng')).toHaveLength(1))
  expect(bodies(calls('deleteBankCard'))).toEqual([{ bankCardId: 10012, validatePaymentPassword: PIN }])
})

test('at the maximum number of accounts no other one is offered', async () => {
  await openPage('/m/bankCard', { answers: { getWithdrawAccountInfo: withChanges({ maxCardCount: 2 }) } })
  expect(await screen.findByText(/^Bạn đã thêm đủ 2 tài khoản loại này/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Thêm thẻ ngân hàng' })).toBeNull()
})

test.each(['demo01', 'demo02'])('disabled kinds of accounts are not offered', async (account) => {
  await openPage('/m/bankCard', { as: account, settings: { flags: { BINDEW3: false, BINDVC3: false } } })
  expect(await screen.findByRole('link', { name: 'Thêm thẻ ngân hàng' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Thêm ví điện tử' })).toBeNull()
})

test('without a payment password one is set first, then the account is added under the name I enter', async () => {
  const { press, choose, calls } = await openPage('/m/bankCard?add=B', { as: 'demo02' })
  await screen.findByRole('form', { name: 'Đặt mật khẩu rút tiền' })
  type({ paymentPassword: '135790', confirmPaymentPassword: '135791' })
  expect(under('confirmPaymentPassword')).toBe('Mật khẩu xác nhận không khớp')
  type({ confirmPaymentPassword: '135790' })
  await press('Đặt mật khẩu rút tiền')
  await choose(/^Ngân hàng: /, CARD.bank)
  type({ number: CARD.number, payeeName: 'Hoàng  Bảo Ngọc', password: '135790' })
  await press('Thêm thẻ ngân hàng')
  await waitFor(() => expect(bodies(calls('addBankCard'))[0]).toMatchObject({ payeeName: 'HOANG BAO NGOC' }))
})

test('accounts that fail to load can be retried', async () => {
  const { world, press } = await openPage('/m/bankCard', {
    faults: [{ operation: 'getWithdrawAccountInfo', status: 500, code: 'system.error' }],
  })
  await screen.findByText('Lỗi hệ thống, vui lòng thử lại')
  world.faults.clear()
  await press('Thử lại')
  expect(await screen.findByText('Đã thêm 2 trên 5')).toBeTruthy()
})
