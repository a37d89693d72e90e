import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { good, refused } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

const path = '/m/agent/home?view=transfer'
const noContracts = { consolidated: good({}) }
const PASSWORD = '246810'

const openTransfer = (to = 'thaomy,anhhoang', answers = {}) =>
  open(to ? `${path}&to=${encodeURIComponent(to)}` : path, { as: 'agent01', answers: { ...noContracts, ...answers } })
type Opened = Awaited<ReturnType<typeof openTransfer>>

/** Types an amount for each and asks what it comes to. */
async function look({ user }: Opened, amounts: Record<string, string>) {
  for (const [name, amount] of Object.entries(amounts)) {
    await user.type(await screen.findByLabelText(`Số tiền cho ${name}`), amount)
  }
  await user.click(screen.getByRole('button', { name: 'Xem trước' }))
}

async function confirm({ user }: Opened, password = PASSWORD) {
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(await sheet.findByLabelText('Mật khẩu rút tiền'), password)
  await user.click(sheet.getByRole('button', { name: 'Chuyển tiền' }))
}

const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent

test('10 to each of two: what it comes to is shown, confirmed, and gone from the balance [A-7-50]', async () => {
  const view = await openTransfer()
  await look(view, { thaomy: '10', anhhoang: '10' })
  expect(await screen.findByText('Tổng cho 2 người')).toBeTruthy()
  expect([fact('thaomy'), fact('Tổng cho 2 người'), fact('Số dư còn lại')]).toEqual([
    '10,00 ₫',
    '20,00 ₫',
    '1.999.980,00 ₫',
  ])
  expect(view.calls('transferDownlines')).toEqual([])
  await confirm(view)
  expect(await screen.findByRole('dialog', { name: 'Đã chuyển tiền' })).toBeTruthy()
  expect(fact('Số dư còn lại')).toBe('1.999.980,00 ₫')
  await view.user.click(screen.getByRole('button', { name: 'Xong' }))
  await waitFor(() => expect(view.address()).toBe(path))
  expect(fact('Số dư khả dụng')).toBe('1.999.980,00')
})

test('whoever is to get something is chosen from the team, and kept in the address', async () => {
  const { user, address } = await openTransfer('')
  expect(await screen.findByText('Chưa chọn người nhận')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Chọn người nhận' }))
  await user.click(await screen.findByRole('checkbox', { name: 'thaomy' }))
  await user.click(screen.getByRole('checkbox', { name: 'anhhoang' }))
  await user.click(screen.getByRole('button', { name: 'Xong, đã chọn 2' }))
  expect(await screen.findByLabelText('Số tiền cho anhhoang')).toBeTruthy()
  expect(address()).toBe(`${path}&to=thaomy%2Canhhoang`)
})

test('an amount of nothing is refused before anybody is asked', async () => {
  const view = await openTransfer()
  await look(view, { thaomy: '10', anhhoang: '0' })
  expect(await screen.findByText('Nhập số tiền lớn hơn 0')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Số tiền cho anhhoang'))
  expect(view.calls('preview')).toEqual([])
})

test('more than the balance is refused under the amount that it no longer holds, and what was typed stays', async () => {
  const view = await openTransfer()
  await look(view, { thaomy: '10', anhhoang: '5000000' })
  const [kept, refused] = ['thaomy', 'anhhoang'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(`Số tiền cho ${name}`),
  )
  expect(await screen.findByText('Số dư không đủ')).toBeTruthy()
  expect([kept, refused].map((field) => field!.getAttribute('aria-invalid'))).toEqual(['false', 'true'])
  expect([kept, refused].map((field) => field!.value)).toEqual(['10', '5.000.000'])
})

test('somebody who is nobody below is named under their amount', async () => {
  const view = await openTransfer('thaomy,demo01')
  await look(view, { thaomy: '10', demo01: '10' })
  await waitFor(() => expect(screen.getByLabelText('Số tiền cho demo01').getAttribute('aria-invalid')).toBe('true'))
})

test('a wrong payment password is told under it, and nothing has moved', async () => {
  const view = await openTransfer()
  await look(view, { thaomy: '10', anhhoang: '10' })
  await confirm(view, '000000')
  expect(await screen.findByText(/^Mật khẩu rút tiền không đúng. Bạn còn \d lần thử/)).toBeTruthy()
  await view.user.clear(screen.getByLabelText('Mật khẩu rút tiền'))
  await confirm(view)
  expect(await screen.findByRole('dialog', { name: 'Đã chuyển tiền' })).toBeTruthy()
})

test('sent again after an answer that never came, it moves once', async () => {
  let times = 0
  const answer = async (_request: Request, real: () => Promise<Response>) => {
    const reply = await real()
    times += 1
    return times === 1 ? refused() : reply
  }
  const view = await openTransfer('thaomy,anhhoang', { transferDownlines: answer })
  await look(view, { thaomy: '10', anhhoang: '10' })
  await confirm(view)
  expect(await screen.findByText(/^Lỗi hệ thống, vui lòng thử lại\. Chưa rõ lệnh đã đến/)).toBeTruthy()
  await view.user.click(screen.getByRole('button', { name: 'Chuyển tiền' }))
  expect(await screen.findByRole('dialog', { name: 'Đã chuyển tiền' })).toBeTruthy()
  expect(fact('Số dư còn lại')).toBe('1.999.980,00 ₫')
  const keys = view.calls('transferDownlines').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

test('what was typed is there after a reload', async () => {
  const view = await openTransfer()
  await view.user.type(await screen.findByLabelText('Số tiền cho thaomy'), '250000')
  view.unmount()
  await openTransfer()
  expect((await screen.findByLabelText<HTMLInputElement>('Số tiền cho thaomy')).value).toMatch(/^250\.?000$/)
})

test('where the site has switched transfers off, it says so', async () => {
  await openTransfer('', { transferEnabled: good({ transferDownEnabled: 'N', transferUpEnabled: 'N' }) })
  expect(await screen.findByText('Trang web đang tắt chức năng chuyển tiền')).toBeTruthy()
})
