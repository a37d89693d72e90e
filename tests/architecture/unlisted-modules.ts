import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const DOMAINS = 'mock-server/src/domains'
const SIMULATORS = 'mock-server/simulators'

/** Returns a sentence for each domain and simulator that is not in its list: the mock does not load it. */
export function findUnlistedModules(root: string): string[] {
  return [
    ...findMissingModules(root),
    ...findUnlisted(root, `${DOMAINS}/domains.ts`, `${DOMAINS}/*/*.domain.ts`),
    ...findUnlisted(root, `${SIMULATORS}/simulators.ts`, `${SIMULATORS}/*/rules/*.simulator.ts`),
  ]
}

const findMissingModules = (root: string) =>
  globSync(`${DOMAINS}/*/`, { cwd: root })
    .map((folder) => join(folder, `${basename(folder)}.domain.ts`))
    .filter((file) => globSync(file, { cwd: root }).length === 0)
    .map((file) => `${file} is missing: define the domain there, as the other domains do`)

function findUnlisted(root: string, list: string, files: string) {
  const text = readFileSync(join(root, list), 'utf8')
  return globSync(files, { cwd: root })
    .filter((file) => !text.includes(`'./${relative(dirname(list), file)}'`))
    .map((file) => `${file} is in no list: import it in ${list} and add it there`)
}
