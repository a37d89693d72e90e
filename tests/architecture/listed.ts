import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const DOMAINS = 'mock-server/src/domains'
const PARTNERS = 'mock-server/simulators'

/** What is not in the list it belongs to, a sentence each: a module of the mock that nobody lists does not exist for it. */
export function unlisted(root: string): string[] {
  return [
    ...missingModules(root),
    ...unnamed(root, `${DOMAINS}/domains.ts`, `${DOMAINS}/*/*.domain.ts`),
    ...unnamed(root, `${PARTNERS}/partners.ts`, `${PARTNERS}/*/rules/*.partner.ts`),
  ]
}

const missingModules = (root: string) =>
  globSync(`${DOMAINS}/*/`, { cwd: root })
    .map((folder) => join(folder, `${basename(folder)}.domain.ts`))
    .filter((file) => globSync(file, { cwd: root }).length === 0)
    .map((file) => `${file} is missing: say there what the domain is made of, as its neighbours do`)

function unnamed(root: string, list: string, files: string) {
  const text = readFileSync(join(root, list), 'utf8')
  return globSync(files, { cwd: root })
    .filter((file) => !text.includes(`'./${relative(dirname(list), file)}'`))
    .map((file) => `${file} is in no list: import it in ${list} and add it there`)
}
