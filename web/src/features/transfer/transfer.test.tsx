import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success, refusal } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'

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
  await screen.findByRole('form', { name: 'Chuyển tiền' })
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, press }
}
const list = () =>
  [...screen.getByRole('group', { name: 'Các ví của tôi' }).children].map(
    (row) => /[\d.]+(?:,\d\d)?(?= ₫)/.exec(row.textContent ?? '')?.[0],
  )

test('its address lists my wallets, one by one and in total', async () => {
  await openTransfers({ answers: withWallets(wallets) })
  expect(screen.getByRole('heading', { level: 1, name: 'Chuyển ví' })).toBeTruthy()
  expect(list()).toEqual(['500.000,50', '1.000', '500', '0,25', '501.500,75'])
})

test('an amount moves from one wallet to another, and both show it', async () => {
  const { press, calls, user } = await openTransfers()
  const vendor = within(screen.getByLabelText('Đến ví')).getAllByRole<HTMLOptionElement>('option')[0]!
  await user.selectOptions(screen.getByLabelText('Đến ví'), vendor)
  type('1000')
  await press('Chuyển tiền')
  expect(await screen.findByText(/^Đã chuyển 1\.000 ₫ sang/)).toBeTruthy()
  expect(calls('transferWallet').map(({ body }) => body)).toEqual([
    { fromAccountTypeId: 2, toAccountTypeId: Number(vendor.value), amount: 1000 },
  ])
  await waitFor(() => expect(list().slice(0, 2)).toEqual(['12.407.317,50', '1.000']))
  expect(input('amount').value).toBe('')
})

test.each([
  ['', 'Vui lòng nhập mục này'],
  ['0', 'Tối thiểu 1 ₫'],
  ['0,5', 'Tối thiểu 1 ₫'],
  ['1,5', 'Chỉ nhận số tiền chẵn, không có số lẻ'],
  ['500001', 'Số dư chỉ còn 500.000 ₫'],
])('the amount "%s" is refused', async (amount, words) => {
  const { press, calls } = await openTransfers({ answers: withWallets(wallets) })
  type(amount)
  await press('Chuyển tiền')
  await waitFor(() => expect(under('amount')).toContain(words))
  expect(calls('transferWallet')).toEqual([])
})

test('one tap swaps the direction', async () => {
  const { press } = await openTransfers({ answers: withWallets(wallets) })
  await press('Đổi chiều')
  const chosen = ['Từ ví', 'Đến ví'].map((label) => screen.getByLabelText<HTMLSelectElement>(label).value)
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
  await press('Chuyển hết về ví chính')
  const sheet = within(await screen.findByRole('dialog', { name: 'Một phần chưa về được' }))
  expect(sheet.getByText('Kim Long').nextSibling?.textContent).toBe('Đã về ví chính')
  expect(sheet.getByText('Đá Sơn').nextSibling?.textContent).toBe('Chưa chuyển: nhà cung cấp đang bảo trì')
  expect(sheet.getByText('Sen Vàng').nextSibling?.textContent).toBe('Chưa chuyển: chưa đủ 1 ₫')
})

test('two quick taps return it once', async () => {
  const { calls } = await openTransfers({ answers: withWallets(wallets) })
  const button = screen.getByRole('button', { name: 'Chuyển hết về ví chính' })
  button.click()
  button.click()
  await screen.findByRole('dialog')
  expect(calls('transferAllBack')).toHaveLength(1)
})

test('without vendor balances the button is disabled', async () => {
  await openTransfers()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Chuyển hết về ví chính' }).disabled).toBe(true)
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
    await press('Chuyển tiền')
    await screen.findByText(/Lỗi hệ thống/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Chuyển tiền' }).ariaBusy).not.toBe('true'))
  }
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
})

test('a site with one wallet says that there is nothing to transfer', async () => {
  await renderScreen('/m/transfer', { as: 'demo01', answers: { getMerchantWallet: success({ isSingle: true }) } })
  expect(await screen.findByText('Trang này chỉ có một ví')).toBeTruthy()
})

test('wallets that fail to load can be retried', async () => {
  const { world, user } = await renderScreen('/m/transfer', {
    as: 'demo01',
    faults: [{ operation: 'getWalletBalance', status: 500, code: 'system.error' }],
  })
  await screen.findByText('Lỗi hệ thống, vui lòng thử lại')
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByRole('form', { name: 'Chuyển tiền' })).toBeTruthy()
})
