import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, refusal, TRIES } from '#testing/gateway.ts'
import en from '#i18n/en/demo.json'
import vi from '#i18n/vi/demo.json'
import { input, openPage, PIN, type, under } from './testing.tsx'
import { t } from '#testing/text.ts'

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
  await screen.findByRole('form', { name: t('withdraw:requestWithdrawal') })
  type({ amount })
  await view.press(t('withdraw:continue'))
  const sheet = await screen.findByRole('dialog', { name: t('withdraw:confirm') })
  await within(sheet).findByRole('form')
  const send = async (password = PIN) => {
    type({ password })
    await view.press(t('withdraw:send'))
  }
  return { ...view, sheet, send }
}

test('the demo controls name the payment password with which an account of the demo withdraws', () => {
  for (const { passwords } of [vi, en]) expect(passwords).toContain(PIN)
})

test('its address shows the withdrawal page [A-2-16]', async () => {
  await openPage(WITHDRAW)
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:withdraw') })).toBeTruthy()
  expect(await screen.findByRole('form', { name: t('withdraw:requestWithdrawal') })).toBeTruthy()
})

test('before a withdrawal I see balance, limits of today, fees and duration', async () => {
  await openPage(WITHDRAW)
  const form = await screen.findByRole('form', { name: t('withdraw:requestWithdrawal') })
  await within(form).findByText(t('withdraw:turnoverLeft'))
  expect(facts(form)).toEqual({
    'Ví chính': '12.408.317,50\u00A0₫',
    'Số lần rút còn lại hôm nay': '5 lần',
    'Hạn mức còn lại hôm nay': '1.000.000.000\u00A0₫',
    'Số lần rút miễn phí còn lại': '3 lần',
    'Vòng cược còn lại': '0\u00A0₫',
    'Thời gian xử lý': t('withdraw:arrivalUsual'),
  })
  expect(
    within(form).getByText(t('forms:amountLimits', { min: '100.000', max: '500.000.000' }).replace('\u00A0', ' ')),
  ).toBeTruthy()
})

test.each([
  ['', t('forms:required')],
  ['0', t('forms:amountBelow', { amount: '100.000' })],
  ['99.999', t('forms:amountBelow', { amount: '100.000' })],
  ['-200000', t('forms:amountWrong')],
  ['200.000,5', t('forms:amountWhole')],
  ['12408318', t('forms:amountOfBalance', { amount: '12.408.317,5' })],
  ['999999999999999', t('forms:amountAbove', { amount: '500.000.000' })],
])('the amount "%s" is refused with a message before anything is sent', async (amount, words) => {
  const { press, calls } = await openPage(WITHDRAW)
  await screen.findByRole('form', { name: t('withdraw:requestWithdrawal') })
  type({ amount })
  await press(t('withdraw:continue'))
  await waitFor(() => expect(under('amount')).toContain(words))
  expect(calls('getWithdrawCharges')).toEqual([])
})

test('the confirmation shows the withdrawal with fee and net amount', async () => {
  const { sheet } = await openConfirmation('200000', { answers: { getWithdrawCharges: answerFee(5000) } })
  expect(facts(sheet)).toEqual({
    'Rút về': 'Ngân hàng Sông Việt •••• 6789',
    'Chủ tài khoản': 'NGUYEN MINH ANH',
    'Số tiền rút': '200.000\u00A0₫',
    Phí: '5.000\u00A0₫',
    'Thực nhận': '195.000\u00A0₫',
    'Thời gian xử lý': t('withdraw:arrivalUsual'),
  })
})
const answerFee = (value: number) => Response.json({ success: true, value })

test('a withdrawal to my card is recorded, and its progress is shown [A-1-08]', async () => {
  const { send, calls, address } = await openConfirmation()
  await send()
  expect(await screen.findByRole('region', { name: t('withdraw:state_submitted') })).toBeTruthy()
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
  await press(t('withdraw:send'))
  expect(await screen.findByRole('region', { name: t('withdraw:state_submitted') })).toBeTruthy()
  expect(calls('withdraw').map(({ body }) => body)).toEqual([
    { amount: 200_000, bankCardId: 10011, currentWithdrawType: 'BC' },
  ])
})

test('two quick taps withdraw once', async () => {
  const { sheet, calls } = await openConfirmation()
  type({ password: PIN })
  const button = within(sheet).getByRole('button', { name: t('withdraw:send') })
  button.click()
  button.click()
  await screen.findByRole('region', { name: t('withdraw:state_submitted') })
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
  expect(await screen.findByRole('region', { name: t('withdraw:state_submitted') })).toBeTruthy()
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
  await screen.findByRole('region', { name: t('withdraw:state_submitted') })
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
  await screen.findByRole('form', { name: t('withdraw:requestWithdrawal') })
  type({ amount: '250000' })
  first.unmount()
  await openPage(WITHDRAW)
  await screen.findByRole('form', { name: t('withdraw:requestWithdrawal') })
  expect(input('amount').value).toBe('250.000')
})

test('settings that fail to load can be retried', async () => {
  const { world, press } = await openPage(WITHDRAW, {
    faults: [{ operation: 'getWithdrawSettings', status: 500, code: 'system.error' }],
  })
  await screen.findByText(t('problems:system.error'))
  world.faults.clear()
  await press(t('app:retry'))
  expect(await screen.findByRole('form', { name: t('withdraw:requestWithdrawal') })).toBeTruthy()
})

test('a site that pays only to e-wallets offers no card', async () => {
  await openPage(WITHDRAW, {
    answers: {
      getWithdrawSettings: withChanges({ normalBankWithdrawalSwitch: 'N', virtualWalletWithdrawalSwitch: 'N' }),
    },
  })
  expect(await screen.findByRole('button', { name: 'Rút về: Ví Sen •••• 4567' })).toBeTruthy()
})
