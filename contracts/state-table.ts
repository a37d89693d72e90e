import { readFileSync, writeFileSync } from 'node:fs'
import { states } from './states.ts'

const readme = new URL('README.md', import.meta.url)
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

export function staleReadme(page = readFileSync(readme, 'utf8')): string | undefined {
  const [before = '', after = ''] = [page.split(START)[0], page.split(END)[1]]
  const today = `${before}${START}\n\n${stateTable()}\n\n${END}${after}`
  return plain(today) === plain(page) ? undefined : today
}

export function renewReadme() {
  const today = staleReadme()
  if (today === undefined) return
  writeFileSync(readme, today)
  console.error('The states changed: run npm run format and commit contracts/README.md')
}
