import { type Claim, type Found, lostRows, unkeptRows, whyNot, wrongTitles } from './problems.ts'
import type { Requirement } from './requirements.ts'

export type Share = { proven: number; all: number }

export type Report = Share & {
  documents: Record<string, Share>
  areas: Record<string, Share>
  tests: Record<string, { file: string; title: string }[]>
  notYet: Requirement[]
  problems: string[]
}

type House = {
  requirements: Requirement[]
  titles: Found[]
  /** Addresses of pages that say "coming soon". */
  withoutScreen?: Set<string>
  /** Ids that were proven before; without them nothing is compared. */
  kept?: readonly string[]
}

const documents: Record<string, string> = { A: 'A access and member area', G: 'G games and content' }

/** Which requirements the titles prove, and what is wrong with the titles themselves. */
export function trace({ requirements, titles, withoutScreen = new Set(), kept }: House): Report {
  const claims = Map.groupBy(
    titles.flatMap(({ file, title, ids }) => ids.map((id) => ({ id, file, title }))),
    ({ id }) => id,
  )
  const claimed = requirements.flatMap((row) => {
    const its = claims.get(row.id)
    return its ? [{ row, its, reason: whyNot(row, its, withoutScreen) }] : []
  })
  const proven = claimed.filter(({ reason }) => reason === undefined)
  const tests = Object.fromEntries(proven.map(({ row, its }) => [row.id, its.map(withoutId)]))
  return {
    ...share(requirements, tests),
    documents: shares(requirements, tests, ({ id }) => documents[id.charAt(0)] ?? id.charAt(0)),
    areas: shares(requirements, tests, ({ area }) => area),
    tests,
    notYet: requirements.filter(({ id }) => !(id in tests)),
    problems: [
      ...wrongTitles(titles, new Set(requirements.map(({ id }) => id))),
      ...claimed.flatMap(({ reason }) => reason ?? []),
      ...(kept ? [...lostRows(kept, tests), ...unkeptRows(kept, tests)] : []),
    ],
  }
}

const withoutId = ({ file, title }: Claim) => ({ file, title })

function share(requirements: Requirement[], tests: Report['tests']): Share {
  return { proven: requirements.filter(({ id }) => id in tests).length, all: requirements.length }
}

function shares(requirements: Requirement[], tests: Report['tests'], by: (requirement: Requirement) => string) {
  const groups = [...Map.groupBy(requirements, by)].toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(groups.map(([name, rows]) => [name, share(rows, tests)]))
}
