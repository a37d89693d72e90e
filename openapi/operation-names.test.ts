import { expect, test } from 'vitest'
import { assertOperationNames } from './operation-names.ts'

const getWallet = { operationId: 'getWallet', tags: ['wallet'] }
const filesWith = (operation: object) => ({
  'wallet.yaml': { '/wps/wallets': { get: getWallet }, '/wps/fees': { get: { ...getWallet, ...operation } } },
})

test('an operation with the tag of its file, a verb and an id of its own is accepted', () => {
  expect(() => assertOperationNames(filesWith({ operationId: 'listFees' }))).not.toThrow()
  const olderForm = { operationId: 'getFees', tags: undefined, 'x-replaced-by': 'getWallet' }
  expect(() => assertOperationNames(filesWith(olderForm))).not.toThrow()
})

test.each([
  [{ operationId: 'listFees', tags: ['fees'] }, 'listFees has the tags [fees]. Write tags: [wallet]'],
  [{ operationId: 'listFees', tags: undefined }, 'listFees has no tag. Write tags: [wallet]'],
  [{ operationId: 'fetchFees' }, 'the operationId of fetchFees begins with no verb. Begin it with one of list, get'],
  [{ operationId: undefined }, 'the operationId of get /wps/fees begins with no verb'],
  [{}, 'getWallet is also the operationId of a call in openapi/paths/wallet.yaml. Rename one of them'],
])('%o is refused with the file and the next step', (operation, reason) => {
  expect(() => assertOperationNames(filesWith(operation))).toThrow(`openapi/paths/wallet.yaml: ${reason}`)
})
