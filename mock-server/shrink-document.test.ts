import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { shrinkDocument } from './shrink-document.ts'
import { withSharedParts } from './src/kernel/validation/openapi-document.ts'

const text = readFileSync(fileURLToPath(new URL('../openapi/dist/operations.gen.json', import.meta.url)), 'utf8')

test('the document of the page and of the edge keeps calls, codes and parameters, without schemas', () => {
  const full = JSON.parse(text)
  const { generalFailures: _failures, ...facts } = full
  const withoutSchema = ({ schema: _schema, wrapper: _wrapper, ...rest }: Record<string, unknown>) => rest
  const operations = full.operations.map(({ provenance: _p, sdkModule: _m, ...operation }: typeof full) => ({
    ...operation,
    parameters: operation.parameters.map(withoutSchema),
    ...(operation.body && { body: withoutSchema(operation.body) }),
    responses: Object.fromEntries(
      Object.entries<typeof full>(operation.responses).map(([status, response]) => [status, withoutSchema(response)]),
    ),
  }))

  expect(withSharedParts(JSON.parse(shrinkDocument(text)))).toEqual({ ...facts, operations, schemas: {} })
  expect(withSharedParts(full)).toBe(full)
})

test('equal responses and parameters are written once', () => {
  const { shared } = JSON.parse(shrinkDocument(text))
  for (const part of Object.values<object[]>(shared))
    expect(new Set(part.map((one) => JSON.stringify(one))).size).toBe(part.length)
})

test('the transformed file is the one that the mock imports', () => {
  const { exports } = JSON.parse(
    readFileSync(fileURLToPath(new URL('../openapi/package.json', import.meta.url)), 'utf8'),
  )
  expect(exports['./operations']).toBe('./dist/operations.gen.json')
})
