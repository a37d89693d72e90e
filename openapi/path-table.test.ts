import { expect, test } from 'vitest'
import { createPathTable } from './generated-files.ts'

const tags = ['system', 'wallet']

test('every path of every file is in the table, in the order of the tags', () => {
  const files = {
    'wallet.yaml': { '/wps/wallets/gcs': {}, '/wps/v2/balance': {} },
    'system.yaml': { '/wps/status': {} },
  }

  expect(createPathTable(files, tags)).toEqual({
    '/wps/status': { $ref: '../paths/system.yaml#/~1wps~1status' },
    '/wps/wallets/gcs': { $ref: '../paths/wallet.yaml#/~1wps~1wallets~1gcs' },
    '/wps/v2/balance': { $ref: '../paths/wallet.yaml#/~1wps~1v2~1balance' },
  })
})

test('a file of paths without a tag is refused', () => {
  expect(() => createPathTable({ 'cashier.yaml': { '/wps/deposits': {} } }, tags)).toThrow(
    'openapi/paths/cashier.yaml: no tag has this name. Name the file after a tag of openapi/openapi.yaml, or add the tag there.',
  )
})

test('an entry that is not a path is refused', () => {
  expect(() => createPathTable({ 'wallet.yaml': { 'wps/wallets': {} } }, tags)).toThrow(
    'openapi/paths/wallet.yaml: wps/wallets is not a path of the gateway. Write it as /wps/..., /lgw/..., /lotto/... or /lotto-vn/...',
  )
})

test('a path in two files is refused', () => {
  const files = { 'system.yaml': { '/wps/status': {} }, 'wallet.yaml': { '/wps/status': {} } }

  expect(() => createPathTable(files, tags)).toThrow(
    'openapi/paths/wallet.yaml: /wps/status is also described in openapi/paths/system.yaml. Keep one of them.',
  )
})
