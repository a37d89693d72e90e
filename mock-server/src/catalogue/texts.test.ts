import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { leagues } from './teams.ts'
import { announcements, banners, helpTopics, promotions } from './texts.ts'
import type { Word } from './words.ts'

const isSaidTwice = ({ vi, en }: Word) => vi.length > 0 && en.length > 0

test('every text is there in both languages', () => {
  const words = [
    ...announcements().flatMap(({ title, content }) => [title, content]),
    ...promotions().flatMap(({ title, content }) => [title, content]),
    ...helpTopics().flatMap(({ title, content }) => [title, content]),
    ...banners().map(({ title }) => title),
    ...countries().map(({ name }) => name),
    ...leagues().flatMap((league) => [league.name, ...league.teams.map((team) => team.name)]),
  ]

  expect(words.filter((word) => !isSaidTwice(word))).toEqual([])
})

test('there are promotions for thirteen categories, with ids of their own', () => {
  expect(new Set(promotions().map((promotion) => promotion.category)).size).toBe(13)
  expect(new Set(promotions().map((promotion) => promotion.id)).size).toBe(promotions().length)
})

test('some rewards ask for pictures, some for remarks, most for neither', () => {
  const asks = promotions().map(({ imageRequired, remarkRequired }) => `${imageRequired} ${remarkRequired}`)

  expect(new Set(asks)).toEqual(new Set(['false false', 'true false', 'false true', 'true true']))
})

test('a banner that opens a promotion names one that exists', () => {
  const ids = banners().flatMap(({ opens }) => /activity\?id=(\d+)/.exec(opens)?.[1] ?? [])

  for (const id of ids) expect(promotions().map((promotion) => promotion.id)).toContain(Number(id))
})

test('Vietnam leads thirty dialing codes', () => {
  expect(countries()[0]).toEqual({ code: 'VN', dialingCode: '+84', name: { vi: 'Việt Nam', en: 'Vietnam' } })
  expect(countries().length).toBe(30)
  for (const { dialingCode } of countries()) expect(dialingCode).toMatch(/^\+\d{1,3}$/)
})

test('five leagues have eight clubs each, every one with its own crest', () => {
  const teams = leagues().flatMap((league) => league.teams)

  expect(teams.length).toBe(40)
  expect(new Set(teams.map((team) => team.crest)).size).toBe(40)
})
