import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

test.each([
  ['the members hub', '/m/member/home'],
  ['the side menu', '/m/home'],
])('an agent’s tap on referral in %s opens a sheet, and the page stays [G-6-04]', async (_place, at) => {
  const { user, address } = await renderScreen(at, { as: 'agent01', answers: { getFundsConsolidated: success({}) } })
  if (at === '/m/home') await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('link', { name: t('app:referral') }))
  const sheet = within(await screen.findByRole('dialog', { name: t('app:referral') }))
  expect(address()).toBe(at)
  await user.click(sheet.getByRole('link', { name: t('titles:agentRegister') }))
  expect(address()).toBe('/m/agentRegister')
})

test('an agent who opens the referral address of members gets the agents’ entry', async () => {
  const { user, address, calls } = await renderScreen('/m/inviteFriends', {
    as: 'agent01',
    answers: { getFundsConsolidated: success({}) },
  })
  const page = within(await screen.findByRole('main'))
  const link = await page.findByRole('link', { name: t('titles:agentRegister') })
  expect(page.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    '/m/agentRegister',
    '/m/agent/home',
  ])
  expect(page.getByText(t('referral:agentText'))).toBeTruthy()
  expect(calls('listReferrals')).toEqual([])
  await user.click(link)
  expect(address()).toBe('/m/agentRegister')
})
