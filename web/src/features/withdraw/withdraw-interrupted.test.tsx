import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { goOffline } from '#testing/render-screen.tsx'
import { input, openPage, PIN, type, under } from './testing.tsx'
import { t } from '#testing/text.ts'

const WITHDRAW = '/m/withdraw'
const NEW_PIN = '135790'

type Options = Parameters<typeof openPage>[1]

async function openConfirmation(language: 'VI' | 'EN', options: Options = {}) {
  const words = {
    VI: {
      form: t('withdraw:requestWithdrawal'),
      goOn: t('withdraw:continue'),
      confirm: t('withdraw:confirm'),
      send: t('withdraw:send'),
    },
    EN: { form: 'Request withdrawal', goOn: 'Continue', confirm: 'Confirm withdrawal', send: 'Confirm' },
  }[language]
  const view = await openPage(WITHDRAW, { language, ...options })
  await screen.findByRole('form', { name: words.form })
  type({ amount: '250000' })
  await view.press(words.goOn)
  const sheet = await screen.findByRole('dialog', { name: words.confirm })
  await within(sheet).findByRole('form')
  const send = async (password = PIN) => {
    type({ password })
    await view.press(words.send)
  }
  return { ...view, sheet, send, words }
}

test('a member who resets a forgotten payment password returns to the withdrawal with its values restored', async () => {
  const view = await openPage(WITHDRAW)
  await view.choose(/^Rút về: Ngân hàng Sông Việt/, /^Ví Sen/)
  type({ amount: '250000' })
  await view.press(t('withdraw:continue'))
  await view.user.click(await screen.findByRole('link', { name: t('forms:forgottenPin') }))
  await waitFor(() => expect(view.address()).toBe('/m/member/paymentPassword?way=reset'))
  await screen.findByLabelText(t('security:loginPassword'))
  type({ loginPassword: 'Demo@123', password: NEW_PIN, confirmPassword: NEW_PIN })
  await view.press(t('security:resetPayment'))
  await waitFor(() => expect(view.address()).toBe(WITHDRAW))
  await screen.findByRole('button', { name: /^Rút về: Ví Sen/ })
  expect(input('amount').value).toBe('250.000')
  await view.press(t('withdraw:continue'))
  const sheet = await screen.findByRole('dialog', { name: t('withdraw:confirm') })
  await within(sheet).findByRole('form')
  type({ password: NEW_PIN })
  await view.press(t('withdraw:send'))
  expect(await screen.findByRole('region', { name: t('withdraw:state_submitted') })).toBeTruthy()
})

test('a site without resets does not offer them in the confirmation', async () => {
  const { sheet } = await openConfirmation('VI', { settings: { flags: { RESPAYPASS3: false } } })
  expect(within(sheet).queryByRole('link', { name: t('forms:forgottenPin') })).toBeNull()
})

test('in English a withdrawal is requested, confirmed and recorded, with amounts in English format', async () => {
  const { sheet, send } = await openConfirmation('EN')
  const facts = within(sheet)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  expect(facts.slice(2)).toEqual(['250,000\u00A0₫', 'Free', '250,000\u00A0₫', 'About 8 minutes'])
  await send()
  expect(await screen.findByRole('region', { name: 'Request received' })).toBeTruthy()
})

test.each([
  ['', 'This field is required'],
  ['99,999', 'Minimum 100,000\u00A0₫'],
  ['12408318', 'Your balance is only 12,408,317.5\u00A0₫'],
])('in English the amount "%s" is refused: %s', async (amount, words) => {
  const { press, calls } = await openPage(WITHDRAW, { language: 'EN' })
  await screen.findByRole('form', { name: 'Request withdrawal' })
  type({ amount })
  await press('Continue')
  await waitFor(() => expect(under('amount')).toContain(words))
  expect(calls('getWithdrawCharges')).toEqual([])
})

test.each(['VI', 'EN'] as const)(
  'without a network (%s) nothing is lost: the form says that sending again is safe, and it is',
  async (language) => {
    let isGone = true
    const answer = (_request: Request, real: () => Promise<Response>) =>
      isGone ? Promise.reject(new TypeError('Failed to fetch')) : real()
    const answers = { withdraw: answer, listWithdrawals: answer }
    const { sheet, send, calls } = await openConfirmation(language, { answers })
    const restoreNetwork = goOffline()
    await send()
    const message = {
      VI: /Bạn cứ gửi lại: lệnh chỉ được thực hiện một lần/,
      EN: /You can safely send it again: it will be processed only once/,
    }[language]
    expect((await within(sheet).findByRole('alert')).textContent).toMatch(message)
    expect(input('amount').value).toBe({ VI: '250.000', EN: '250,000' }[language])
    isGone = false
    restoreNetwork()
    await send()
    const done = { VI: t('withdraw:state_submitted'), EN: 'Request received' }[language]
    expect(await screen.findByRole('region', { name: done })).toBeTruthy()
    const keys = calls('withdraw').map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  },
)

test('if the network fails before the page has loaded, it can be retried later', async () => {
  let isGone = true
  const view = await openPage(WITHDRAW, {
    language: 'EN',
    answers: {
      getWithdrawSettings: (_request, real) => (isGone ? Promise.reject(new TypeError('Failed to fetch')) : real()),
    },
  })
  await screen.findByText('No network or the connection is unstable')
  isGone = false
  await view.press('Try again')
  expect(await screen.findByRole('form', { name: 'Request withdrawal' })).toBeTruthy()
})
