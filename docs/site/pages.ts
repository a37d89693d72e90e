import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import description from '@longan/openapi/document' with { type: 'json' }

const { tags } = description as { tags: { name: string }[] }
export const DOCS: string = fileURLToPath(new URL('..', import.meta.url))
export const GENERATED = [
  'reference/gateway.md',
  ...tags.map(({ name }) => `reference/gateway/${name}.md`),
  'reference/sdk.md',
  'reference/control.md',
  'reference/command-line.md',
  'reference/states.md',
  'reference/invalidation.md',
  'reference/rules.md',
]

export const pages = (): string[] =>
  globSync('**/*.md', { cwd: DOCS, exclude: ['node_modules', 'reference'] }).toSorted()

export const textOf = (page: string): string => readFileSync(DOCS + page, 'utf8')

export const titleOf = (page: string): string =>
  /^(?:# |title: )(.+)$/m.exec(textOf(page))?.[1]?.replaceAll('`', '') ?? page
