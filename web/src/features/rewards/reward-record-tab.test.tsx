import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const path = '/m/rewardCenter?tab=given'
const cup = { rewardName: 'Cốc Sơn Mài', points: 300, redeemTime: Date.UTC(2026, 10, 20), orderNo: 'P77' }
const bought = { listPointRedemptions: success({ list: [cup], total: 1, totalPages: 1 }) }

test('a reward opens its details, with an order number to copy', async () => {
  const { user } = await renderScreen(path, { as: 'vip02' })
  await user.click((await screen.findAllByRole('button', { name: /^Điểm danh 7 ngày/ }))[0]!)
  const sheet = within(await screen.findByRole('dialog', { name: 'Điểm danh 7 ngày' }))
  const facts = sheet.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts[0]).toBe('3.000\u00A0₫')
  await user.click(sheet.getByRole('button', { name: t('records:copyOrderNo') }))
  expect(await navigator.clipboard.readText()).toBe(facts.at(-1))
})

test('the redemptions have their own URL, and open the same way', async () => {
  const { user, address } = await renderScreen(path, { as: 'vip02', answers: bought })
  await user.click(await screen.findByRole('button', { name: t('rewards:redeemedWithPoints') }))
  await waitFor(() => expect(address()).toBe(`${path}&kind=bought`))
  await user.click(await screen.findByRole('button', { name: /^Cốc Sơn Mài/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Cốc Sơn Mài' }))
  expect(sheet.getByText('P77')).toBeTruthy()
  expect(sheet.getByText('−300 điểm')).toBeTruthy()
})

test.each([
  ['', t('rewards:noneReceived'), t('rewards:tabClaimable'), 'waiting'],
  ['&kind=bought', t('rewards:noneRedeemed'), t('rewards:goods'), 'points'],
])('without any%s it links to where there are some', async (...[kind, words, way, tab]) => {
  const { user, address } = await renderScreen(path + kind, { as: 'demo02' })
  expect(await screen.findByText(words)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: way }))
  expect(address()).toBe(`/m/rewardCenter?tab=${tab}`)
})
