import type { CiReport, CiResult } from '../../../../ci-report.ts'
import type { SequenceResult } from './run-sequences.ts'

export const countResults = (results: readonly SequenceResult[], status: SequenceResult['status']): number =>
  results.filter((one) => one.status === status).length

const MARKS = { holds: '✓', broken: '✗', skipped: '-' } as const

export function renderSequence({ name, sends, expects, status, reason = '' }: SequenceResult): string[] {
  const head = `${MARKS[status]} ${name}`
  if (status === 'holds') return [head]
  if (status === 'skipped') return [`${head}: skipped, ${reason}`]
  return [head, `    sent:     ${sends}`, `    expected: ${expects}`, `    found:    ${reason}`]
}

export function toWalletReport(results: readonly SequenceResult[]) {
  const count = (status: SequenceResult['status']) => countResults(results, status)
  return { counts: { holds: count('holds'), broken: count('broken'), skipped: count('skipped') }, sequences: results }
}

const toCiResult = ({ name, sends, expects, status, reason = '' }: SequenceResult): CiResult => {
  const named = { name, tag: 'wallet' } as const
  if (status === 'holds') return { ...named, status: 'passed' }
  if (status === 'skipped') return { ...named, status, reason }
  return { ...named, status: 'failed', reason: `${reason}. Sent: ${sends}. Expected: ${expects}` }
}

export const toWalletCiReport = (results: readonly SequenceResult[]): CiReport => ({
  name: 'wallet-check',
  suites: [{ name: 'wallet', results: results.map(toCiResult) }],
})
