import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/session.ts'
import { refused } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

const path = '/m/agent'
const notAgent = 'Tài khoản không phải đại lý không thể đăng nhập tại đây'

async function enter(account: string, more: Parameters<typeof open>[1] = {}) {
  const view = await open(path, more)
  await view.user.type(await screen.findByLabelText('Tên đăng nhập'), account)
  await view.user.type(screen.getByLabelText('Mật khẩu'), 'Demo@123')
  await view.user.click(screen.getByRole('button', { name: 'Đăng nhập' }))
  return view
}

test('at its address is the agents’ door, without the common header and the tabs [A-2-22]', async () => {
  await open(path)
  const door = await screen.findByRole('form', { name: 'Đăng nhập đại lý' })
  expect(within(door).getByLabelText('Tên đăng nhập')).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Điều hướng chính' })).toBeNull()
})

test('an agent who comes in by it is at the agents’ home', async () => {
  const { address } = await enter('agent01')
  expect(await screen.findByRole('group', { name: 'Số liệu của nhóm' })).toBeTruthy()
  expect(address()).toBe('/m/agent/home')
})

test('an agent comes back to where the login was asked for', async () => {
  const { unmount } = await open('/m/gameRecord')
  await screen.findByRole('form')
  unmount()
  const { address } = await enter('agent01')
  await waitFor(() => expect(address()).toBe('/m/gameRecord'))
})

test('a member who tries the agents’ door is told why, and stays outside [A-6-24]', async () => {
  await enter('demo01')
  expect((await screen.findByRole('alert')).textContent).toBe(notAgent)
  expect(session.get()).toBeUndefined()
})

test('the gateway’s refusal of who is no agent is said in words [A-8-17]', async () => {
  const { address } = await enter('demo01', { answers: { login: refused('login.not.agent', 400) } })
  expect((await screen.findByRole('alert')).textContent).toBe(notAgent)
  expect(address()).toBe(path)
})

test('a phone that has been here comes to this door when it is to log in, until its owner is a member', async () => {
  const { unmount } = await open(path)
  await screen.findByRole('form', { name: 'Đăng nhập đại lý' })
  unmount()
  const { user, address } = await open('/m/login')
  await screen.findByRole('form', { name: 'Đăng nhập đại lý' })
  await user.click(screen.getByRole('button', { name: 'Tôi là hội viên' }))
  expect(await screen.findByRole('form', { name: 'Đăng nhập' })).toBeTruthy()
  expect(address()).toBe('/m/login')
})

test('a member who is logged in is told by which name, and can log in as an agent', async () => {
  await open(path, { as: 'demo01' })
  expect(await screen.findByText(/demo01, không phải tài khoản đại lý/)).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('form')).toBeTruthy()
})
