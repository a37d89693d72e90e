import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import description from '@longan/openapi/document' with { type: 'json' }

const { tags } = description as { tags: { name: string }[] }
export const DOCS: string = fileURLToPath(new URL('..', import.meta.url))
/** Pages that the build generates; they are not committed. */
export const GENERATED = [
  'reference/gateway.md',
  ...tags.map(({ name }) => `reference/gateway/${name}.md`),
  'reference/sdk.md',
  'reference/control.md',
  'reference/command-line.md',
  'reference/states.md',
]

/** Returns every written page by its path in `docs/`. */
export const pages = (): string[] =>
  globSync('**/*.md', { cwd: DOCS, exclude: ['node_modules', 'reference'] }).toSorted()

export const textOf = (page: string): string => readFileSync(DOCS + page, 'utf8')

/** Returns the first heading of a page, or the title in its front matter. */
export const titleOf = (page: string): string =>
  /^(?:# |title: )(.+)$/m.exec(textOf(page))?.[1]?.replaceAll('`', '') ?? page
