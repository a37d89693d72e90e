import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success, refusal } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const wallet = (accountTypeId: number, displayName: string, balance: number) => ({
  accountTypeId,
  accountTypeName: displayName,
  displayName,
  availBalance: balance,
  balance,
  status: 'OK',
})
const wallets = [
  wallet(2, 'Main', 500_000.5),
  wallet(101, 'Kim Long', 1000),
  { ...wallet(102, 'Đá Sơn', 500), status: 'MAINTENANCE' },
  wallet(103, 'Sen Vàng', 0.25),
]
const withWallets = (wallets: object[]) => ({ getWalletBalance: () => success({ sumBalance: 0, balance: wallets }) })
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const under = (name: string) => document.getElementById(`${input(name).id}-note`)?.textContent
const type = (amount: string) => fireEvent.input(input('amount'), { target: { value: amount } })

async function openTransfers(options: ScreenOptions = {}) {
  const view = await renderScreen('/m/transfer', { as: 'demo01', ...options })
  await screen.findByRole('form', { name: t('transfer:move') })
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, press }
}
const list = () =>
  [...screen.getByRole('group', { name: t('transfer:wallets') }).children].map(
    (row) => /−?[\d.]+(?:,\d\d)?(?=\u00A0₫)/.exec(row.textContent ?? '')?.[0],
  )

test('its address lists my wallets, one by one and in total', async () => {
  await openTransfers({ answers: withWallets(wallets) })
  expect(screen.getByRole('heading', { level: 1, name: t('titles:transfer') })).toBeTruthy()
  expect(list()).toEqual(['500.000,50', '1.000', '500', '0,25', '501.500,75'])
})

test('an amount moves from one wallet to another, and both show it', async () => {
  const { press, calls, user } = await openTransfers()
  const vendor = within(screen.getByLabelText(t('transfer:to'))).getAllByRole<HTMLOptionElement>('option')[0]!
  await user.selectOptions(screen.getByLabelText(t('transfer:to')), vendor)
  type('1000')
  await press(t('transfer:move'))
  expect(await screen.findByText(/^Đã chuyển 1\.000 ₫ sang/)).toBeTruthy()
  expect(calls('transferWallet').map(({ body }) => body)).toEqual([
    { fromAccountTypeId: 2, toAccountTypeId: Number(vendor.value), amount: 1000 },
  ])
  await waitFor(() => expect(list().slice(0, 2)).toEqual(['12.407.317,50', '1.000']))
  expect(input('amount').value).toBe('')
})

test.each([
  ['', t('forms:required')],
  ['0', t('forms:amountBelow', { amount: '1' })],
  ['0,5', t('forms:amountBelow', { amount: '1' })],
  ['1,5', t('forms:amountWhole')],
  ['500001', t('forms:amountOfBalance', { amount: '500.000' })],
])('the amount "%s" is refused', async (amount, words) => {
  const { press, calls } = await openTransfers({ answers: withWallets(wallets) })
  type(amount)
  await press(t('transfer:move'))
  await waitFor(() => expect(under('amount')).toContain(words))
  expect(calls('transferWallet')).toEqual([])
})

test('one tap swaps the direction', async () => {
  const { press } = await openTransfers({ answers: withWallets(wallets) })
  await press(t('transfer:swap'))
  const chosen = [t('transfer:from'), t('transfer:to')].map(
    (label) => screen.getByLabelText<HTMLSelectElement>(label).value,
  )
  expect(chosen).toEqual(['101', '2'])
})

test('one tap returns all balances; what remains is listed by vendor, with the reason', async () => {
  const value = {
    successAmount: 1000,
    returned: [{ accountTypeId: 101, amount: 1000 }],
    remaining: [
      { accountTypeId: 102, amount: 500, reason: 'is under maintenance' },
      { accountTypeId: 103, amount: 0.25, reason: 'is less than a unit' },
    ],
  }
  const { press } = await openTransfers({
    answers: { ...withWallets(wallets), transferAllBack: () => success(value) },
  })
  await press(t('transfer:transferAll'))
  const sheet = within(await screen.findByRole('dialog', { name: t('transfer:partlyTransferred') }))
  expect(sheet.getByText('Kim Long').nextSibling?.textContent).toBe(t('transfer:transferred'))
  expect(sheet.getByText('Đá Sơn').nextSibling?.textContent).toBe(t('transfer:notTransferredClosed'))
  expect(sheet.getByText('Sen Vàng').nextSibling?.textContent).toBe(t('transfer:notTransferredSmall'))
})

test('two quick taps return it once', async () => {
  const { calls } = await openTransfers({ answers: withWallets(wallets) })
  const button = screen.getByRole('button', { name: t('transfer:transferAll') })
  button.click()
  button.click()
  await screen.findByRole('dialog')
  expect(calls('transferAllBack')).toHaveLength(1)
})

test('without vendor balances the button is disabled', async () => {
  await openTransfers()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t('transfer:transferAll') }).disabled).toBe(true)
})

test('a transfer with an unknown outcome is sent again with the same key', async () => {
  const keys: (string | null)[] = []
  const failing = ({ headers }: Request) => {
    keys.push(headers.get('idempotency-key'))
    return refusal('system.error', 500)
  }
  const { press } = await openTransfers({ answers: { transferWallet: failing } })
  for (const amount of ['1000', '1000', '2000']) {
    type(amount)
    await press(t('transfer:move'))
    await screen.findByText(/Lỗi hệ thống/)
    await waitFor(() => expect(screen.getByRole('button', { name: t('transfer:move') }).ariaBusy).not.toBe('true'))
  }
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
})

test('a site with one wallet says that there is nothing to transfer', async () => {
  await renderScreen('/m/transfer', { as: 'demo01', answers: { getMerchantWallet: success({ isSingle: true }) } })
  expect(await screen.findByText(t('transfer:single'))).toBeTruthy()
})

test('wallets that fail to load can be retried', async () => {
  const { world, user } = await renderScreen('/m/transfer', {
    as: 'demo01',
    faults: [{ operation: 'getWalletBalance', status: 500, code: 'system.error' }],
  })
  await screen.findByText(t('problems:system.error'))
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await screen.findByRole('form', { name: t('transfer:move') })).toBeTruthy()
})
