import { expect, test } from 'vitest'
import { sumOfHeap } from './page-memory.ts'

test('the heap of a page counts what scripts hold, and neither compiled code nor objects of the browser', () => {
  const meta = { node_fields: ['type', 'name', 'self_size'], node_types: [['object', 'code', 'native', 'string']] }
  const nodes = [0, 0, 10, 1, 0, 100, 2, 0, 1000, 3, 0, 5]

  expect(sumOfHeap(JSON.stringify({ snapshot: { meta }, nodes }))).toBe(15)
})
