import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rulesAreKnown, input, type, under } from '#testing/fields.ts'
import { good, silent } from '#testing/gateway.ts'
import { networkIsGone, open, type Options, siteIs } from '#testing/open.tsx'

const path = '/m/agent/home?view=newDownline'
const noContracts = { consolidated: good({}) }
const newcomer = { username: 'lananh88', password: 'Demo@123' }

/** The form, before a fresh mock that is told everything in plain words. */
async function openForm({ answers, ...options }: Options = {}) {
  siteIs({ profile: { cipher: 'plain' } })
  const view = await open(path, { as: 'agent01', answers: { ...noContracts, ...answers }, ...options })
  await screen.findByRole('form')
  await (options.language === 'EN' || rulesAreKnown(view.client))
  const submit = () => view.user.click(screen.getByRole('button', { name: /^(Tạo tài khoản|Make the account)$/ }))
  return { ...view, submit }
}
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('from my team I make a member with a share of the stakes, and what to hand on is shown and copied', async () => {
  const view = await openForm()
  type({ ...newcomer, nickname: 'Lan Anh', RNG: '0,5' })
  await view.submit()
  expect(await screen.findByRole('heading', { name: 'Đã tạo tài khoản lananh88' })).toBe(document.activeElement)
  const { rebates, ...names } = view.calls('downline')[0]!.body as { rebates: unknown[] }
  expect(names).toEqual({ ...newcomer, nickname: 'Lan Anh', type: 0 })
  expect(rebates).toContainEqual({ productType: 'RNG', rebateRate: 0.005 })
  expect(rebates).toContainEqual({ productType: 'LIVE', rebateRate: 0 })
  expect(facts().filter(Boolean)).toEqual(['lananh88', 'Demo@123', 'Hội viên', `${location.origin}/m/login`])
  await view.user.click(screen.getByRole('button', { name: 'Sao chép tất cả' }))
  expect(await navigator.clipboard.readText()).toBe(
    `Tên đăng nhập: lananh88\nMật khẩu ban đầu: Demo@123\nLoại tài khoản: Hội viên\nTrang đăng nhập: ${location.origin}/m/login`,
  )
  await view.user.click(screen.getByRole('link', { name: 'Xem tuyến dưới' }))
  const rows = await within(screen.getByRole('main')).findAllByRole('listitem')
  expect(rows.at(-1)?.textContent).toMatch(/^lananh88 \(Lan Anh\)Hội viên/)
})

test('the way there starts at my team, and an agent is told the agents’ door', async () => {
  siteIs({ profile: { cipher: 'plain' } })
  const { user, address } = await open('/m/agent/home?view=team', { as: 'agent01', answers: noContracts })
  await user.click(await screen.findByRole('link', { name: 'Thêm tuyến dưới' }))
  expect(address()).toBe(path)
  await user.selectOptions(await screen.findByLabelText('Loại tài khoản'), 'Đại lý')
  type(newcomer)
  await user.click(screen.getByRole('button', { name: 'Tạo tài khoản' }))
  await screen.findByRole('heading', { name: 'Đã tạo tài khoản lananh88' })
  expect(facts().filter(Boolean)).toContain(`${location.origin}/m/agent`)
})

test('a name that somebody has is told under it, and what was typed stays', async () => {
  const { submit } = await openForm()
  type({ ...newcomer, username: 'thaomy', RNG: '0,5' })
  await submit()
  await waitFor(() => expect(under('username')).toBe('Xin lỗi, tên đăng nhập đã tồn tại'))
  expect([document.activeElement, input('RNG').value]).toEqual([input('username'), '0,5'])
})

test.each([
  ['username', 'a', /4-16 chữ và số$/],
  ['username', '', /^Vui lòng nhập mục này$/],
  ['password', '123', /6-20/],
  ['RNG', '1,01', /^Tối đa 1%$/],
  ['LOTT', '0,6', /^Tối đa 0,5%$/],
  ['LIVE', 'x', /^Nhập tỷ lệ phần trăm/],
])('%s "%s" is refused in words, and nobody is asked', async (field, text, words) => {
  const { submit, calls } = await openForm()
  type({ ...newcomer, [field]: text })
  await submit()
  expect(under(field)).toMatch(words)
  expect(calls('downline')).toEqual([])
})

test('two taps at once make one account', async () => {
  const { calls } = await openForm({ answers: { downline: silent } })
  type(newcomer)
  const button = screen.getByRole('button', { name: 'Tạo tài khoản' })
  button.click()
  button.click()
  await waitFor(() => expect(calls('downline')).toHaveLength(1))
})

test('an answer that was lost says that it is safe to send again, and one account is made', async () => {
  const keys: (string | null)[] = []
  const lost = async ({ headers }: Request, real: () => Promise<Response>) => {
    const reply = await real()
    if (keys.push(headers.get('idempotency-key')) === 1) throw new TypeError('Failed to fetch')
    return reply
  }
  const { submit } = await openForm({ answers: { downline: lost } })
  type(newcomer)
  await submit()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Bạn cứ gửi lại: tài khoản chỉ được tạo một lần$/)
  await submit()
  await screen.findByRole('heading', { name: 'Đã tạo tài khoản lananh88' })
  expect(keys[0]).toMatch(/./)
  expect(keys[1]).toBe(keys[0])
})

test('without a network it says so in English, and what was typed is there after a reload but for the password', async () => {
  const { submit, unmount } = await openForm({
    language: 'EN',
    answers: { downline: () => Promise.reject(new TypeError('Failed to fetch')) },
  })
  type({ ...newcomer, RNG: '0.5' })
  const back = networkIsGone()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Send it again: it is made only once$/)
  back()
  unmount()
  await openForm()
  expect([input('username').value, input('password').value, input('RNG').value]).toEqual(['lananh88', '', '0,5'])
})

test('what may be given does not come: it is asked for again', async () => {
  siteIs({ profile: { cipher: 'plain' } })
  const { world, user } = await open(path, {
    as: 'agent01',
    answers: noContracts,
    faults: [{ operation: 'listGlobalRebateSettings', status: 500, code: 'system.error' }],
  })
  await screen.findByText('Lỗi hệ thống, vui lòng thử lại')
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByRole('form', { name: 'Thêm tuyến dưới' })).toBeTruthy()
})

test('a site where agents make nobody offers it nowhere', async () => {
  await open('/m/agent/home?view=team', {
    as: 'agent01',
    answers: noContracts,
    settings: { flags: { AGEREGDOWN3: false } },
  })
  await screen.findByRole('button', { name: /^thaomy/ })
  expect(screen.queryByRole('link', { name: 'Thêm tuyến dưới' })).toBeNull()
})
