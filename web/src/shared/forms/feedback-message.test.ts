import { expect, test } from 'vitest'
import { i18n, loadMessages, startI18n } from '#i18n/i18n.ts'

test.each([
  ['vi', 'Góp ý cần từ 10 đến 500 ký tự'],
  ['en', 'Enter 10 to 500 characters'],
])('in %s the message about the length of feedback contains both limits [A-5-35]', async (language, words) => {
  await startI18n()
  await i18n.changeLanguage(language)
  await loadMessages('forms')
  expect(i18n.t('forms:feedbackLength', { min: 10, max: 500 })).toBe(words)
})
