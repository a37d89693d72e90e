import { errorCodeValues, localErrorCodes } from '@longan/sdk'
import { expect, test } from 'vitest'

type Words = Record<string, string>
const files = import.meta.glob<{ default: Words }>('./*/*.json', { eager: true })
const wordsOf = (language: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .map(([path, file]) => [path.slice('./vi/'.length, -'.json'.length), { ...file.default }]),
  )
const places = (words: string) => [...words.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted()

test('Vietnamese and English say the same things, and nothing is left empty [A-8-40]', () => {
  const [vi, en] = [wordsOf('vi'), wordsOf('en')]
  expect(Object.keys(en)).toEqual(Object.keys(vi))
  for (const [name, words] of Object.entries(vi)) {
    const english = en[name] ?? {}
    expect(Object.keys(english).toSorted(), name).toEqual(Object.keys(words).toSorted())
    for (const [key, text] of [...Object.entries(words), ...Object.entries(english)]) {
      expect(text.trim(), `${name}:${key}`).not.toBe('')
    }
    for (const [key, text] of Object.entries(words)) {
      expect(places(english[key]!), `${name}:${key}`).toEqual(places(text))
    }
  }
})

test('every code the gateway or the transport can say has words', () => {
  const known = Object.keys(wordsOf('vi').problems ?? {})

  expect(known.toSorted()).toEqual([...errorCodeValues, ...localErrorCodes].toSorted())
})
