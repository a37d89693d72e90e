import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { states } from './states.ts'

const file = new URL('../provider-states.json', import.meta.url)

type Entry = { type: string; wrapped?: { type: string } }

function createCatalogue(): string {
  const all = Object.entries(states).map(([name, { parameters, means }]) => [
    name,
    { means, parameters: schemaOf(parameters.entries) },
  ])
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`
}

function schemaOf(entries: Record<string, Entry>) {
  const all = Object.entries(entries)
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, entry]) => [name, typeOf(entry)])),
    required: all.flatMap(([name, { wrapped }]) => (wrapped ? [] : name)),
  }
}

/** JSON schema has no name for a value of any type. */
const typeOf = ({ type, wrapped }: Entry) => (type === 'unknown' ? {} : { type: wrapped?.type ?? type })

const readCommitted = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')

export const isCatalogueStale = (): boolean =>
  JSON.stringify(JSON.parse(readCommitted() || '{}')) !== JSON.stringify(JSON.parse(createCatalogue()))

export function renewCatalogue() {
  if (!isCatalogueStale()) return
  writeFileSync(file, createCatalogue())
  process.stderr.write('The states changed: run npm run format and commit contracts/provider-states.json\n')
}

const statesPage = new URL('../PROVIDER_STATES.md', import.meta.url)
const START = '<!-- states: written by npm run contracts -->'
const END = '<!-- /states -->'

function stateTable(): string {
  const rows = Object.entries(states).map(([name, { parameters, means }]) => [
    name,
    parametersOf(parameters.entries),
    means,
  ])
  const table = [['state', 'parameters', 'means'], ['---', '---', '---'], ...rows]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const parametersOf = (entries: Record<string, { type: string; wrapped?: { type: string } }>) =>
  Object.entries(entries)
    .map(([name, { type, wrapped }]) => (wrapped ? `\`${name}?: ${wrapped.type}\`` : `\`${name}: ${type}\``))
    .join(', ')

const plain = (page: string) => page.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---')

export function staleStatesPage(page = readFileSync(statesPage, 'utf8')): string | undefined {
  const [before = '', after = ''] = [page.split(START)[0], page.split(END)[1]]
  const today = `${before}${START}\n\n${stateTable()}\n\n${END}${after}`
  return plain(today) === plain(page) ? undefined : today
}

export function renewStatesPage() {
  const today = staleStatesPage()
  if (today === undefined) return
  writeFileSync(statesPage, today)
  console.error('The states changed: run npm run format and commit contracts/PROVIDER_STATES.md')
}
