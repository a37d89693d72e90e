import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const path = '/m/agent'
const notAgent = t('problems:login.not.agent')

async function enter(account: string, more: Parameters<typeof renderScreen>[1] = {}) {
  const view = await renderScreen(path, more)
  await view.user.type(await screen.findByLabelText(t('sign-in:username')), account)
  await view.user.type(screen.getByLabelText(t('sign-in:password')), 'Demo@123')
  await view.user.click(screen.getByRole('button', { name: t('app:login') }))
  return view
}

test('its address shows the agents’ login, without the common header and the tabs [A-2-22]', async () => {
  await renderScreen(path)
  const form = await screen.findByRole('form', { name: t('sign-in:agentTitle') })
  expect(within(form).getByLabelText(t('sign-in:username'))).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('navigation', { name: t('app:mainNavigation') })).toBeNull()
})

test('an agent who logs in here sees the agents’ home', async () => {
  const { address } = await enter('agent01')
  expect(await screen.findByRole('group', { name: t('agent:statistics') })).toBeTruthy()
  expect(address()).toBe('/m/agent/home')
})

test('an agent returns to the page that required the login', async () => {
  const { unmount } = await renderScreen('/m/gameRecord')
  await screen.findByRole('form')
  unmount()
  const { address } = await enter('agent01')
  await waitFor(() => expect(address()).toBe('/m/gameRecord'))
})

test('a member who tries the agents’ login sees the reason, and is not logged in [A-6-24]', async () => {
  await enter('demo01')
  expect((await screen.findByRole('alert')).textContent).toBe(notAgent)
  expect(session.get()).toBeUndefined()
})

test('the gateway’s refusal of a member is shown as a message [A-8-17]', async () => {
  const { address } = await enter('demo01', { answers: { login: refusal('login.not.agent', 400) } })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Tài khoản không phải đại lý/)
  expect(address()).toBe(path)
})

test('a phone that has opened this page shows it as its login, until its owner says that they are a member', async () => {
  const { unmount } = await renderScreen(path)
  await screen.findByRole('form', { name: t('sign-in:agentTitle') })
  unmount()
  const { user, address } = await renderScreen('/m/login')
  await screen.findByRole('form', { name: t('sign-in:agentTitle') })
  await user.click(screen.getByRole('button', { name: t('sign-in:iAmMember') }))
  expect(await screen.findByRole('form', { name: t('app:login') })).toBeTruthy()
  expect(address()).toBe('/m/login')
})

test('a member who is logged in sees their name, and can log in as an agent', async () => {
  await renderScreen(path, { as: 'demo01' })
  expect(await screen.findByText(/demo01, không phải tài khoản đại lý/)).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('form')).toBeTruthy()
})
