import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { i18n } from '#i18n/i18n.ts'
import { storage } from '#lib/storage/storage.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { OverlayHost } from '../overlay/overlay.tsx'
import { LanguageChoice } from './preferences.tsx'
import { t } from '#testing/text.ts'

test('a language whose messages cannot be loaded is not selected, and a network error is shown', async () => {
  const { user } = await renderScreen(
    <>
      <LanguageChoice />
      <OverlayHost />
    </>,
  )
  i18n.addResourceBundle('vi', 'unheard', { word: 'từ' })
  onTestFinished(() => void i18n.removeResourceBundle('vi', 'unheard'))
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByText(t('app:noNetwork'))).toBeTruthy()
  expect(screen.getByRole('button', { name: t('app:vietnamese'), pressed: true })).toBeTruthy()
  expect(storage.get('language')).toBe('VI')
})
