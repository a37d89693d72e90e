import { expect, test } from 'vitest'
import type { CompactOperation } from './compact-operations.ts'
import { renderOperationTable } from './generated-files.ts'

const operation = (id: string, path: string, provenance: string) =>
  ({ id, method: 'GET', path, domain: 'wallet', provenance, module: 'COMM3' }) as CompactOperation

const table = (known: string) =>
  renderOperationTable(
    [operation('getWallet', '/wps/wallet', 'stated'), operation('listLocks', '/wps/locks', 'designed')],
    { '/wps/locks': { get: { operationId: 'listLocks', description: 'Older clients ask `/wps/locked`.' } } },
    known,
  )

test('operations are counted by domain and provenance, and shown with their modules', () => {
  const text = table('Wallet: []')

  expect(text).toContain('| [wallet](#wallet) | 1 | 0 | 1 | 2 |')
  expect(text).toContain('| **all** | 1 | 0 | 1 | 2 |')
  expect(text).toContain('| getWallet | `GET /wps/wallet` | stated | COMM3 |')
})

test('a known call lists its operation, or an operation whose description names it, or nothing yet', () => {
  const text = table('Wallet: ["GET /wps/wallet, GET /wps/locked", GET /wps/balance]')

  expect(text).toContain('1 of 2 rows are served.')
  expect(text).toContain('| `GET /wps/wallet`, `GET /wps/locked` | getWallet, listLocks |')
  expect(text).toContain('| `GET /wps/balance` | nothing yet |')
})
