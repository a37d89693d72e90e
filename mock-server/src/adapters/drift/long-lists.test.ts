import { expect, test } from 'vitest'
import { openApiDocument } from '../../kernel/validation/openapi-document.ts'
import { compare } from './differences.ts'

const operation = openApiDocument.operations.find(({ id }) => id === 'listCountries')!
const country = (index: number) => ({ id: index, [`key${index}`]: 1 })

test('500 entries of a long list are compared, from its start to its end', () => {
  const answer = { success: true, value: Array.from({ length: 2000 }, (_, index) => country(index)) }

  const unknown = compare(operation, { answer }).differences.flatMap(({ field, says }) =>
    says === 'is not in the document' && field.includes('[].key') ? field : [],
  )

  expect(unknown).toHaveLength(500)
  expect(unknown).toContain('value[].key1996')
})
