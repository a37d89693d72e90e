import { type DeclaredOperation, isCommonFailure, toOutcome, outcomesOf } from './declared.ts'

/** Sources of an outcome. */
export const sources = ['pact', 'journey', 'verification'] as const
export type Source = (typeof sources)[number]
/** The outcomes that each source has seen, as often as it has. */
export type Observations = Record<Source, string[]>

export type CoverageStatus = 'covered' | 'missed' | 'not implemented' | 'missing in the description'
export type Row = {
  operation: string
  domain: string
  status: string
  code: string | undefined
  isGeneral: boolean
  word: CoverageStatus
  /** The number of observations by source. */
  seen: Record<Source, number>
}

/** Operations by the outcomes that they declare and those that were seen of them: what is covered, and what of it is amiss. */
export function createMatrix(operations: DeclaredOperation[], seen: Observations): Row[] {
  const counts = Object.fromEntries(sources.map((source) => [source, countsOf(seen[source])])) as Counts
  const absent = absentOperations(operations, seen)
  const declared = operations.flatMap((operation) =>
    outcomesOf(operation).map((one) => withVerdict(toRow(one, operation.domain, counts), absent.has(operation.id))),
  )
  const known = new Set(operations.flatMap(outcomesOf))
  const others = [...new Set(sources.flatMap((source) => seen[source]))].filter((one) => !known.has(one))
  const domains = new Map(operations.map(({ id, domain }) => [id as string, domain]))
  return [...declared, ...others.filter((one) => !isAbsence(one)).map((one) => toUndeclaredRow(one, domains, counts))]
}

type Counts = Record<Source, Map<string, number>>

const countsOf = (outcomes: string[]) =>
  new Map([...Map.groupBy(outcomes, (one) => one)].map(([one, group]) => [one, group.length]))

function withVerdict(row: Row, isAbsent: boolean): Row {
  const { pact, journey, verification } = row.seen
  if (isAbsent && journey + verification === 0) return { ...row, word: 'not implemented' }
  return { ...row, word: pact + journey + verification > 0 ? 'covered' : 'missed' }
}

const toUndeclaredRow = (one: string, domains: Map<string, string>, counts: Counts): Row => ({
  ...toRow(one, domains.get(one.split(' ')[0]!) ?? '-', counts),
  word: 'missing in the description',
})

function toRow(one: string, domain: string, counts: Counts): Row {
  const [operation = '', status = '', code] = one.split(' ')
  const seen = Object.fromEntries(sources.map((name) => [name, counts[name].get(one) ?? 0])) as Row['seen']
  return { operation, domain, status, code, isGeneral: isCommonFailure(one), word: 'missed', seen }
}

/** Statuses of an operation that a provider has not implemented. */
const ABSENT = ['404', '501']
const isAbsence = (one: string) => ABSENT.includes(one.split(' ')[1]!)

/** Operations that the provider does not have: it answers so, and they do not declare it. */
function absentOperations(operations: DeclaredOperation[], { verification }: Observations): Set<string> {
  const answers = new Set(verification.filter(isAbsence).map((one) => one.split(' ').slice(0, 2).join(' ')))
  const isAbsent = ({ id, responses }: DeclaredOperation) =>
    ABSENT.some((status) => !(status in responses) && answers.has(toOutcome(id, status)))
  return new Set(operations.filter(isAbsent).map(({ id }) => id))
}

/** Returns a sentence for each outcome that is not covered. */
export const listGaps = (rows: Row[]): string[] =>
  rows
    .filter(({ word }) => word !== 'covered')
    .map(({ word, operation, status, code }) => `${toOutcome(operation, status, code)} is ${word}`)
