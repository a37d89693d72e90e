import { expect, test } from 'vitest'
import { rulebooks } from '../../mock-server/src/domains/responsible-gaming/rulebook.service.ts'
import { ruleRequirements } from '../../mock-server/src/domains/responsible-gaming/rulebooks/rule-requirements.ts'
import { rulesPage, rulesTests } from './rules-page.ts'

const text = rulesPage()
const rowsOf = (name: string) =>
  text
    .split(`\n## ${name}\n`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '))

test.for(Object.values(rulebooks))(
  'the page has each rule of $id with its clause, date and source',
  ({ name, rules }) => {
    const [, , ...rows] = rowsOf(name.en)

    expect(rows).toHaveLength(Object.keys(rules).length)
    for (const [index, { citation }] of Object.values(rules).entries()) {
      expect(rows[index]).toContain(`${citation.title}, ${citation.clause} | ${citation.date}`)
      expect(rows[index]!.includes('secondary source')).toBe(citation.source === 'secondary')
    }
  },
)

test('each rule has words, and a requirement with its tests', () => {
  const tests = rulesTests()
  const sections = new Map(text.split('\n### ').map((part) => [part.slice(0, part.indexOf('\n')), part]))

  expect(text).not.toMatch(/^\| \w+\.[\w.]+ \|/m)
  for (const id of Object.values(ruleRequirements).flat()) {
    const found = tests.get(id) ?? []
    expect([id, sections.get(id)?.match(/^- /gm)?.length ?? 0]).toEqual([id, found.length])
    expect(found.length).toBeGreaterThan(0)
  }
})

test('each rule of each rulebook has a test', () => {
  expect(Object.entries(ruleRequirements).filter(([, ids]) => ids.length === 0)).toEqual([])
})

test('the page says that it is no legal advice', () => {
  expect(text).toContain('This is a demonstration, not legal advice')
})
