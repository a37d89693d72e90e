import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

type Message = { key: string; vi: string; en: string }
type Term = { term: string; vi: string[]; en: string[] }

const here = import.meta.dirname
const read = (path: string) => readFileSync(path, 'utf8')
const readMessages = (path: string): Record<string, string> => JSON.parse(read(path))

const messages: Message[] = globSync(`${here}/en/*.json`).flatMap((path) => {
  const name = basename(path)
  const vi = readMessages(`${here}/vi/${name}`)
  return Object.entries(readMessages(path)).map(([key, en]) => ({
    key: `${name.replace('.json', '')}:${key}`,
    vi: vi[key] ?? '',
    en,
  }))
})

const formsOf = (cell: string) => cell.split(' / ').map((form) => form.trim())

/** Returns the terms of the product, the last table of the glossary. */
function parseGlossary(page: string): Term[] {
  const [, table = ''] = page.split('## Terms of the product')
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [term = '', vi = '', en = ''] = line.slice(1).split('|')
      return { term: term.trim(), vi: formsOf(vi), en: formsOf(en) }
    })
}

const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '{}')

/** Returns true if the text has one of the forms as whole words. */
const hasForm = (text: string, forms: string[]) =>
  forms.some((form) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}-])${form}(?![\p{L}\p{N}])`, 'iu').test(withoutPlaceholders(text)),
  )

/** Terms whose preferred Vietnamese form has no other meaning, so that the English message needs the term too. */
const UNAMBIGUOUS = new Set([
  'deposit',
  'balance',
  'main wallet',
  'payment password',
  'login password',
  'payee name',
  'bank card',
  'e-wallet',
  'receipt',
  'wagering requirement',
  'turnover',
  'net win/loss',
  'rebate',
  'promo code',
  'mission',
  'check-in',
  'wheel',
  'leaderboard',
  'points shop',
  'member',
  'agent',
  'upline',
  'downline',
  'commission',
  'salary contract',
  'dividend',
  'invitation code',
  'provider',
  'slots',
  'live casino',
  'card games',
  'fishing',
  'e-lottery',
  'cockfight',
  'sports',
  'e-sports',
  'play money',
  'favourites',
  'maintenance',
  'security question',
])

const EXCEPTIONS: Record<string, string> = {
  'demo:demo01': 'a persona in few words: "nhiều tiền" is a high balance',
  'problems:login.not.member': 'the specification states "non-member"',
  'problems:login.not.agent': 'the specification states "non-agent"',
  'messages:affiliate': 'the specification states "affiliate service"',
  'records:tied': 'a match that ends level',
  'home:draw': 'a match that ends level',
  'home:odds': 'a match that ends level',
  'lottery:count_one': 'short: the page has "Xổ số" as its title',
  'lottery:count_other': 'short: the page has "Xổ số" as its title',
}

/** Returns one line for each message that translates a term in another way than the glossary. */
const findInconsistencies = (terms: Term[], texts: Message[]): string[] =>
  terms.flatMap(({ term, vi, en }) =>
    texts.flatMap((text) => {
      const found: string[] = []
      if (hasForm(text.en, en) && !hasForm(text.vi, vi))
        found.push(`${text.key}: "${term}" is "${vi.join(' / ')}", not "${text.vi}"`)
      if (UNAMBIGUOUS.has(term) && hasForm(text.vi, vi.slice(0, 1)) && !hasForm(text.en, en))
        found.push(`${text.key}: "${vi[0]}" is "${en.join(' / ')}", not "${text.en}"`)
      return found
    }),
  )

const glossary = parseGlossary(read(`${here}/../../../docs/contributing/glossary.md`))

test('no term of the glossary is translated in two ways', () => {
  const checked = messages.filter(({ key }) => !(key in EXCEPTIONS))
  expect(findInconsistencies(glossary, checked)).toEqual([])
})

test('the glossary has every term once, and every exception is needed', () => {
  const terms = glossary.map(({ term }) => term)
  expect(terms.length).toBeGreaterThan(50)
  expect(terms).toEqual([...new Set(terms)])
  expect([...UNAMBIGUOUS.difference(new Set(terms))]).toEqual([])
  const needless = Object.keys(EXCEPTIONS).filter(
    (key) =>
      !findInconsistencies(
        glossary,
        messages.filter((text) => text.key === key),
      ).length,
  )
  expect(needless).toEqual([])
})

test('a second translation of a term is found, in both directions', () => {
  const terms = parseGlossary(`
## Terms of the product

| term | vi | en | meaning |
| --- | --- | --- | --- |
| fishing | Bắn cá | Fishing | shooting games |
| odds | Tỷ lệ / Kèo | Odds | the factor that a won bet pays |
`)
  const texts = [
    { key: 'menu:fish', vi: 'Bắn cá', en: 'Fishing' },
    { key: 'menu:other', vi: 'Câu cá', en: 'Fishing games' },
    { key: 'menu:hunt', vi: 'Vào bắn cá', en: 'Fish hunting' },
    { key: 'menu:odds', vi: 'Kèo đã đổi', en: 'The odds have changed' },
    { key: 'menu:price', vi: 'Giá đã đổi', en: 'The odds have changed' },
    { key: 'menu:named', vi: 'Chơi {{odds}}', en: 'Play {{odds}}' },
  ]
  expect(findInconsistencies(terms, texts)).toEqual([
    'menu:other: "fishing" is "Bắn cá", not "Câu cá"',
    'menu:hunt: "Bắn cá" is "Fishing", not "Fish hunting"',
    'menu:price: "odds" is "Tỷ lệ / Kèo", not "Giá đã đổi"',
  ])
})
