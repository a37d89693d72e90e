import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

test('an unknown path leads home and says so [A-2-26]', async () => {
  const { address } = await renderScreen('/m/doesNotExist')

  await waitFor(() => expect(address()).toBe('/m/home'))
  expect(await screen.findByText(t('app:unknownAddress'))).toBeTruthy()
})

test('the sports page is outside the frame and shows no balance [A-2-24]', async () => {
  const { container } = await renderScreen('/m/fbGame', {
    as: 'demo02',
    answers: { getWallet: success({ sumBalance: 100.5 }) },
  })

  await screen.findByText(/Thể thao trực tuyến/)
  expect(container.querySelectorAll('header, footer, nav, #overlay, [data-floating]')).toHaveLength(0)
  expect(screen.queryByText(/100/)).toBeNull()
})

test('the balance can be hidden behind asterisks and shown [A-2-70]', async () => {
  const { user } = await renderScreen('/m/home', {
    as: 'demo02',
    answers: { getWallet: success({ sumBalance: 100.5 }) },
  })
  await screen.findByText('100')

  await user.click(screen.getByRole('button', { name: t('app:hideBalance') }))
  expect(screen.queryByText('100')).toBeNull()
  expect(screen.getByText('******')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: t('app:showBalance') }))
  expect(screen.getByText('100')).toBeTruthy()
})

test('a guest who opens the inbox is sent to the login, which remembers the path [A-6-02]', async () => {
  const { address } = await renderScreen('/m/webEmail')

  await waitFor(() => expect(address()).toBe('/m/login'))
  expect(sessionStorage.getItem('returnTo')).toBe('/m/webEmail')
})

test('change-password without a session leads home [A-2-108]', async () => {
  const { address } = await renderScreen('/m/changePsw')

  await waitFor(() => expect(address()).toBe('/m/home'))
})

test('maintenance shows only its own page [A-2-111]', async () => {
  const { container } = await renderScreen('/m/home', {
    answers: { getSystemStatus: withChanges({ maintenance: true, regionRestriction: true }) },
  })

  expect(await screen.findByText(t('status:maintenanceTitle'))).toBeTruthy()
  expect(container.querySelector('header, nav')).toBeNull()
})

test('a blocked region shows only its own page, with the IP address [A-2-110]', async () => {
  await renderScreen('/m/help', {
    language: 'EN',
    answers: { getSystemStatus: withChanges({ regionRestriction: true, location: { ip: '203.0.113.7' } }) },
  })

  expect(await screen.findByText('Access restricted')).toBeTruthy()
  expect(screen.getByText('Your IP: 203.0.113.7')).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('promotions have their own blue bar with title and back button [A-2-41]', async () => {
  const { container } = await renderScreen('/m/activity')

  expect(await screen.findByRole('heading', { level: 1, name: t('titles:promotions') })).toBeTruthy()
  expect(container.querySelector('[data-tone="blue"]')).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
})

test('the main page is a home page with its own path [A-2-02]', async () => {
  const { address } = await renderScreen('/m/main')

  expect(await screen.findByRole('group', { name: t('home:entryMenu') })).toBeTruthy()
  expect(address()).toBe('/m/main')
})
