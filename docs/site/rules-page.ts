import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rulebooks } from '../../mock-server/src/domains/responsible-gaming/rulebook.service.ts'
import { ruleRequirements } from '../../mock-server/src/domains/responsible-gaming/rulebooks/rule-requirements.ts'
import {
  type Citation,
  ms,
  type Rulebook,
  type RuleId,
} from '../../mock-server/src/domains/responsible-gaming/rulebooks/rulebook.ts'
import { readRequirements } from '../../tests/trace/requirements.ts'
import { readTitles } from '../../tests/trace/titles.ts'
import { cell, page, table } from './markdown.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TESTS = '{mock-server,web,contracts,tests}/**/*.{test,spec}.{ts,tsx}'

/** The words that the app has for rules and values. */
const texts = JSON.parse(readFileSync(`${ROOT}web/src/i18n/en/responsible.json`, 'utf8')) as Record<string, string>

type FoundTest = { file: string; title: string }

/** The tests that name a requirement of responsible gaming, by its id. */
export function rulesTests(): Map<string, FoundTest[]> {
  const found = new Map<string, FoundTest[]>()
  for (const file of globSync(TESTS, {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist', '**/dist-demo'],
  }).toSorted()) {
    const text = readFileSync(ROOT + file, 'utf8')
    if (!text.includes('[R-')) continue
    for (const { title, ids } of readTitles(file, text))
      for (const id of ids) found.set(id, [...(found.get(id) ?? []), { file, title }])
  }
  return found
}

const SOURCES: Record<Citation['source'], string> = {
  text: 'the text',
  secondary: 'secondary source',
  own: 'a rule of this site',
}
const AMOUNTS: readonly RuleId[] = [
  'limit.deposit.highest',
  'stake.slot.highest',
  'stake.slot.highest.young',
  'stake.day.highest',
]
const NUMBERS: readonly RuleId[] = [
  'bonus.factor.highest',
  'age.lowest',
  'statement.months',
  'statement.confirmed.days',
]
const UNITS = [
  ['year', ms.year],
  ['month', ms.month],
  ['day', ms.day],
  ['hour', ms.hour],
  ['minute', ms.minute],
  ['second', ms.second],
] as const

const inEnglish = new Intl.NumberFormat('en')

function toPeriod(time: number): string {
  if (time === 0) return 'none'
  const [unit, length] = UNITS.find(([, one]) => time >= one && time % one === 0) ?? UNITS.at(-1)!
  return `${time / length} ${unit}${time === length ? '' : 's'}`
}

function toText(id: RuleId, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => toText(id, one)).join(', ')
  if (value === null) return 'no bound'
  if (typeof value !== 'number') return texts[`value_${String(value)}`] ?? String(value)
  if (AMOUNTS.includes(id)) return `${inEnglish.format(value / 100)} ₫`
  return NUMBERS.includes(id) ? inEnglish.format(value) : toPeriod(value)
}

const nameOf = (id: RuleId) => texts[`rule_${id}`] ?? id
const linkOf = (id: string) => `[${id}](#${id.toLowerCase()})`

function sectionOf({ name, currency, rules }: Rulebook): string[] {
  const rows = (Object.keys(rules) as RuleId[]).map((id) => {
    const { value, citation } = rules[id]
    const { title, clause, date, source } = citation
    const tests = ruleRequirements[id].map(linkOf).join(', ')
    return [nameOf(id), cell(toText(id, value)), cell(`${title}, ${clause}`), date, SOURCES[source], tests]
  })
  const rate = currency && `1 ${currency.code} is ${inEnglish.format(currency.rate)} ₫ here (${currency.date}).`
  return [
    `## ${name.en}`,
    '',
    ...(rate ? [rate, ''] : []),
    ...table(['rule', 'value', 'clause', 'date', 'source', 'tests'], rows),
  ]
}

const toItem = ({ file, title }: FoundTest) => `- ${cell(title.replaceAll(/\s*\[R-[^\]]*\]/g, ''))} (\`${file}\`)`

function requirementSections(): string[] {
  const tests = rulesTests()
  const known = readRequirements(readFileSync(`${ROOT}tests/requirements.csv`, 'utf8'))
  return [...new Set(Object.values(ruleRequirements).flat())]
    .toSorted()
    .flatMap((id) => [
      `### ${id}`,
      '',
      cell(known.find((one) => one.id === id)?.text ?? ''),
      '',
      ...(tests.get(id) ?? []).map(toItem),
      '',
    ])
}

/** Every rule of every rulebook with its clause, and the tests that check it. */
export const rulesPage = (): string =>
  page(
    'Rules of responsible gaming',
    'The six rulebooks of the mock, generated from their data. **This is a demonstration, not legal advice**: no lawyer has checked it, and laws change. “Secondary source” means that a report about the text was read, not the text. `GET /wps/system/rulebook` answers the rulebook in force; the presets `rules-gb` and others choose one. A rule of a market that says nothing of its own is that of the open rulebook.',
    [
      ...Object.values(rulebooks).flatMap(sectionOf),
      '## Tests',
      '',
      'Each test has the id of its requirement in its title.',
      '',
      ...requirementSections(),
    ],
  )
