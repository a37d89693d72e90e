import { errorCodeValues, localErrorCodes } from '@longan/sdk'
import { expect, test } from 'vitest'

type Messages = Record<string, string>
const files = import.meta.glob<{ default: Messages }>('./*/*.json', { eager: true })
const messagesOf = (language: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .map(([path, file]) => [path.slice('./vi/'.length, -'.json'.length), { ...file.default }]),
  )
const placeholders = (words: string) => [...words.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted()

type Language = Record<string, Messages>

function findMissing(source: Language, [language, other]: [string, Language]): string[] {
  return Object.entries(source).flatMap(([name, words]) =>
    Object.keys(words)
      .filter((key) => !other[name]?.[key]?.trim())
      .map((key) => `${name}:${key} has no message: add it in web/src/i18n/${language}/${name}.json`),
  )
}

test('Vietnamese and English have the same keys and placeholders, and no empty messages [A-8-40]', () => {
  const [vi, en] = [messagesOf('vi'), messagesOf('en')]
  expect([...findMissing(vi, ['en', en]), ...findMissing(en, ['vi', vi])]).toEqual([])
  for (const [name, words] of Object.entries(vi)) {
    for (const [key, text] of Object.entries(words)) {
      expect(placeholders(en[name]![key]!), `${name}:${key}`).toEqual(placeholders(text))
    }
  }
})

test('missing or empty messages are reported with their file', () => {
  const source = { weather: { rain: 'Mưa', sun: 'Nắng', wind: 'Gió' } }
  expect(findMissing(source, ['en', { weather: { rain: 'Rain', sun: ' ' } }])).toEqual([
    'weather:sun has no message: add it in web/src/i18n/en/weather.json',
    'weather:wind has no message: add it in web/src/i18n/en/weather.json',
  ])
  expect(findMissing(source, ['en', {}])).toHaveLength(3)
})

test('every error code of the gateway and of the transport has a message', () => {
  const known = new Set(Object.keys(messagesOf('vi').problems ?? {}))
  const codes = new Set<string>([...errorCodeValues, ...localErrorCodes])

  const missing = [...codes.difference(known)].map(
    (code) => `problems:${code} is missing in web/src/i18n/vi/problems.json`,
  )
  expect(missing).toEqual([])
  // Messages for one field or rule have its name as a suffix of the code.
  const ofNoCode = [...known.difference(codes)].filter((key) => !codes.has(key.slice(0, key.lastIndexOf('_'))))
  expect(ofNoCode).toEqual([])
})
