import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { prepareScreen } from '#app/routes/prepare-screen.ts'
import { navigate } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

test('the header of a member is complete when home is first shown', async () => {
  const { show } = await navigate('/m/home', { as: 'demo02' })
  history.replaceState(null, '', '/m/home')
  onTestFinished(() => history.replaceState(null, '', '/'))
  // A slow machine has no time limit.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await prepareScreen()
  vi.useRealTimers()
  show()

  expect(screen.getByText(t('app:availableBalance'))).toBeTruthy()
  expect(screen.getByRole('navigation', { name: t('app:userNavigation') })).toBeTruthy()
})
