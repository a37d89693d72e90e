import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { good, refused } from '#testing/gateway.ts'
import { open, type Options } from '#testing/open.tsx'

const wallet = (accountTypeId: number, displayName: string, balance: number) => ({
  accountTypeId,
  accountTypeName: displayName,
  displayName,
  availBalance: balance,
  balance,
  status: 'OK',
})
/** Money at three vendors: one is closed, one holds less than can be moved. */
const spread = [
  wallet(2, 'Main', 500_000.5),
  wallet(101, 'Kim Long', 1000),
  { ...wallet(102, 'Đá Sơn', 500), status: 'MAINTENANCE' },
  wallet(103, 'Sen Vàng', 0.25),
]
const having = (wallets: object[]) => ({ balance: () => good({ sumBalance: 0, balance: wallets }) })
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const under = (name: string) => document.getElementById(`${input(name).id}-note`)?.textContent
const type = (amount: string) => fireEvent.input(input('amount'), { target: { value: amount } })

async function openTransfers(options: Options = {}) {
  const view = await open('/m/transfer', { as: 'demo01', ...options })
  await screen.findByRole('form', { name: 'Chuyển tiền' })
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, press }
}
const list = () =>
  [...screen.getByRole('group', { name: 'Các ví của tôi' }).children].map(
    (row) => /[-−]?[\d.]+,\d\d/.exec(row.textContent ?? '')?.[0],
  )

test('at its address my wallets are listed, one by one and in all', async () => {
  await openTransfers({ answers: having(spread) })
  expect(screen.getByRole('heading', { level: 1, name: 'Chuyển ví' })).toBeTruthy()
  expect(list()).toEqual(['500.000,50', '1.000,00', '500,00', '0,25', '501.500,75'])
})

test('an amount moves from one wallet to another, and both show it', async () => {
  const { press, calls, user } = await openTransfers()
  const vendor = within(screen.getByLabelText('Đến ví')).getAllByRole<HTMLOptionElement>('option')[0]!
  await user.selectOptions(screen.getByLabelText('Đến ví'), vendor)
  type('1000')
  await press('Chuyển tiền')
  expect(await screen.findByText(/^Đã chuyển 1\.000 ₫ sang/)).toBeTruthy()
  expect(calls('GCS_walletTransfer').map(({ body }) => body)).toEqual([
    { fromAccountTypeId: 2, toAccountTypeId: Number(vendor.value), amount: 1000 },
  ])
  await waitFor(() => expect(list().slice(0, 2)).toEqual(['12.407.317,50', '1.000,00']))
  expect(input('amount').value).toBe('')
})

test.each([
  ['', 'Vui lòng nhập mục này'],
  ['0', 'Tối thiểu 1 ₫'],
  ['0,5', 'Tối thiểu 1 ₫'],
  ['1,5', 'Chỉ nhận số tiền chẵn, không có số lẻ sau dấu phẩy'],
  ['500001', 'Số dư chỉ còn 500.000 ₫'],
])('the amount "%s" moves nowhere', async (amount, words) => {
  const { press, calls } = await openTransfers({ answers: having(spread) })
  type(amount)
  await press('Chuyển tiền')
  await waitFor(() => expect(under('amount')).toContain(words))
  expect(calls('GCS_walletTransfer')).toEqual([])
})

test('the other way round is one tap', async () => {
  const { press } = await openTransfers({ answers: having(spread) })
  await press('Đổi chiều')
  const chosen = ['Từ ví', 'Đến ví'].map((label) => screen.getByLabelText<HTMLSelectElement>(label).value)
  expect(chosen).toEqual(['101', '2'])
})

test('all of it comes back at one tap; what stayed is told vendor by vendor, with the reason', async () => {
  const value = {
    successAmount: 1000,
    returned: [{ accountTypeId: 101, amount: 1000 }],
    remaining: [
      { accountTypeId: 102, amount: 500, reason: 'is under maintenance' },
      { accountTypeId: 103, amount: 0.25, reason: 'is less than a unit' },
    ],
  }
  const { press } = await openTransfers({ answers: { ...having(spread), GCS_walletReturn: () => good(value) } })
  await press('Chuyển hết về ví chính')
  const sheet = within(await screen.findByRole('dialog', { name: 'Một phần chưa về được' }))
  expect(sheet.getByText('Kim Long').nextSibling?.textContent).toBe('Đã về ví chính')
  expect(sheet.getByText('Đá Sơn').nextSibling?.textContent).toBe('Ở lại: nhà cung cấp đang bảo trì')
  expect(sheet.getByText('Sen Vàng').nextSibling?.textContent).toBe('Ở lại: chưa đủ 1 ₫ để chuyển')
})

test('two taps at once bring it back once', async () => {
  const { calls } = await openTransfers({ answers: having(spread) })
  const button = screen.getByRole('button', { name: 'Chuyển hết về ví chính' })
  button.click()
  button.click()
  await screen.findByRole('dialog')
  expect(calls('GCS_walletReturn')).toHaveLength(1)
})

test('with nothing at vendors there is nothing to bring back', async () => {
  await openTransfers()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Chuyển hết về ví chính' }).disabled).toBe(true)
})

test('a move that may have arrived is sent again under its own key', async () => {
  const keys: (string | null)[] = []
  const failing = ({ headers }: Request) => {
    keys.push(headers.get('idempotency-key'))
    return refused('system.error', 500)
  }
  const { press } = await openTransfers({ answers: { GCS_walletTransfer: failing } })
  for (const amount of ['1000', '1000', '2000']) {
    type(amount)
    await press('Chuyển tiền')
    await screen.findByText(/Lỗi hệ thống/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Chuyển tiền' }).ariaBusy).not.toBe('true'))
  }
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
})

test('a site with one wallet says that there is nothing to move', async () => {
  await open('/m/transfer', { as: 'demo01', answers: { GCS_merchantWallet: good({ isSingle: true }) } })
  expect(await screen.findByText('Trang này chỉ có một ví')).toBeTruthy()
})

test('wallets that do not come can be asked for again', async () => {
  const { world, user } = await open('/m/transfer', {
    as: 'demo01',
    faults: [{ operation: 'getWalletBalance', status: 500, code: 'system.error' }],
  })
  await screen.findByText('Lỗi hệ thống, vui lòng thử lại')
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByRole('form', { name: 'Chuyển tiền' })).toBeTruthy()
})
