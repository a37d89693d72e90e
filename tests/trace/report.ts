import {
  type Claim,
  type FoundTitle,
  findLostRows,
  findUnlistedRows,
  findClaimProblem,
  findTitleProblems,
} from './problems.ts'
import type { Requirement } from './requirements.ts'

export type Coverage = { covered: number; all: number }

export type Report = Coverage & {
  documents: Record<string, Coverage>
  areas: Record<string, Coverage>
  tests: Record<string, { file: string; title: string }[]>
  uncovered: Requirement[]
  problems: string[]
}

type TraceInput = {
  requirements: Requirement[]
  titles: FoundTitle[]
  withoutScreen?: Set<string>
  /** Ids of covered.txt; without them nothing is compared. */
  listed?: readonly string[]
}

const documents: Record<string, string> = { A: 'A access and member area', G: 'G games and content' }

export function trace({ requirements, titles, withoutScreen = new Set(), listed }: TraceInput): Report {
  const claims = Map.groupBy(
    titles.flatMap(({ file, title, ids }) => ids.map((id) => ({ id, file, title }))),
    ({ id }) => id,
  )
  const claimed = requirements.flatMap((row) => {
    const rowClaims = claims.get(row.id)
    return rowClaims ? [{ row, rowClaims, reason: findClaimProblem(row, rowClaims, withoutScreen) }] : []
  })
  const covered = claimed.filter(({ reason }) => reason === undefined)
  const tests = Object.fromEntries(covered.map(({ row, rowClaims }) => [row.id, rowClaims.map(withoutId)]))
  return {
    ...share(requirements, tests),
    documents: shares(requirements, tests, ({ id }) => documents[id.charAt(0)] ?? id.charAt(0)),
    areas: shares(requirements, tests, ({ area }) => area),
    tests,
    uncovered: requirements.filter(({ id }) => !(id in tests)),
    problems: [
      ...findTitleProblems(titles, new Set(requirements.map(({ id }) => id))),
      ...claimed.flatMap(({ reason }) => reason ?? []),
      ...(listed ? [...findLostRows(listed, tests), ...findUnlistedRows(listed, tests)] : []),
    ],
  }
}

const withoutId = ({ file, title }: Claim) => ({ file, title })

function share(requirements: Requirement[], tests: Report['tests']): Coverage {
  return { covered: requirements.filter(({ id }) => id in tests).length, all: requirements.length }
}

function shares(requirements: Requirement[], tests: Report['tests'], by: (requirement: Requirement) => string) {
  const groups = [...Map.groupBy(requirements, by)].toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(groups.map(([name, rows]) => [name, share(rows, tests)]))
}
