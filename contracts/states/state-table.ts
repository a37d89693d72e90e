import { readFileSync, writeFileSync } from 'node:fs'
import { states } from './states.ts'

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
