import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { input, type, under } from '#testing/fields.ts'
import { good } from '#testing/gateway.ts'
import { networkIsGone, open, type Options, siteIs } from '#testing/open.tsx'

const path = '/m/agent/home?view=transfer&way=up'
const both = { transferEnabled: good({ transferDownEnabled: 'Y', transferUpEnabled: 'Y' }), consolidated: good({}) }
const SENT = 'transferDownline'
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

/** agent01, who has 2,000,000 ₫, below agent42. */
async function openUp({ answers, ...options }: Options = {}) {
  siteIs({ profile: { cipher: 'plain' } })
  const view = await open(path, { as: 'agent01', answers: { ...both, ...answers }, ...options })
  const { members, tree } = view.services
  const [{ id }, { id: uplineId }] = [members.named('agent01'), members.named('agent42')]
  if (!tree.placeOf(id)) await tree.join({ id, uplineId, rates: {}, joinedAt: view.world.clock.now() })
  await screen.findByRole('form')
  const look = async (amount: string) => {
    type({ amount })
    await view.user.click(screen.getByRole('button', { name: /^(Xem trước|Preview)$/ }))
  }
  const send = async (password = '246810') => {
    const sheet = within(await screen.findByRole('dialog'))
    type({ password })
    await view.user.click(sheet.getByRole('button', { name: /^(Chuyển tiền|Send)$/ }))
  }
  return { ...view, look, send }
}

test('money for the one above is shown with what is left, confirmed, and gone from the balance', async () => {
  const { look, send, calls, user, services } = await openUp()
  await look('50000')
  expect(await screen.findByRole('dialog', { name: 'Xác nhận chuyển tiền' })).toBeTruthy()
  expect([fact('Cho tuyến trên'), fact('Số dư còn lại')]).toEqual(['50.000,00 ₫', '1.950.000,00 ₫'])
  expect(calls(SENT)).toEqual([])
  await send()
  expect(await screen.findByRole('dialog', { name: 'Đã chuyển tiền' })).toBeTruthy()
  expect(calls(SENT).map(({ body }) => body)).toEqual([{ transferAmount: 50_000, password: '246810' }])
  await user.click(screen.getByRole('button', { name: 'Xong' }))
  await waitFor(() => expect(fact('Số dư khả dụng')).toBe('1.950.000,00'))
  expect(input('amount').value).toBe('')
  expect(services.tree.uplineOf(services.members.named('agent01').id)?.account).toBe('agent42')
})

test('whom the money is for is a choice, kept in the address; nobody above is no choice', async () => {
  const { user, address } = await open('/m/agent/home?view=transfer', { as: 'agent01', answers: both })
  await user.click(await screen.findByRole('button', { name: 'Cho tuyến trên' }))
  expect(address()).toBe(path)
  await user.click(screen.getByRole('button', { name: 'Cho tuyến dưới' }))
  expect(await screen.findByText('Chưa chọn người nhận')).toBeTruthy()
})

test('who has nobody above, or no permission, is not offered it', async () => {
  await open(path, { as: 'agent01', answers: { consolidated: good({}) } })
  expect(await screen.findByText('Chưa chọn người nhận')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cho tuyến trên' })).toBeNull()
})

test('a site that lets money go up alone shows that alone', async () => {
  const answers = { transferEnabled: good({ transferDownEnabled: 'N', transferUpEnabled: 'Y' }) }
  await openUp({ answers })
  expect(screen.queryByRole('button', { name: 'Cho tuyến dưới' })).toBeNull()
  expect(screen.getByLabelText('Số tiền')).toBeTruthy()
})

test.each([
  ['', 'Nhập số tiền lớn hơn 0'],
  ['0', 'Nhập số tiền lớn hơn 0'],
  ['2000001', 'Số dư chỉ còn 2.000.000 ₫'],
])('an amount of "%s" is refused before anybody is asked', async (amount, words) => {
  const { look } = await openUp()
  await look(amount)
  expect(under('amount')).toBe(words)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a wrong payment password is told with the tries that are left, and nothing has moved', async () => {
  const { look, send } = await openUp()
  await look('50000')
  await send('000000')
  await waitFor(() => expect(under('password')).toMatch(/^Mật khẩu rút tiền không đúng. Bạn còn 4 lần thử/))
  await send()
  expect(await screen.findByRole('dialog', { name: 'Đã chuyển tiền' })).toBeTruthy()
  expect(fact('Số dư còn lại')).toBe('1.950.000,00 ₫')
})

test('two taps at once, and an answer that was lost, move it once; English says what happened', async () => {
  const keys: (string | null)[] = []
  const answer = async ({ headers }: Request, real: () => Promise<Response>) => {
    const reply = await real()
    if (keys.push(headers.get('idempotency-key')) === 1) throw new TypeError('Failed to fetch')
    return reply
  }
  const { look, send } = await openUp({ language: 'EN', answers: { [SENT]: answer } })
  await look('50000')
  await screen.findByRole('dialog', { name: 'Confirm the transfer' })
  type({ password: '246810' })
  const back = networkIsGone()
  const button = screen.getByRole('button', { name: 'Send' })
  button.click()
  button.click()
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection|network/i)
  expect(keys).toHaveLength(1)
  back()
  await send()
  expect(await screen.findByRole('dialog', { name: 'Money sent' })).toBeTruthy()
  expect(fact('Balance afterwards')).toBe('1,950,000.00 ₫')
  expect(keys[1]).toBe(keys[0])
})

test('the amount is there after a reload', async () => {
  const { unmount } = await openUp()
  type({ amount: '250000' })
  unmount()
  await openUp()
  expect(input('amount').value).toBe('250.000')
})
