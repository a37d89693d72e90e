import type { CiReport, CiResult, CiSuite } from '../../ci-report.ts'
import { documentVersion } from '../declared.ts'
import type { Interaction } from '../pact-file.ts'
import { tagOf } from './tags.ts'
import type { Tally, Verification } from './verification.ts'

/**
 * `held`, `failed` and `skipped` count. `pending` does not: it is not verified that a gateway should do this, whatever its response was; `differences`
 * name where the response differed from our own design.
 */
export type Case = {
  interaction: string
  tag: string
  kind: 'known' | 'designed'
  status: 'held' | 'failed' | 'skipped' | 'pending'
  reasons: string[]
  differences?: string[]
}
type Counts = { interactions: number; held: number; failed: number; skipped: number }
export type Report = {
  /** The version of the OpenAPI document that the pact was written with. */
  document: string
  provider: string
  notes: string[]
  counted: Counts
  notCounted: { pending: number; note: string }
  cases: Case[]
  failedStates: string[]
}

export const PENDING_NOTE =
  'Pending interactions are not verified: they are our own design, which no gateway has agreed to. --designed makes them count.'

/** Returns the verification without secrets: a gateway or a server of states may repeat what it was sent. */
export function hideSecrets(verification: Verification, hide: (text: string) => string): Verification {
  const hideIn = ({ tried, broken }: Tally): Tally => ({
    tried,
    broken: broken.map(({ interaction, reasons }) => ({ interaction, reasons: reasons.map(hide) })),
  })
  const { known, designed, skipped, failedStates, notes } = verification
  return {
    known: hideIn(known),
    designed: hideIn(designed),
    skipped,
    failedStates: failedStates.map(hide),
    notes: notes.map(hide),
  }
}

type ReportContext = { provider: string; verification: Verification; isDesignedCounted: boolean }

export function createReport(
  interactions: Interaction[],
  { provider, verification, isDesignedCounted }: ReportContext,
): Report {
  const { known, designed, skipped, failedStates, notes } = verification
  const broken = new Map([...known.broken, ...designed.broken].map((one) => [one.interaction, one.reasons]))
  const caseOf = (one: Interaction): Case => {
    const reasons = broken.get(one.description)
    const kind = one.pending ? 'designed' : 'known'
    const named = { interaction: one.description, tag: tagOf(one), kind } as const
    if (skipped.includes(one.description)) return { ...named, status: 'skipped', reasons: [] }
    if (one.pending && !isDesignedCounted)
      return { ...named, status: 'pending', reasons: [], differences: reasons ?? [] }
    return { ...named, status: reasons ? 'failed' : 'held', reasons: reasons ?? [] }
  }
  const cases = interactions.map(caseOf)
  const pending = cases.filter(({ status }) => status === 'pending').length
  const notCounted = { pending, note: pending > 0 ? PENDING_NOTE : '' }
  return { document: documentVersion, provider, notes, counted: countCases(cases), notCounted, cases, failedStates }
}

function countCases(cases: Case[]): Counts {
  const counted = cases.filter(({ status }) => status !== 'pending')
  const count = (wanted: Case['status']) => counted.filter(({ status }) => status === wanted).length
  return { interactions: counted.length, held: count('held'), failed: count('failed'), skipped: count('skipped') }
}

/** Returns the results of known interactions by tag: `longan mock --real` proxies tags whose interactions all hold. */
export const verifiedByTag = ({ cases }: Report): Record<string, { held: number; broken: string[] }> =>
  Object.fromEntries(
    [...Map.groupBy(cases, ({ tag }) => tag)].map(([tag, own]) => [
      tag,
      {
        held: own.filter(({ kind, status }) => kind === 'known' && status === 'held').length,
        broken: own.flatMap(({ kind, status, interaction }) =>
          kind === 'known' && status === 'failed' ? interaction : [],
        ),
      },
    ]),
  )

/** The report of a pact that a broker selected. A pending pact does not count, whatever its interactions do. */
export type PactReport = Report & { pact: string; pactIsPending: boolean }

/** Returns the report of a pending pact as one of pending interactions. */
export const toPactReport = (
  report: Report,
  { name, isPending }: { name: string; isPending: boolean },
): PactReport => ({
  ...report,
  pact: name,
  pactIsPending: isPending,
  cases: report.cases.map((one) =>
    isPending && one.status === 'failed' ? { ...one, status: 'pending', differences: one.reasons, reasons: [] } : one,
  ),
})

/** Returns reports for a pipeline: suites for what counts, for what is pending, and for states. */
export const toCiReport = (...reports: readonly (Report | PactReport)[]): CiReport => ({
  name: 'contracts',
  notes: reports.flatMap(({ notes }) => notes),
  suites: reports.flatMap(toSuites),
})

function toSuites({ cases, failedStates, ...report }: Report | PactReport): CiSuite[] {
  const of = 'pact' in report ? `${report.pact}: ` : ''
  const isPending = ({ status }: Case) => status === 'pending'
  return [
    { name: `${of}counts`, results: cases.filter((one) => !isPending(one)).map(toCiResult) },
    { name: `${of}pending, does not count`, results: cases.filter(isPending).map(toCiResult) },
    {
      name: `${of}states`,
      results: failedStates.map((name) => ({ name, tag: 'states', status: 'failed', reason: 'not set up' })),
    },
  ]
}

function toCiResult({ interaction, tag, status, reasons, differences = [] }: Case): CiResult {
  const results = {
    held: { status: 'passed' },
    failed: { status: 'failed', reason: reasons.join('; ') },
    skipped: { status: 'skipped', reason: 'its provider states cannot be set up' },
    pending: { status: 'skipped', reason: [PENDING_NOTE, ...differences].join(' Differs: ') },
  } as const
  return { name: interaction, tag, ...results[status] }
}
