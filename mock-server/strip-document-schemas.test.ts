import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { stripSchemas } from './strip-document-schemas.ts'

const text = readFileSync(fileURLToPath(new URL('../openapi/dist/operations.gen.json', import.meta.url)), 'utf8')

test('the document of the page and of the edge keeps calls, codes and parameters, without schemas', () => {
  const [full, bare] = [JSON.parse(text), JSON.parse(stripSchemas(text))]
  expect(JSON.stringify(bare)).not.toMatch(/\$ref|"schema"|"wrapper"/)
  expect(bare.fingerprint).toBe(full.fingerprint)
  const login = bare.operations.find(({ id }: { id: string }) => id === 'login')
  const { contentTypes, required } = full.operations.find(({ id }: { id: string }) => id === 'login').body
  expect(login.body).toEqual({ contentTypes, required })
  expect(login.responses['400'].codes).toContain('login.incorrect')
  const names = (one: typeof bare) =>
    one.operations.map(({ id, parameters }: { id: string; parameters: { name: string }[] }) => [
      id,
      parameters.map(({ name }) => name),
    ])
  expect(names(bare)).toEqual(names(full))
})

test('the transformed file is the one that the mock imports', () => {
  const { exports } = JSON.parse(
    readFileSync(fileURLToPath(new URL('../openapi/package.json', import.meta.url)), 'utf8'),
  )
  expect(exports['./operations']).toBe('./dist/operations.gen.json')
})
