import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DAY, inRulebook, inTimeOut, open } from '#shared/limits/testing.tsx'
import { t } from '#testing/text.ts'

test('during a time-out the reward centre says so, and offers no check-in, draw, mission or promo code', async () => {
  await open('/m/rewardCenter?tab=missions', [inTimeOut(DAY)])

  expect(await screen.findByRole('region', { name: t('responsible:breakTitle') })).toBeTruthy()
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  const offers = [t('rewards:tabSignIn'), t('rewards:tabDraws'), t('rewards:tabMissions')]
  expect(tabs.filter((tab) => offers.includes(tab!))).toEqual([])
  expect(tabs).toContain(t('rewards:tabReceived'))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('where the rulebook allows no bonuses the reward centre has no check-in, no draws, no missions and no promo code [R-5-08]', async () => {
  await open('/m/rewardCenter', [inRulebook('vn')])

  const left = ['tabClaimable', 'tabPoints', 'tabVip', 'tabReceived'] as const
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(left.length))
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs.map((tab) => left.find((name) => tab.startsWith(t(`rewards:${name}`))))).toEqual(left)
  await screen.findByText(t('rewards:noRebates'))
  expect(screen.queryByRole('textbox')).toBeNull()
})
