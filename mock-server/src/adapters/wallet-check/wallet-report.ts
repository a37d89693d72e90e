import { failureElement, skippedElement, toSuite } from '../../../../junit.ts'
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

export function toWalletJunit(results: readonly SequenceResult[]): string {
  const cases = results.map(({ name, sends, expects, status, reason = '' }) => ({
    name,
    tag: 'wallet',
    result: {
      holds: '',
      skipped: skippedElement(reason),
      broken: failureElement(`${reason}. Sent: ${sends}. Expected: ${expects}`),
    }[status],
  }))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="wallet-check">\n${toSuite('wallet', cases)}\n</testsuites>\n`
}
