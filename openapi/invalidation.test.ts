import { expect, test } from 'vitest'
import document from './dist/openapi.gen.json' with { type: 'json' }
import { addInvalidation, readInvalidationTable } from './invalidation.ts'

const nothing = { invalidates: {}, volatile: [], localized: [] }

test('an operation says which reads it makes stale, and whether it depends on the time or the language', () => {
  expect(document.paths['/wps/relay/GCS_walletTransfer'].post).toMatchObject({
    'x-invalidates': ['getWalletBalance', 'listTransactions'],
  })
  expect(document.paths['/wps/captcha'].get).toMatchObject({ 'x-volatile': true })
  expect(document.paths['/wps/relay/MCSFE_getWithdrawSettings'].get).toMatchObject({ 'x-localized': true })
  expect(document.paths['/wps/wallets/gcs'].get).not.toHaveProperty('x-localized')
})

test('a table that names an unknown operation is refused', () => {
  const paths = { '/wallet': { get: { operationId: 'getWallet' } } }
  const table = { ...nothing, invalidates: { withdraw: ['getWallet'] } }

  expect(() => addInvalidation({ paths }, table)).toThrow('there is no operation withdraw')
})

test.for([
  ['addFavourite', 'removeFavourite'],
  ['createContract', 'cancelContract'],
  ['transferWallet', 'transferAllBack'],
])('%s and its opposite make the same reads stale', ([one, opposite]) => {
  const { invalidates } = readInvalidationTable()

  expect(invalidates[one!]).not.toEqual([])
  expect(invalidates[opposite!]).toEqual(invalidates[one!])
})
