import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { waitForRules, input, fillIn, noteOf } from '#testing/fields.ts'
import { success, noResponse, TRIES } from '#testing/gateway.ts'
import { goOffline, renderScreen, type ScreenOptions, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const path = '/m/agent/home?view=newDownline'
const noContracts = { getFundsConsolidated: success({}) }
const newcomer = { username: 'lananh88', password: 'Demo@123' }

async function openForm({ answers, ...options }: ScreenOptions = {}) {
  configureSite({ dialect: { cipher: 'plain' } })
  const view = await renderScreen(path, { as: 'agent01', answers: { ...noContracts, ...answers }, ...options })
  await screen.findByRole('form')
  await (options.language === 'EN' || waitForRules(view.client))
  const submit = () => view.user.click(screen.getByRole('button', { name: /^(Tạo tài khoản|Create account)$/ }))
  return { ...view, submit }
}
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('an agent creates a member with rebates; the credentials are shown and can be copied', async () => {
  const view = await openForm()
  fillIn({ ...newcomer, nickname: 'Lan Anh', RNG: '0,5' })
  await view.submit()
  expect(await screen.findByRole('heading', { name: t('agent:downlineCreated', { name: 'lananh88' }) })).toBe(
    document.activeElement,
  )
  const { rebates, ...names } = view.calls('createDownline')[0]!.body as { rebates: unknown[] }
  expect(names).toEqual({ ...newcomer, nickname: 'Lan Anh', type: 0 })
  expect(rebates).toContainEqual({ productType: 'RNG', rebateRate: 0.005 })
  expect(rebates).toContainEqual({ productType: 'LIVE', rebateRate: 0 })
  expect(facts().filter(Boolean)).toEqual(['lananh88', 'Demo@123', t('agent:members'), `${location.origin}/m/login`])
  await view.user.click(screen.getByRole('button', { name: t('agent:copyAll') }))
  expect(await navigator.clipboard.readText()).toBe(
    `Tên đăng nhập: lananh88\nMật khẩu ban đầu: Demo@123\nLoại tài khoản: Hội viên\nTrang đăng nhập: ${location.origin}/m/login`,
  )
  await view.user.click(screen.getByRole('link', { name: t('agent:openTeam') }))
  const rows = await within(screen.getByRole('main')).findAllByRole('listitem')
  expect(rows.at(-1)?.textContent).toMatch(/^lananh88 \(Lan Anh\)Hội viên/)
})

test('the form opens from the team, and a new agent gets the address of the agent login', async () => {
  configureSite({ dialect: { cipher: 'plain' } })
  const { user, address } = await renderScreen('/m/agent/home?view=team', { as: 'agent01', answers: noContracts })
  await user.click(await screen.findByRole('link', { name: t('agent:newDownline') }))
  expect(address()).toBe(path)
  await user.selectOptions(await screen.findByLabelText(t('agent:kind')), t('titles:agent'))
  fillIn(newcomer)
  await user.click(screen.getByRole('button', { name: t('agent:createDownline') }))
  await screen.findByRole('heading', { name: t('agent:downlineCreated', { name: 'lananh88' }) })
  expect(facts().filter(Boolean)).toContain(`${location.origin}/m/agent`)
})

test('a taken username shows an error under the field and keeps the input', async () => {
  const { submit } = await openForm()
  fillIn({ ...newcomer, username: 'thaomy', RNG: '0,5' })
  await submit()
  await waitFor(() => expect(noteOf('username')).toBe(t('problems:member.exists')))
  expect([document.activeElement, input('RNG').value]).toEqual([input('username'), '0,5'])
})

test.each([
  ['username', 'a', /4-16 chữ và số$/],
  ['username', '', /^Vui lòng nhập mục này$/],
  ['password', '123', /6-20/],
  ['RNG', '1,01', /^Tối đa 1%$/],
  ['LOTT', '0,6', /^Tối đa 0,5%$/],
  ['LIVE', 'x', /^Nhập tỷ lệ phần trăm/],
])('an invalid %s "%s" shows an error and sends no request', async (field, text, message) => {
  const { submit, calls } = await openForm()
  fillIn({ ...newcomer, [field]: text })
  await submit()
  expect(noteOf(field)).toMatch(message)
  expect(calls('createDownline')).toEqual([])
})

test('a double tap creates one account', async () => {
  const { calls } = await openForm({ answers: { createDownline: noResponse } })
  fillIn(newcomer)
  const button = screen.getByRole('button', { name: t('agent:createDownline') })
  button.click()
  button.click()
  await waitFor(() => expect(calls('createDownline')).toHaveLength(1))
})

test('after a lost response the form says that a retry is safe, and one account is created', async () => {
  const keys: (string | null)[] = []
  const lost = async ({ headers }: Request, real: () => Promise<Response>) => {
    const reply = await real()
    if (keys.push(headers.get('idempotency-key')) <= TRIES) throw new TypeError('Failed to fetch')
    return reply
  }
  const { submit } = await openForm({ answers: { createDownline: lost } })
  fillIn(newcomer)
  await submit()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Bạn cứ gửi lại: tài khoản chỉ được tạo một lần$/)
  await submit()
  await screen.findByRole('heading', { name: t('agent:downlineCreated', { name: 'lananh88' }) })
  expect(keys[0]).toMatch(/./)
  expect(keys).toEqual(Array(TRIES + 1).fill(keys[0]))
})

test('offline the form says so in English, and the input without the password survives a reload', async () => {
  const { submit, unmount } = await openForm({
    language: 'EN',
    answers: { createDownline: () => Promise.reject(new TypeError('Failed to fetch')) },
  })
  fillIn({ ...newcomer, RNG: '0.5' })
  const back = goOffline()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Try again: it will not be created twice$/)
  back()
  unmount()
  await openForm()
  expect([input('username').value, input('password').value, input('RNG').value]).toEqual(['lananh88', '', '0,5'])
})

test('a failed request of the rebate ranges can be retried', async () => {
  configureSite({ dialect: { cipher: 'plain' } })
  const { world, user } = await renderScreen(path, {
    as: 'agent01',
    answers: noContracts,
    faults: [{ operation: 'listGlobalRebateSettings', status: 500, code: 'system.error' }],
  })
  await screen.findByText(t('problems:system.error'))
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await screen.findByRole('form', { name: t('agent:newDownline') })).toBeTruthy()
})

test('a site without this module shows no link to the form', async () => {
  await renderScreen('/m/agent/home?view=team', {
    as: 'agent01',
    answers: noContracts,
    settings: { flags: { AGEREGDOWN3: false } },
  })
  await screen.findByRole('button', { name: /^thaomy/ })
  expect(screen.queryByRole('link', { name: t('agent:newDownline') })).toBeNull()
})
