import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, refusal, TRIES } from '#testing/gateway.ts'
import { input, openPage, PIN, type, under } from './testing.tsx'

const WITHDRAW = '/m/withdraw'
const facts = (place: HTMLElement) =>
  Object.fromEntries(
    within(place)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

const openConfirmation = async (amount = '200000', options: Parameters<typeof openPage>[1] = {}) =>
  confirm(await openPage(WITHDRAW, options), amount)

async function confirm(view: Awaited<ReturnType<typeof openPage>>, amount: string) {
  await screen.findByRole('form', { name: 'Yêu cầu rút tiền' })
  type({ amount })
  await view.press('Tiếp tục')
  const sheet = await screen.findByRole('dialog', { name: 'Xác nhận rút tiền' })
  await within(sheet).findByRole('form')
  const send = async (password = PIN) => {
    type({ password })
    await view.press('Xác nhận rút')
  }
  return { ...view, sheet, send }
}

test('its address shows the withdrawal page [A-2-16]', async () => {
  await openPage(WITHDRAW)
  expect(await screen.findByRole('heading', { level: 1, name: 'Rút tiền' })).toBeTruthy()
  expect(await screen.findByRole('form', { name: 'Yêu cầu rút tiền' })).toBeTruthy()
})

test('before a withdrawal I see balance, limits of today, fees and duration', async () => {
  await openPage(WITHDRAW)
  const form = await screen.findByRole('form', { name: 'Yêu cầu rút tiền' })
  await within(form).findByText('Vòng cược còn lại')
  expect(facts(form)).toEqual({
    'Ví chính': '12.408.317,50 ₫',
    'Số lần rút còn lại hôm nay': '5 lần',
    'Hạn mức còn lại hôm nay': '1.000.000.000 ₫',
    'Số lần rút miễn phí còn lại': '3 lần',
    'Vòng cược còn lại': '0 ₫',
    'Thời gian xử lý': 'Khoảng 8 phút',
  })
  expect(within(form).getByText('Từ 100.000 đến 500.000.000 ₫')).toBeTruthy()
})

test.each([
  ['', 'Vui lòng nhập mục này'],
  ['0', 'Tối thiểu 100.000 ₫'],
  ['99.999', 'Tối thiểu 100.000 ₫'],
  ['-200000', 'Chỉ nhập chữ số, tối đa 2 chữ số thập phân'],
  ['200.000,5', 'Chỉ nhận số tiền chẵn, không có số lẻ'],
  ['12408318', 'Số dư chỉ còn 12.408.317,5 ₫'],
  ['999999999999999', 'Tối đa 500.000.000 ₫'],
])('the amount "%s" is refused with a message before anything is sent', async (amount, words) => {
  const { press, calls } = await openPage(WITHDRAW)
  await screen.findByRole('form', { name: 'Yêu cầu rút tiền' })
  type({ amount })
  await press('Tiếp tục')
  await waitFor(() => expect(under('amount')).toContain(words))
  expect(calls('getWithdrawCharges')).toEqual([])
})

test('the confirmation shows the withdrawal with fee and net amount', async () => {
  const { sheet } = await openConfirmation('200000', { answers: { getWithdrawCharges: answerFee(5000) } })
  expect(facts(sheet)).toEqual({
    'Rút về': 'Ngân hàng Sông Việt •••• 6789',
    'Chủ tài khoản': 'NGUYEN MINH ANH',
    'Số tiền rút': '200.000 ₫',
    Phí: '5.000 ₫',
    'Thực nhận': '195.000 ₫',
    'Thời gian xử lý': 'Khoảng 8 phút',
  })
})
const answerFee = (value: number) => Response.json({ success: true, value })

test('a withdrawal to my card is recorded, and its progress is shown [A-1-08]', async () => {
  const { send, calls, address } = await openConfirmation()
  await send()
  expect(await screen.findByRole('region', { name: 'Đã nhận lệnh rút' })).toBeTruthy()
  expect(calls('withdraw').map(({ body }) => body)).toEqual([
    { amount: 200_000, bankCardId: 10011, currentWithdrawType: 'BC', password: PIN },
  ])
  const number = facts(screen.getByRole('main'))['Mã giao dịch']!
  expect(number).toMatch(/^W\d+$/)
  expect(address()).toBe(`/m/withdraw?id=${number}`)
})

test('if the site requires no payment password, there is no field, and none is sent', async () => {
  const { press, calls } = await openConfirmation('200000', { settings: { flags: { WDRAWNOPASSVERIF3: true } } })
  expect(input('password')).toBeNull()
  await press('Xác nhận rút')
  expect(await screen.findByRole('region', { name: 'Đã nhận lệnh rút' })).toBeTruthy()
  expect(calls('withdraw').map(({ body }) => body)).toEqual([
    { amount: 200_000, bankCardId: 10011, currentWithdrawType: 'BC' },
  ])
})

test('two quick taps withdraw once', async () => {
  const { sheet, calls } = await openConfirmation()
  type({ password: PIN })
  const button = within(sheet).getByRole('button', { name: 'Xác nhận rút' })
  button.click()
  button.click()
  await screen.findByRole('region', { name: 'Đã nhận lệnh rút' })
  expect(calls('withdraw')).toHaveLength(1)
})

test('a wrong payment password is reported with the attempts left, and nothing is withdrawn', async () => {
  const { send, sheet } = await openConfirmation()
  await send('000000')
  await waitFor(() => expect(under('password')).toMatch(/^Mật khẩu rút tiền không đúng\. Bạn còn 4 lần thử/))
  expect(sheet.isConnected).toBe(true)
})

test('a withdrawal whose response was lost is found and shown', async () => {
  const lost = async (_request: Request, real: () => Promise<Response>) => {
    await real()
    throw new TypeError('Failed to fetch')
  }
  const { send, calls } = await openConfirmation('200000', { answers: { withdraw: lost } })
  await send()
  expect(await screen.findByRole('region', { name: 'Đã nhận lệnh rút' })).toBeTruthy()
  expect(calls('withdraw')).toHaveLength(TRIES)
})

test('a withdrawal whose request was lost can be sent again, and the form says that this is safe', async () => {
  const keys: (string | null)[] = []
  const answer = async ({ headers }: Request, real: () => Promise<Response>) => {
    if (keys.push(headers.get('idempotency-key')) <= TRIES) throw new TypeError('Failed to fetch')
    return real()
  }
  const { send } = await openConfirmation('200000', { answers: { withdraw: answer } })
  await send()
  expect(await screen.findByText(/Bạn cứ gửi lại: lệnh chỉ được thực hiện một lần/)).toBeTruthy()
  await send()
  await screen.findByRole('region', { name: 'Đã nhận lệnh rút' })
  expect(keys).toEqual(Array(TRIES + 1).fill(keys[0]))
})

test('the key of a withdrawal with an unknown outcome survives a reload, and changes with the amount', async () => {
  const keys: (string | null)[] = []
  const failing = ({ headers }: Request) => {
    keys.push(headers.get('idempotency-key'))
    return refusal('system.error', 500)
  }
  for (const amount of ['200000', '200000', '300000']) {
    const { send, unmount } = await openConfirmation(amount, { answers: { withdraw: failing } })
    await send()
    await screen.findByText(/Lỗi hệ thống/)
    unmount()
  }
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
})

test('the withdrawal goes to another account of mine if I choose it', async () => {
  const view = await openPage(WITHDRAW)
  await view.choose(/^Rút về: Ngân hàng Sông Việt/, /^Ví Sen/)
  const { send, calls } = await confirm(view, '200000')
  await send()
  await waitFor(() =>
    expect(calls('withdraw')[0]?.body).toMatchObject({ bankCardId: 10013, currentWithdrawType: 'EW', groupId: 1 }),
  )
})

test('the typed amount is restored after a reload', async () => {
  const first = await openPage(WITHDRAW)
  await screen.findByRole('form', { name: 'Yêu cầu rút tiền' })
  type({ amount: '250000' })
  first.unmount()
  await openPage(WITHDRAW)
  await screen.findByRole('form', { name: 'Yêu cầu rút tiền' })
  expect(input('amount').value).toBe('250.000')
})

test('settings that fail to load can be retried', async () => {
  const { world, press } = await openPage(WITHDRAW, {
    faults: [{ operation: 'getWithdrawSettings', status: 500, code: 'system.error' }],
  })
  await screen.findByText('Lỗi hệ thống, vui lòng thử lại')
  world.faults.clear()
  await press('Thử lại')
  expect(await screen.findByRole('form', { name: 'Yêu cầu rút tiền' })).toBeTruthy()
})

test('a site that pays only to e-wallets offers no card', async () => {
  await openPage(WITHDRAW, {
    answers: {
      getWithdrawSettings: withChanges({ normalBankWithdrawalSwitch: 'N', virtualWalletWithdrawalSwitch: 'N' }),
    },
  })
  expect(await screen.findByRole('button', { name: 'Rút về: Ví Sen •••• 4567' })).toBeTruthy()
})
