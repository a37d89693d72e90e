import { expect, test } from 'vitest'
import { openApiDocument } from '../../kernel/openapi-document.ts'
import { compare } from './differences.ts'

const operation = openApiDocument.operations.find(({ id }) => id === 'listCountries')!
const country = (index: number) => ({ id: index, [`key${index}`]: 1 })

test('of a long list so many entries are compared, from its beginning to its end', () => {
  const answer = { success: true, value: Array.from({ length: 2000 }, (_, index) => country(index)) }

  const unknown = compare(operation, { answer }).differences.flatMap(({ field, says }) =>
    says === 'is not in the description' && field.includes('[].key') ? field : [],
  )

  expect(unknown).toHaveLength(500)
  expect(unknown).toContain('value[].key1996')
})
