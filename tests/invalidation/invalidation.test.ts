import { expect, test } from 'vitest'
import { measureInvalidation } from './measure.ts'
import { describeDifferences, readTable, withMeasured } from './table.ts'

const empty = { invalidates: {}, volatile: [], localized: [], endsSession: [] }

test('each command changes the reads that openapi/invalidation.json lists, and no others', async () => {
  const differences = describeDifferences(readTable(), await measureInvalidation())

  expect(differences, 'npm run tool -- invalidation --write, then review openapi/invalidation.json').toEqual([])
}, 300_000)

test.each(['getWallet', 'withdraw'])('what is measured of %s alone is what the table lists of it', async (id) => {
  const table = readTable()

  expect(withMeasured(table, await measureInvalidation(id), id)).toEqual(table)
})

test('what was measured of one operation replaces what the table lists of it', () => {
  const table = {
    ...empty,
    invalidates: { withdraw: ['getWallet'], addFavourite: ['listGames'] },
    volatile: ['getRound'],
  }
  const found = { ...empty, invalidates: { withdraw: ['getWallet', 'listGames'] }, localized: ['listGames'] }

  expect(withMeasured(table, found, 'listGames')).toEqual({
    ...table,
    invalidates: { withdraw: ['getWallet', 'listGames'], addFavourite: [] },
    localized: ['listGames'],
  })
  expect(withMeasured(table, found, 'withdraw').invalidates).toEqual({
    withdraw: ['getWallet', 'listGames'],
    addFavourite: ['listGames'],
  })
})

test('a read that is missing in the table, and one that never changes, are named', () => {
  const table = { ...empty, invalidates: { withdraw: ['getWallet', 'listGames'] }, localized: ['listGames'] }
  const measured = { ...empty, invalidates: { withdraw: ['getWallet', 'listWithdrawals'] } }

  expect(describeDifferences(table, measured)).toEqual([
    'withdraw changes listWithdrawals, which is not listed',
    'withdraw never changes listGames, which is listed',
    'localized is ',
  ])
})
