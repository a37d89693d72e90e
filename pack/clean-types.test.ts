import { expect, test } from 'vitest'
import { cleanTypes } from './clean-types.ts'

test('a declaration file imports no file of its package for nothing', () => {
  const types = 'import { a as World } from "./world.js";\nimport "./playwright.js";\nexport { World };\n'

  expect(cleanTypes(types, {})).toBe('import { a as World } from "./world.js";\nexport { World };\n')
})

test('types of a package are imported from another that exports them', () => {
  expect(cleanTypes('import { a } from "one";\nimport "one";\n', { one: 'other' })).toBe(
    'import { a } from "other";\nimport "other";\n',
  )
})
