import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { leagues } from './teams.ts'
import { announcements, banners, helpTopics, promotions } from './texts.ts'
import type { LocalizedText } from './words.ts'

const hasBothLanguages = ({ vi, en }: LocalizedText) => vi.length > 0 && en.length > 0

test('every text exists in both languages', () => {
  const words = [
    ...announcements().flatMap(({ title, content }) => [title, content]),
    ...promotions().flatMap(({ title, content }) => [title, content]),
    ...helpTopics().flatMap(({ title, content }) => [title, content]),
    ...banners().map(({ title }) => title),
    ...countries().map(({ name }) => name),
    ...leagues().flatMap((league) => [league.name, ...league.teams.map((team) => team.name)]),
  ]

  expect(words.filter((word) => !hasBothLanguages(word))).toEqual([])
})

test('every amount of money in a text has its currency', () => {
  const texts = [...promotions(), ...announcements()].flatMap(({ title, content }) => [title, content])
  const bare = texts
    .flatMap(({ vi, en }) => [vi, en])
    .filter((text) => /(?<![\d.,])\d{1,3}([.,]\d{3})+(?!\d|[.,]\d|\u00A0₫)/.test(text))
  expect(bare).toEqual([])
})

test('promotions of thirteen categories have unique ids', () => {
  expect(new Set(promotions().map((promotion) => promotion.category)).size).toBe(13)
  expect(new Set(promotions().map((promotion) => promotion.id)).size).toBe(promotions().length)
})

test('every promotion has its own picture, with a figure of its text', () => {
  const all = promotions()
  for (const language of ['vi', 'en'] as const) {
    expect(new Set(all.map(({ pictures }) => pictures[language].url)).size).toBe(all.length)
    const figures = all.filter(({ title, content, pictures }) => {
      const figure = /[\d,.]+(?=%)/.exec(pictures[language].figure)?.[0]
      return figure && !(title[language] + content[language]).includes(`${figure}%`)
    })
    expect(figures).toEqual([])
  }
})

test('some rewards require pictures, some require remarks, most require neither', () => {
  const requirements = promotions().map(({ imageRequired, remarkRequired }) => `${imageRequired} ${remarkRequired}`)

  expect(new Set(requirements)).toEqual(new Set(['false false', 'true false', 'false true', 'true true']))
})

test('a banner links to existing promotions only', () => {
  const ids = banners().flatMap(({ opens }) => /activity\?id=(\d+)/.exec(opens)?.[1] ?? [])

  for (const id of ids) expect(promotions().map((promotion) => promotion.id)).toContain(Number(id))
})

test('there are thirty dialling codes, Vietnam first', () => {
  expect(countries()[0]).toEqual({ code: 'VN', dialingCode: '+84', name: { vi: 'Việt Nam', en: 'Vietnam' } })
  expect(countries().length).toBe(30)
  for (const { dialingCode } of countries()) expect(dialingCode).toMatch(/^\+\d{1,3}$/)
})

test('five leagues have eight clubs each, with a crest for every club', () => {
  const teams = leagues().flatMap((league) => league.teams)

  expect(teams.length).toBe(40)
  expect(new Set(teams.map((team) => team.crest)).size).toBe(40)
})
