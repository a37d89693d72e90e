import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DAY, inTimeOut, open } from '#shared/limits/testing.tsx'
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
