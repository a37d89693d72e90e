import { expect, onTestFinished, test, vi } from 'vitest'
import { chooseDemoLanguage } from './demo-language.ts'

function visit(address: string, { languages, stored }: { languages: string[]; stored?: string }) {
  vi.stubGlobal('navigator', { languages })
  if (stored) localStorage.setItem('language', stored)
  history.replaceState(null, '', address)
  onTestFinished(() => history.replaceState(null, '', '/'))
  chooseDemoLanguage()
  return [localStorage.getItem('language'), location.pathname + location.search]
}

test.each([
  [['en-GB', 'vi'], 'EN'],
  [['fr', 'vi-VN', 'en'], 'VI'],
  [['fr'], null],
])('a first visit with a browser in %j stores %s', (languages, expected) => {
  expect(visit('/m/home', { languages })).toEqual([expected, '/m/home'])
})

test('a stored language is kept, whatever the browser’s', () => {
  expect(visit('/m/home', { languages: ['en'], stored: 'VI' })).toEqual(['VI', '/m/home'])
})

test.each([
  ['/m/gameList?lang=en&type=hot', 'EN', '/m/gameList?type=hot'],
  ['/m/home?lang=de', 'VI', '/m/home'],
])('%s stores %s and opens %s', (address, expected, opened) => {
  expect(visit(address, { languages: ['vi'], stored: 'VI' })).toEqual([expected, opened])
})
