import { expect, onTestFinished, test } from 'vitest'
import { observeReads, share, track, trackRefusal } from './tracked-value.ts'
import { rest, spread, trackJson } from './tracked-copies.ts'

/** The fields that are read from now on: `getWallet value.sumBalance`. */
function recordReads() {
  const fields: string[] = []
  observeReads(({ operation, path }) => fields.push(`${operation} ${path.join('.')}`))
  onTestFinished(() => observeReads(() => {}))
  return fields
}

const deposits = () => track({ value: { list: [{ amount: 5 }, { amount: 7 }], tags: ['a'] } }, 'listDeposits')

test('a read is recorded with its operation and path, rows as *', () => {
  const { value } = deposits()
  const reads = recordReads()

  expect(value.list.map(({ amount }) => amount)).toEqual([5, 7])

  expect([...new Set(reads)]).toEqual([
    'listDeposits value.list',
    'listDeposits value.list.*',
    'listDeposits value.list.*.amount',
  ])
})

test('reading an absent field counts, and so does the question whether it is there', () => {
  const value: { amount?: number; bonus?: number } = deposits().value.list[0]!
  const reads = recordReads()

  expect([value.bonus, 'charge' in value]).toEqual([undefined, false])

  expect(reads).toEqual(['listDeposits value.list.*.bonus', 'listDeposits value.list.*.charge'])
})

test('of the details of a refusal only what was sent counts', () => {
  const details: { field?: string; rule?: string } = trackRefusal({ field: 'amount' }, 'withdraw refused')
  const reads = recordReads()

  expect([details.field, details.rule]).toEqual(['amount', undefined])

  expect(reads).toEqual(['withdraw refused value.field'])
})

test('a spread reads nothing, and its copy is tracked', () => {
  const row = deposits().value.list[0]!
  const reads = recordReads()
  const copy = spread(spread({}, row), { at: 1 }) as { amount: number; at: number; bonus?: number }
  expect(reads).toEqual([])

  expect([copy.amount, copy.at, copy.bonus]).toEqual([5, 1, undefined])

  expect(reads).toEqual(['listDeposits value.list.*.amount', 'listDeposits value.list.*.bonus'])
})

test('a field that a copy replaces is no longer of the response', () => {
  const row = deposits().value.list[0]!
  const copy = spread(spread({}, row), { amount: 6 }) as { amount: number }
  const reads = recordReads()

  expect(copy.amount).toBe(6)

  expect(reads).toEqual([])
})

test('the rest of a destructured response is tracked, without the fields taken out', () => {
  const others = rest(deposits().value, ['tags']) as { list: unknown[]; tags?: string[] }
  const reads = recordReads()

  expect([others.list.length, others.tags]).toEqual([2, undefined])

  expect(reads).toEqual(['listDeposits value.list'])
})

test('structural sharing reads nothing, keeps what is equal, and its result is tracked', () => {
  const before = deposits()
  const after = track({ value: { list: [{ amount: 5 }, { amount: 8 }], tags: ['a'] } }, 'listDeposits')
  const reads = recordReads()
  const shared = share(before, after) as typeof before
  expect([share(before, deposits()), reads]).toEqual([before, []])

  expect(shared.value.list[0]).toBe(before.value.list[0])
  expect(shared.value.list[1]!.amount).toBe(8)

  expect(reads).toContain('listDeposits value.list.*.amount')
})

test('JSON reads nothing, and a stored response is tracked when it is read again', () => {
  const { stringify, parse } = JSON
  onTestFinished(() => void Object.assign(JSON, { stringify, parse }))
  trackJson()
  const row = deposits().value.list[0]!
  const reads = recordReads()
  const stored = JSON.stringify({ at: 1, row })
  expect(reads).toEqual([])

  expect((JSON.parse(stored) as { row: { amount: number } }).row.amount).toBe(5)

  expect(reads).toEqual(['listDeposits value.list.*.amount'])
})
