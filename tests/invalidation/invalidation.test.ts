import { expect, test } from 'vitest'
import { measureInvalidation } from './measure.ts'
import { describeDifferences, readTable } from './table.ts'

const empty = { invalidates: {}, volatile: [], localized: [], endsSession: [] }

test('each command changes the reads that openapi/invalidation.json lists, and no others', async () => {
  const differences = describeDifferences(readTable(), await measureInvalidation())

  expect(differences, 'npm run tool -- invalidation --write, then review openapi/invalidation.json').toEqual([])
}, 300_000)

test('a read that is missing in the table, and one that never changes, are named', () => {
  const table = { ...empty, invalidates: { withdraw: ['getWallet', 'listGames'] }, localized: ['listGames'] }
  const measured = { ...empty, invalidates: { withdraw: ['getWallet', 'listWithdrawals'] } }

  expect(describeDifferences(table, measured)).toEqual([
    'withdraw changes listWithdrawals, which is not listed',
    'withdraw never changes listGames, which is listed',
    'localized is ',
  ])
})
