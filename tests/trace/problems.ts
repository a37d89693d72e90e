import { pagesOf } from './pages.ts'
import type { Requirement } from './requirements.ts'
import type { Title } from './titles.ts'

export type Found = Title & { file: string }
export type Claim = { id: string; file: string; title: string }

/** A test whose assertions may be about what a person sees. */
const seesTheApp = /^(web|tests)\//
const seen = ({ file, title }: Claim) => `${file}: "${title}"`

/** What is wrong with the titles themselves, each as a sentence that says what to do. */
export function wrongTitles(titles: Found[], known: Set<string>): string[] {
  return titles.flatMap(({ file, title, ids, most, vague }) => {
    const unknown = ids.filter((id) => !known.has(id))
    return [
      ...(vague ? [`${file}: "${title}" computes an id: write it out, or hand it from a table with [%s].`] : []),
      ...(most > 1 ? [`${file}: "${title}" names ${most} rows: give each row a test of its own.`] : []),
      ...unknown.map((id) => `${file}: "${title}" names ${id}, which is no row of requirements.csv: correct the id.`),
    ]
  })
}

/** Why the claims of this row do not prove it; `undefined` when they do. */
export function whyNot(row: Requirement, claims: Claim[], withoutScreen: Set<string>): string | undefined {
  const page = pagesOf(row).find((one) => withoutScreen.has(one))
  if (page && row.rooms.includes('web'))
    return `${row.id} is about ${page}, which has no screen yet: take the id out of ${claims.map(seen).join(' and ')}.`
  if (row.rooms.includes('web') && !claims.some(({ file }) => seesTheApp.test(file)))
    return `${row.id} names the web, but is claimed only by ${claims.map(seen).join(' and ')}: prove it in web/ or tests/.`
  return undefined
}

/** Rows that were proven once and are no longer. */
export function lostRows(kept: readonly string[], proven: object): string[] {
  return kept
    .filter((id) => !(id in proven))
    .map(
      (id) => `${id} has lost its proof (tests/covered.txt lists it): give it a test again, with [${id}] in its title.`,
    )
}

/** Rows that are proven now and would be lost without a word. */
export const unkeptRows = (kept: readonly string[], proven: object): string[] =>
  Object.keys(proven)
    .filter((id) => !kept.includes(id))
    .map((id) => `${id} is proven and tests/covered.txt does not list it: run npm run trace -- --keep.`)
