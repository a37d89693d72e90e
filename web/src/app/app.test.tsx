import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changed, good } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

test('an unknown address leads home [A-2-26]', async () => {
  const { address } = await open('/m/doesNotExist')

  await vi.waitFor(() => expect(address()).toBe('/m/home'))
})

test('the sports page stands alone, without frame and without balance [A-2-24]', async () => {
  const { container } = await open('/m/fbGame', { as: 'demo02', answers: { gcs: good({ sumBalance: 100.5 }) } })

  await screen.findByText(/Thể thao trực tuyến/)
  expect(container.querySelectorAll('header, footer, nav, #overlay, [data-floating]')).toHaveLength(0)
  expect(screen.queryByText(/100/)).toBeNull()
})

test('the balance can be hidden and shown [A-2-70]', async () => {
  const { user } = await open('/m/home', { as: 'demo02', answers: { gcs: good({ sumBalance: 100.5 }) } })
  await screen.findByText('100')

  await user.click(screen.getByRole('button', { name: 'Ẩn số dư' }))
  expect(screen.queryByText('100')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Hiện số dư' }))
  expect(screen.getByText('100')).toBeTruthy()
})

test('a guest who opens the inbox is led to login, and login remembers where to [A-6-02]', async () => {
  const { address } = await open('/m/webEmail')

  await vi.waitFor(() => expect(address()).toBe('/m/login'))
  expect(sessionStorage.getItem('returnTo')).toBe('/m/webEmail')
})

test('change-password without a session leads home [A-2-108]', async () => {
  const { address } = await open('/m/changePsw')

  await vi.waitFor(() => expect(address()).toBe('/m/home'))
})

test('maintenance shows its page alone [A-2-111]', async () => {
  const { container } = await open('/m/home', {
    answers: { status: changed({ maintenance: true, regionRestriction: true }) },
  })

  expect(await screen.findByText('Đang bảo trì')).toBeTruthy()
  expect(container.querySelector('header, nav')).toBeNull()
})

test('a blocked region shows its page alone, with the address [A-2-110]', async () => {
  await open('/m/help', {
    language: 'EN',
    answers: { status: changed({ regionRestriction: true, location: { ip: '203.0.113.7' } }) },
  })

  expect(await screen.findByText('Access restricted')).toBeTruthy()
  expect(screen.getByText('Your IP: 203.0.113.7')).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('promotions have a blue bar of their own with title and arrow [A-2-41]', async () => {
  const { container } = await open('/m/activity')

  expect(await screen.findByRole('heading', { level: 1, name: 'Khuyến mãi' })).toBeTruthy()
  expect(container.querySelector('[data-tone="blue"]')).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
})

test('the main page is a home of its own address [A-2-02]', async () => {
  const { address } = await open('/m/main')

  expect(await screen.findByRole('group', { name: 'Loại game' })).toBeTruthy()
  expect(address()).toBe('/m/main')
})
