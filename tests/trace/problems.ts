import { findPages } from './screens.ts'
import type { Requirement } from './requirements.ts'
import type { Title } from './titles.ts'

export type FoundTitle = Title & { file: string }
export type Claim = { id: string; file: string; title: string }

const RENDERS_APP = /^(web|tests)\//
const describe = ({ file, title }: Claim) => `${file}: "${title}"`

export function findTitleProblems(titles: FoundTitle[], known: Set<string>): string[] {
  return titles.flatMap(({ file, title, ids, idsPerRun, isComputed }) => {
    const unknown = ids.filter((id) => !known.has(id))
    return [
      ...(isComputed ? [`${file}: "${title}" computes an id: write it out, or use a table with [%s].`] : []),
      ...(idsPerRun > 1 ? [`${file}: "${title}" has ${idsPerRun} ids: write a test for each row.`] : []),
      ...unknown.map((id) => `${file}: "${title}" has the id ${id}, which is not in requirements.csv: correct the id.`),
    ]
  })
}

export function findClaimProblem(row: Requirement, claims: Claim[], withoutScreen: Set<string>): string | undefined {
  const page = findPages(row).find((one) => withoutScreen.has(one))
  if (page && row.packages.includes('web'))
    return `${row.id} is about ${page}, which has no screen yet: remove the id from ${claims.map(describe).join(' and ')}.`
  if (row.packages.includes('web') && !claims.some(({ file }) => RENDERS_APP.test(file)))
    return `${row.id} requires the web, but is covered only by ${claims.map(describe).join(' and ')}: cover it in web/ or tests/.`
  return undefined
}

export function findLostRows(listed: readonly string[], covered: object): string[] {
  return listed
    .filter((id) => !(id in covered))
    .map((id) => `${id} has no test any more (tests/covered.txt lists it): write a test with [${id}] in its title.`)
}

/** Returns a problem for each covered row that is not listed: its test could be lost unnoticed. */
export const findUnlistedRows = (listed: readonly string[], covered: object): string[] =>
  Object.keys(covered)
    .filter((id) => !listed.includes(id))
    .map((id) => `${id} is covered, but tests/covered.txt does not list it: run npm run tool -- trace --update.`)
