import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '#lib/storage/storage.ts'
import { withChanges } from '#testing/gateway.ts'
import { CARD, openPage, PIN, type, under } from './testing.tsx'
import { t } from '#testing/text.ts'

const group = async (name: string) => within(await screen.findByRole('group', { name }))
const rows = async (name: string) => (await (await group(name)).findAllByRole('button')).map((row) => row.textContent)
const bodies = (calls: { body?: unknown }[]) => calls.map(({ body }) => body)

test('my accounts are listed by kind, with masked numbers and a mark on the default one', async () => {
  await openPage('/m/bankCard')
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:bankCards') })).toBeTruthy()
  expect(await rows(t('withdraw:kind_B'))).toEqual([
    'Ngân hàng Sông ViệtMặc định•••• 6789 · NGUYEN MINH ANH',
    'Ngân hàng Nhãn Lồng•••• 1234 · NGUYEN MINH ANH',
  ])
  expect(await rows(t('withdraw:kind_E'))).toEqual(['Ví SenMặc định•••• 4567 · NGUYEN MINH ANH'])
  expect(await rows(t('withdraw:kind_V'))).toEqual(['USDT (TRC20)Mặc địnhTLonga…jGfe · USDT'])
  expect(screen.getByText(t('withdraw:countOf', { total: '2', max: '5' }))).toBeTruthy()
})

test('a card is added with bank, number and payment password, in my own name', async () => {
  const { user, press, choose, calls, address } = await openPage('/m/bankCard')
  await user.click(await screen.findByRole('link', { name: t('withdraw:add_B') }))
  await choose(/^Ngân hàng: Chạm để chọn/, CARD.bank)
  type({ number: CARD.number, password: PIN })
  await press(t('withdraw:add_B'))
  expect(await screen.findByText(t('withdraw:countOf', { total: '3', max: '5' }))).toBeTruthy()
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
  await press(t('withdraw:add_B'))
  expect(['bankCode', 'number', 'password'].map(under)).toEqual([
    t('forms:chooseBank'),
    t('forms:required'),
    t('forms:required'),
  ])
  expect(document.activeElement?.getAttribute('name')).toBe('bankCode')
  type({ password: '12345' })
  expect(under('password')).toBe(t('forms:pin'))
  expect(calls('addBankCard')).toEqual([])
})

test.each([
  ['B', t('withdraw:bank_B'), 'Ngân hàng Sông Việt', '123', t('forms:accountNumber')],
  ['E', t('withdraw:kind_E'), 'Ví Gió', '9704050012347788', t('forms:accountNumber_E')],
  ['V', t('withdraw:bank_V'), 'Bitcoin', '<b>x</b>', t('forms:accountNumber_V')],
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
  await press(t('withdraw:add_V'))
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
  expect(await sheet.findByText(t('withdraw:noBank'))).toBeTruthy()
})

test('a wrong payment password is reported with the attempts left, and the typed text stays', async () => {
  const { press, choose } = await openPage('/m/bankCard?add=B')
  await choose(/^Ngân hàng: /, CARD.bank)
  type({ number: CARD.number, password: '000000' })
  await press(t('withdraw:add_B'))
  await waitFor(() => expect(under('password')).toMatch(/^Mật khẩu rút tiền không đúng\. Bạn còn 4 lần thử/))
  expect(document.querySelector<HTMLInputElement>('[name="number"]')?.value).toBe(CARD.number)
})

test('after five wrong ones it is locked, and I see until when', async () => {
  const { press, choose } = await openPage('/m/bankCard?add=B')
  await choose(/^Ngân hàng: /, CARD.bank)
  type({ number: CARD.number, password: '000000' })
  for (const left of [4, 3, 2, 1]) {
    await press(t('withdraw:add_B'))
    await waitFor(() => expect(under('password')).toContain(`Bạn còn ${left} lần thử`))
  }
  await press(t('withdraw:add_B'))
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
  await press(t('withdraw:makeDefault'))
  await waitFor(async () => expect((await rows(t('withdraw:kind_B')))[0]).toContain('Ngân hàng Nhãn LồngMặc định'))
})

test('an account is removed only with the payment password', async () => {
  const { press, calls } = await openPage('/m/bankCard')
  await press(/^Ngân hàng Nhãn Lồng/)
  await press(t('withdraw:remove'))
  expect(bodies(calls('deleteBankCard'))).toEqual([])
  type({ password: PIN })
  await press(t('withdraw:removeNow'))
  await waitFor(async () => expect(await rows(t('withdraw:kind_B'))).toHaveLength(1))
  expect(bodies(calls('deleteBankCard'))).toEqual([{ bankCardId: 10012, validatePaymentPassword: PIN }])
})

test('at the maximum number of accounts no other one is offered', async () => {
  await openPage('/m/bankCard', { answers: { getWithdrawAccountInfo: withChanges({ maxCardCount: 2 }) } })
  expect(await screen.findByText(/^Bạn đã thêm đủ 2 tài khoản loại này/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: t('withdraw:add_B') })).toBeNull()
})

test.each(['demo01', 'demo02'])('disabled kinds of accounts are not offered', async (account) => {
  await openPage('/m/bankCard', { as: account, settings: { flags: { BINDEW3: false, BINDVC3: false } } })
  expect(await screen.findByRole('link', { name: t('withdraw:add_B') })).toBeTruthy()
  expect(screen.queryByRole('link', { name: t('withdraw:add_E') })).toBeNull()
})

test('without a payment password one is set first, then the account is added under the name I enter', async () => {
  const { press, choose, calls } = await openPage('/m/bankCard?add=B', { as: 'demo02' })
  await screen.findByRole('form', { name: t('withdraw:setPin') })
  type({ paymentPassword: '135790', confirmPaymentPassword: '135791' })
  expect(under('confirmPaymentPassword')).toBe(t('forms:confirmation'))
  type({ confirmPaymentPassword: '135790' })
  await press(t('withdraw:setPin'))
  await choose(/^Ngân hàng: /, CARD.bank)
  type({ number: CARD.number, payeeName: 'Hoàng  Bảo Ngọc', password: '135790' })
  await press(t('withdraw:add_B'))
  await waitFor(() => expect(bodies(calls('addBankCard'))[0]).toMatchObject({ payeeName: 'HOANG BAO NGOC' }))
})

test('accounts that fail to load can be retried', async () => {
  const { world, press } = await openPage('/m/bankCard', {
    faults: [{ operation: 'getWithdrawAccountInfo', status: 500, code: 'system.error' }],
  })
  await screen.findByText(t('problems:system.error'))
  world.faults.clear()
  await press(t('app:retry'))
  expect(await screen.findByText(t('withdraw:countOf', { total: '2', max: '5' }))).toBeTruthy()
})
