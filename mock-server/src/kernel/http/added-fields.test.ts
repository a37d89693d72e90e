import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { withFields } from './call-pipeline.ts'

test('fields are added to objects and, one after another, to rows', () => {
  const body = JSON.stringify({ success: true, value: { list: [{ id: 1 }, { id: 2 }], total: 2 } })
  const added = { value: { list: [{ icon: 'a' }, {}, { id: 3 }], note: 'x' } }

  expect(JSON.parse(withFields(body, added))).toEqual({
    success: true,
    value: { list: [{ id: 1, icon: 'a' }, { id: 2 }, { id: 3 }], total: 2, note: 'x' },
  })
})

test('a fault adds fields to the response of its operation, and to no other', async () => {
  const { gatewayOf, control } = setup()
  const adds = { value: { info: { imageCDNs: ['https://images.example'] } } }

  await control('POST', '/faults', { operation: 'getSystemStatus', adds })

  expect((await gatewayOf().system.getStatus()).info.imageCDNs).toEqual(['https://images.example'])
  expect((await gatewayOf().system.getSettings()).imageCDNs).toEqual([])
})
