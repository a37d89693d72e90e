import { expect, test } from 'vitest'
import { readPact } from '../pact-file.ts'
import { checkReads, shrinkUnnamed, namedFields } from './measure.ts'
import { createTable, lineOfField, readTable, readUnnamed } from './reads-table.ts'

const reader = 'web/src/api/wallet/wallet.queries.ts'
const reads = { getWallet: { 'value.sumBalance': reader } }
const named = new Map([['getWallet', new Set(['value.sumBalance'])]])
const none = new Map<string, Set<string>>()
const lineOf = () => 12

test('the pact names each field that the app reads, apart from the listed ones', () => {
  const observations = { reads: readTable(), named: namedFields(readPact().interactions), unnamed: readUnnamed() }

  expect(Object.keys(observations.reads).length).toBeGreaterThan(100)
  expect(observations.reads['addBankCard refused']).toMatchObject({ 'value.data.remainingAttempts': expect.anything() })
  expect(checkReads({ ...observations, lineOf: lineOfField })).toEqual([])
})

test('a field that is read and not named is reported with a reader and the file to add it to', () => {
  expect(checkReads({ reads, named: none, unnamed: {}, lineOf })).toEqual([
    `getWallet value.sumBalance is read in ${reader}:12, and no interaction names it: add it to contracts/interactions/wallet.consumer.test.ts`,
  ])
})

test('a listed field may stay unnamed until it is named or no longer read', () => {
  const unnamed = { getWallet: ['value.sumBalance'] }

  expect(checkReads({ reads, named: none, unnamed, lineOf })).toEqual([])
  expect(checkReads({ reads, named, unnamed, lineOf })).toEqual([
    'getWallet value.sumBalance: the pact names it now; remove it from contracts/unnamed-reads.json',
  ])
  expect(checkReads({ reads: {}, named, unnamed, lineOf })).toEqual([
    'getWallet value.sumBalance: the app no longer reads it; remove it from contracts/unnamed-reads.json',
  ])
})

test('the list of unnamed fields only shrinks', () => {
  const today = { getWallet: ['value.sumBalance'], login: ['value.token'] }

  expect(shrinkUnnamed({ getWallet: ['value.old', 'value.sumBalance'] }, today)).toEqual({
    getWallet: ['value.sumBalance'],
  })
})

test('a table whose readers are gone is out of date', () => {
  expect(checkReads({ reads, named, unnamed: {}, lineOf: () => undefined })).toEqual([
    `getWallet value.sumBalance: ${reader} is gone: run npm run contracts -- --reads`,
  ])
})

test('the table has fields as the document names them: entries of a map as *, a tree once, one name for an alias', () => {
  const lines = [
    'listVendors\tvalue.mapping.RNG.*.vassalage',
    'listVendors\tvalue.mapping.LIVE.*.vassalage',
    'listVendors\tvalue.then',
    'getWhitelabel\tvalue.childrenNodes.*.childrenNodes.*.enabled',
    'getWalletBalance\tvalue.balances.*.accountTypeName',
  ].map((line) => `${line}\t${reader}`)

  expect(createTable(lines, {}, lineOf)).toEqual({
    getWalletBalance: { 'value.balance.*.accountName': reader },
    getWhitelabel: { 'value.enabled': reader },
    listVendors: { 'value.mapping.*.*.vassalage': reader },
  })
})

test('the reader in the table stays as long as it can be one', () => {
  const lines = ['getWallet\tvalue.sumBalance\tweb/src/a.ts']
  const lineIn = (file: string) => ({ 'web/src/a.ts': 3, [reader]: 12 })[file]

  expect(createTable(lines, reads, lineIn)).toEqual(reads)
  expect(createTable(lines, { getWallet: { 'value.sumBalance': 'web/src/gone.ts' } }, lineIn)).toEqual({
    getWallet: { 'value.sumBalance': 'web/src/a.ts' },
  })
})

test('the reader of a field is a file of the product, with its line', () => {
  expect(lineOfField('web/src/api/games/lottery.queries.ts', '*.roundSeconds')).toBeGreaterThan(1)
  expect(lineOfField('web/src/api/games/lottery.queries.ts', 'value.noSuchField')).toBe(0)
  expect(lineOfField('web/src/api/gone.ts', 'value.list.*')).toBeUndefined()
})
